// What is to be committed once it is public, on the disk until it is: a server may be killed in between.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../../files/replace-file.mjs';
import { planTakeBack } from '../journal/take-back.ts';
import { commitEdits, type CommitOutcome, type EditsToCommit } from './commit-edits.ts';

/** Edits that are to be committed. */
export type NotedCommit = Omit<EditsToCommit, 'siteDir'>;

const noteOf = (journal: string) => `${journal}.commit`;

/** Notes edits before they are written; those of before have been committed. Throws what the disk says. */
export function noteCommit(journal: string, edits: NotedCommit): void {
  mkdirSync(dirname(journal), { recursive: true });
  replaceFile(noteOf(journal), [JSON.stringify(edits)], { durable: true });
}

/** Forgets edits that were not written. */
export const dropCommit = (journal: string): void => rmSync(noteOf(journal), { force: true });

/** What is to be committed; null for nothing. Throws where it cannot be read. */
export const notedCommit = (journal: string): NotedCommit | null =>
  existsSync(noteOf(journal))
    ? (JSON.parse(readFileSync(noteOf(journal), 'utf8')) as NotedCommit)
    : null;

/** Commits what is noted, if the folder still holds what was written; files that do not have it yet are left out. Rejects with what the disk says. */
export async function commitNoted(siteDir: string, journal: string): Promise<CommitOutcome> {
  const note = notedCommit(journal);
  if (!note) return { nothing: true };
  const written = planTakeBack(siteDir, note);
  const isThere = (path: string) =>
    'files' in written && written.files.some((file) => file.path === path);
  const outcome: CommitOutcome =
    'conflicts' in written
      ? { not: 'changed' }
      : await commitEdits({
          ...note,
          siteDir,
          files: note.files.filter(({ path }) => isThere(path)),
        });
  dropCommit(journal);
  return outcome;
}
