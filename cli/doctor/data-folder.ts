import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { readableBytes } from '../output/numbers.ts';
import { closedFolder } from '../command-line/closed-folder.ts';
import type { Check, Finding } from './finding.ts';
import { openingOf } from './output.ts';

type Words = CommandWords['doctor']['dataFolder'];

/** Free space below which the database may stop within days, and below which it stops now, bytes. */
const tight = 1_000_000_000;
const full = 100_000_000;
/** What groups and others may do: nothing. */
const others = 0o077;
const windows = process.platform === 'win32';

/** The folder of the embedded service: there, ours alone, whose lock, with keys that can be read and room to grow. */
export const checkDataFolder: Check = async ({ settings, language }) => {
  if (settings?.kind !== 'embedded') return [];
  const words = commandWordsOf(language).doctor.dataFolder;
  const { dataDir } = settings;
  const say = (level: Finding['level'], says: string, fix?: string): Finding => ({
    check: 'data-folder',
    level,
    says: `${words.name}: ${says}`,
    ...(fix ? { fix } : {}),
  });
  const room = await roomFor(dataDir, language);
  // A path below a file throws, whatever is asked.
  const stats = existsSync(dataDir) ? statSync(dataDir) : null;
  const closed = ['', 'pg', 'backups'].flatMap(
    (name) => closedFolder(join(dataDir, name)) ?? [],
  )[0];
  if (!stats && closed)
    return [say('error', words.cannotMake({ dataDir, ...closed }), openingOf(closed))];
  if (!stats) return [say('ok', words.notYet({ dataDir })), ...room];
  if (!stats.isDirectory()) return [say('error', words.noFolder({ dataDir }), words.chooseOther)];
  const found: Finding[] = [];
  if (closed || !isReadable(dataDir))
    found.push(say('error', words.notOurs({ dataDir }), `sudo chown -R "$(id -un)" "${dataDir}"`));
  if (!windows && stats.mode & others)
    found.push(say('warning', words.open({ dataDir }), `chmod 700 "${dataDir}"`));
  found.push(...keysIn(dataDir, words, say), holder(dataDir, words, say));
  return [...found, ...room];
};

function isReadable(dataDir: string): boolean {
  try {
    accessSync(dataDir, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

type Say = (level: Finding['level'], says: string, fix?: string) => Finding;

function keysIn(dataDir: string, words: Words, say: Say): Finding[] {
  const file = join(dataDir, 'keys.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats)
    return existsSync(join(dataDir, 'pg'))
      ? [say('warning', words.keysMissing, words.putBack)]
      : [];
  if (!windows && stats.mode & others) return [say('error', words.keysOpen, `chmod 600 "${file}"`)];
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (
      ['jwtSecret', 'publishableKey', 'secretKey'].every((name) => typeof keys[name] === 'string')
    )
      return [];
  } catch {
    // Told below.
  }
  return [say('error', words.keysEmpty, words.putBackOrRemove({ file }))];
}

function holder(dataDir: string, words: Words, say: Say): Finding {
  const held = dataHolder(dataDir);
  if (held) return say('ok', words.held({ dataDir, pid: held.pid }));
  if (existsSync(join(dataDir, 'lock'))) return say('ok', words.leftBehind({ dataDir }));
  return say('ok', words.free({ dataDir }));
}

async function roomFor(dataDir: string, language: Language): Promise<Finding[]> {
  const words = commandWordsOf(language).doctor.dataFolder;
  let folder = dataDir;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const level = free < full ? 'error' : free < tight ? 'warning' : 'ok';
  const size = readableBytes(free, language);
  if (level === 'ok') return [{ check: 'disk', level, says: words.room({ size }) }];
  return [
    {
      check: 'disk',
      level,
      says: words.littleRoom({ size, folder }),
      fix: words.freeSpace,
    },
  ];
}
