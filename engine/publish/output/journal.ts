import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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
  const folders = new Set<string>();
  for (const path of replace) {
    const staged = join(staging, path);
    const target = join(out, path);
    const folder = dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    try {
      renameSync(staged, target);
    } catch (error) {
      // Already exchanged by the run that was cut short.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  for (const path of remove) rmSync(join(out, path), { force: true });
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
