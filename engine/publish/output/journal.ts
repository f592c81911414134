import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeLeftovers, replaceFile } from '../../files/replace-file.mjs';

/** What an exchange will do: staged files that take the place of the published ones, in this order, then files to remove. */
export interface Exchange {
  readonly replace: readonly string[];
  readonly remove: readonly string[];
}

const journalName = 'journal.json';

/** Renames each staged file over its published one and removes what is left over; may be repeated after a crash. */
function perform({ replace, remove }: Exchange, staging: string, out: string): void {
  const folders = new Set(replace.flatMap(foldersOf));
  // A file of before may stand where a folder is needed now.
  const inTheWay = remove.filter((path) => folders.has(path));
  for (const path of inTheWay) removeFile(join(out, path));
  for (const folder of folders) mkdirSync(join(out, folder), { recursive: true });
  for (const path of replace) exchangeFile(join(staging, path), join(out, path));
  for (const path of remove) removeFile(join(out, path));
}

/** The folders that a file lies in, `a` and `a/b` of `a/b/c`, the outermost first; `.` for one that lies in none. */
const foldersOf = (path: string): string[] =>
  path.includes('/') ? [...foldersOf(dirname(path)), dirname(path)] : ['.'];

function exchangeFile(staged: string, target: string): void {
  try {
    renameSync(staged, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Already exchanged by the run that was cut short.
    if (code === 'ENOENT') return;
    if (code !== 'EISDIR' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    // A folder of before, of which nothing stays.
    rmSync(target, { recursive: true });
    renameSync(staged, target);
  }
}

/** Removes a file that may be gone; a folder that took its place, or that of a folder which it lay in, stays. */
function removeFile(path: string): void {
  try {
    if (!lstatSync(path).isDirectory()) rmSync(path, { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
}

/**
 * Publishes staged files: the intention is on the disk before the first rename, so that a run that is killed in
 * between is finished by the next. `staging` and `out` must be on one file system.
 */
export function exchange(work: Exchange, state: string, staging: string, out: string): void {
  if (work.replace.length === 0 && work.remove.length === 0) return;
  const journal = join(state, journalName);
  replaceFile(journal, JSON.stringify(work), { durable: true });
  perform(work, staging, out);
  rmSync(journal, { force: true });
}

/** Finishes what a killed run began; true if there was something to finish. */
export function finishExchange(state: string, staging: string, out: string): boolean {
  const journal = join(state, journalName);
  removeLeftovers(journal);
  if (!existsSync(journal)) return false;
  perform(JSON.parse(readFileSync(journal, 'utf8')) as Exchange, staging, out);
  rmSync(journal, { force: true });
  return true;
}
