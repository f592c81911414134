import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup, RestoreRefused } from '../../engine/database/backup/restore.ts';
import { fileOf } from '../../engine/database/backup/shelf.mjs';
import type { Language } from '../../engine/words/language.ts';
import { LockBusy } from '../../engine/files/lock.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import { readableNumber } from '../output/numbers.ts';
import { withProgress } from '../output/progress.ts';
import { backupDirOf, embeddedOf, type DataContext } from './context.ts';

/** `portao data restore`: takes the database back to a backup that was read whole before. */
export async function runRestore(
  { name }: { readonly name: string },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).data;
  const settings = embeddedOf(context);
  const { dataDir } = settings;
  const file = fileNamed(name, backupDirOf(settings), language);
  const { manifest, hadDatabase } = await withProgress(words.readingBackup, context, () =>
    restoreBackup({ dataDir, file }),
  ).catch((error: unknown) => {
    throw inWords(error, { name, dataDir, language });
  });
  const posts = readableNumber(manifest.rows['public.blog_posts'] ?? 0, 0, language);
  const lines = [
    words.backAtBackup({ name, posts }),
    ...(hadDatabase ? [words.replacedStays({ folder: join(dataDir, 'replaced') })] : []),
    words.startAgain,
  ];
  out(`${lines.join('\n')}\n`);
}

/** Path of a backup that is named or is a file itself. Throws `CommandError`. */
function fileNamed(name: string, folder: string, language: Language): string {
  const candidates = [fileOf(folder, name.replace(/\.tar\.gz$/, '')), resolve(name)];
  const found = candidates.find((path) => path.endsWith('.tar.gz') && existsSync(path));
  if (found) return found;
  throw new CommandError(commandWordsOf(language).data.noBackup({ name, folder }));
}

function inWords(
  error: unknown,
  { name, dataDir, language }: { name: string; dataDir: string; language: Language },
): unknown {
  const words = commandWordsOf(language).data;
  if (error instanceof LockBusy) return new CommandError(words.siteRuns({ pid: error.holder.pid }));
  if (!(error instanceof RestoreRefused)) return error;
  if (error.fault === 'newer')
    return new CommandError(words.newerBackup({ name, migration: error.message, dataDir }));
  return new CommandError(words.damagedBackup({ name, reason: error.message, dataDir }));
}
