// What is to be committed once it is public, on the disk until it is: a server may be killed in between, and whoever works in the
// repository may be in the middle of a merge.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { NoCommit } from '../../client/business.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { planTakeBack } from '../journal/take-back.ts';
import { commitEdits, type CommitOutcome, type EditsToCommit } from './commit-edits.ts';

/** Edits that are to be committed. */
export type NotedCommit = Omit<EditsToCommit, 'siteDir'>;

const notesOf = (journal: string) => `${journal}.commit`;

/** Reasons that pass: what was refused for one of them is tried again. */
const passing: ReadonlySet<NoCommit> = new Set(['under-way', 'detached', 'busy']);

/** True where edits have no commit yet and a later try may make one. */
export const isPassing = (outcome: CommitOutcome): boolean =>
  'not' in outcome && passing.has(outcome.not);

/** What is to be committed, the first noted first. Throws where it cannot be read. */
export const notedCommits = (journal: string): readonly NotedCommit[] =>
  existsSync(notesOf(journal))
    ? (JSON.parse(readFileSync(notesOf(journal), 'utf8')) as readonly NotedCommit[])
    : [];

function keep(journal: string, notes: readonly NotedCommit[]): void {
  if (notes.length === 0) return rmSync(notesOf(journal), { force: true });
  mkdirSync(dirname(journal), { recursive: true });
  replaceFile(notesOf(journal), [JSON.stringify(notes)], { durable: true });
}

/** Notes edits before they are written. Throws what the disk says. */
export const noteCommit = (journal: string, edits: NotedCommit): void =>
  keep(journal, [...notedCommits(journal), edits]);

/** Forgets the edits that were noted last: they were not written. */
export const dropCommit = (journal: string): void =>
  keep(journal, notedCommits(journal).slice(0, -1));

/**
 * Commits what is noted, one commit for each, and says what became of it, in the order of `notedCommits`. What may be committed
 * later stays noted. Rejects with what the disk says.
 */
export async function commitNoted(
  siteDir: string,
  journal: string,
): Promise<readonly CommitOutcome[]> {
  const notes = notedCommits(journal);
  const outcomes: CommitOutcome[] = [];
  for (const note of notes) {
    outcomes.push(await commitNote(siteDir, note));
    keep(
      journal,
      notes.filter((_, at) => at >= outcomes.length || isPassing(outcomes[at]!)),
    );
  }
  return outcomes;
}

/** Commits edits if the folder still holds what was written; files that do not have it yet are left out. */
async function commitNote(siteDir: string, note: NotedCommit): Promise<CommitOutcome> {
  const written = planTakeBack(siteDir, note);
  if ('conflicts' in written) return { not: 'changed' };
  const isThere = (path: string) => written.files.some((file) => file.path === path);
  const files = note.files.filter(({ path }) => isThere(path));
  return commitEdits({ ...note, siteDir, files });
}
