import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { readableBytes } from '../output/numbers.ts';
import type { Check, Finding } from './finding.ts';

/** Free space below which the database may stop within days, and below which it stops now, bytes. */
const tight = 1_000_000_000;
const full = 100_000_000;
/** What groups and others may do: nothing. */
const others = 0o077;
const windows = process.platform === 'win32';

/** The folder of the embedded service: there, ours alone, whose lock, with keys that can be read and room to grow. */
export const checkDataFolder: Check = async ({ settings, language }) => {
  if (settings?.kind !== 'embedded') return [];
  const pt = language === 'pt';
  const { dataDir } = settings;
  const say = (level: Finding['level'], says: string, fix?: string): Finding => ({
    check: 'data-folder',
    level,
    says: `${pt ? 'Pasta de dados' : 'Data folder'}: ${says}`,
    ...(fix ? { fix } : {}),
  });
  const room = await roomFor(dataDir, pt);
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (!stats)
    return [
      say(
        'ok',
        pt
          ? `${dataDir} ainda não existe; o primeiro npm start a cria`
          : `${dataDir} does not exist yet; the first npm start makes it`,
      ),
      ...room,
    ];
  if (!stats.isDirectory())
    return [
      say(
        'error',
        pt ? `${dataDir} não é uma pasta.` : `${dataDir} is no folder.`,
        pt ? 'Escolha outra com DATA_DIR.' : 'Choose another with DATA_DIR.',
      ),
    ];
  const found: Finding[] = [];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    found.push(
      say(
        'error',
        pt
          ? `${dataDir} não pode ser lida e gravada por este usuário.`
          : `${dataDir} cannot be read and written by this user.`,
        `sudo chown -R "$(id -un)" "${dataDir}"`,
      ),
    );
  }
  if (!windows && stats.mode & others)
    found.push(
      say(
        'warning',
        pt ? `${dataDir} está aberta a outros usuários.` : `${dataDir} is open to other users.`,
        `chmod 700 "${dataDir}"`,
      ),
    );
  found.push(...keysIn(dataDir, pt, say), holder(dataDir, pt, say));
  return [...found, ...room];
};

type Say = (level: Finding['level'], says: string, fix?: string) => Finding;

function keysIn(dataDir: string, pt: boolean, say: Say): Finding[] {
  const file = join(dataDir, 'keys.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats)
    return existsSync(join(dataDir, 'pg'))
      ? [
          say(
            'warning',
            pt
              ? 'falta keys.json; o próximo início faz chaves novas, e todos entram de novo no painel.'
              : 'keys.json is missing; the next start makes new keys, and everybody signs in again.',
            pt
              ? 'Devolva o arquivo da cópia de segurança, se houver uma.'
              : 'Put the file back from the backup if there is one.',
          ),
        ]
      : [];
  if (!windows && stats.mode & others)
    return [
      say(
        'error',
        pt
          ? 'as chaves em keys.json podem ser lidas por outros usuários.'
          : 'the keys in keys.json can be read by other users.',
        `chmod 600 "${file}"`,
      ),
    ];
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (
      ['jwtSecret', 'publishableKey', 'secretKey'].every((name) => typeof keys[name] === 'string')
    )
      return [];
  } catch {
    // Told below.
  }
  return [
    say(
      'error',
      pt
        ? 'keys.json não tem as chaves; o serviço não inicia.'
        : 'keys.json does not hold the keys; the service does not start.',
      pt
        ? `Devolva-o da cópia de segurança, ou: rm "${file}"`
        : `Put it back from the backup, or: rm "${file}"`,
    ),
  ];
}

function holder(dataDir: string, pt: boolean, say: Say): Finding {
  const held = dataHolder(dataDir);
  if (held)
    return say(
      'ok',
      pt
        ? `${dataDir}, aberta pelo processo ${held.pid}`
        : `${dataDir}, opened by process ${held.pid}`,
    );
  if (existsSync(join(dataDir, 'lock')))
    return say(
      'ok',
      pt
        ? `${dataDir}, livre (o processo que a tinha caiu; o próximo a retoma sozinho)`
        : `${dataDir}, free (the process that had it is gone; the next one takes over)`,
    );
  return say('ok', pt ? `${dataDir}, livre` : `${dataDir}, free`);
}

async function roomFor(dataDir: string, pt: boolean): Promise<Finding[]> {
  let folder = dataDir;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const level = free < full ? 'error' : free < tight ? 'warning' : 'ok';
  const size = readableBytes(free, pt ? 'pt' : 'en');
  if (level === 'ok')
    return [{ check: 'disk', level, says: pt ? `Disco: ${size} livres` : `Disk: ${size} free` }];
  return [
    {
      check: 'disk',
      level,
      says: pt ? `Disco: só ${size} livres em ${folder}.` : `Disk: only ${size} free at ${folder}.`,
      fix: pt
        ? 'Libere espaço: uma gravação que não cabe falha.'
        : 'Free some space: a write that does not fit fails.',
    },
  ];
}
