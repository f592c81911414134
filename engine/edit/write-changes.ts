import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedChanges } from '../client/business.ts';
import { projectState } from '../content/own-code/kept-file.ts';
import { withLock } from '../files/lock.mjs';
import { replaceFile } from '../files/replace-file.mjs';
import type { FileChange } from './edit-site.ts';
import {
  dropExchange,
  exchange,
  leftExchange,
  noted,
  restOf,
  type Exchange,
} from './journal/exchange.ts';
import { readMarked } from './journal/marked-text.ts';
import { asideOf, bringPictures, removePictures } from './journal/brought-pictures.ts';
import { planTakeBack } from './journal/take-back.ts';

/** Thrown where a file is no longer what an edit began with; nothing is written then. */
export class FileChanged extends Error {
  constructor(readonly path: string) {
    super(`${path} was changed meanwhile`);
    this.name = 'FileChanged';
  }
}

/** Edits that were written, for whoever takes them back. */
export interface WrittenEdits {
  /** What did it, as it was typed. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly files: readonly FileChange[];
  /** Who published them from the panel, and which values they changed; absent for a command. */
  readonly panel?: Pick<PublishedChanges, 'author' | 'changes'>;
  /** Pictures that came into the site with them (`bringPictures`). */
  readonly pictures?: readonly string[] | undefined;
}

/** How many edits a journal keeps at most, and of how many characters. The last one is kept whatever its size. */
const kept = { edits: 100, characters: 8 * 1024 * 1024 };

/**
 * Writes the files of an edit, all of them or none, and notes in `journal` what was there before. What a killed process did half
 * of is finished first (`finishEdits`). Of two at once one waits. Rejects with `FileChanged`, `LockBusy`, and what the disk says.
 */
export const writeEdits = (siteDir: string, edits: WrittenEdits, journal: string): Promise<void> =>
  alone(siteDir, journal, () => {
    const { files } = edits;
    for (const { path, before } of files)
      if ((readMarked(join(siteDir, path))?.text ?? null) !== before) throw new FileChanged(path);
    const step = { files, line: JSON.stringify(edits), isUndo: false };
    noted(journal, step, () => carryOut(siteDir, journal, step));
  });

/** Finishes what a process was writing or taking back when it was killed. Rejects with `LockBusy`, and what the disk says. */
export async function finishEdits(siteDir: string, journal = journalOf(siteDir)): Promise<void> {
  if (leftExchange(journal)) await alone(siteDir, journal, () => undefined);
}

/** Does what changes the journal, while no other process does. */
const alone = <Done>(siteDir: string, journal: string, work: () => Done | Promise<Done>) =>
  withLock(`${journal}.lock`, async () => {
    const left = leftExchange(journal);
    if (left) {
      carryOut(siteDir, journal, { ...left, files: restOf(siteDir, left) });
      dropExchange(journal);
    }
    return work();
  });

/** Exchanges files and brings the journal up to date, or leaves both as they are. */
function carryOut(siteDir: string, journal: string, { files, line, isUndo }: Exchange): void {
  const previous = journalLines(journal);
  const others = previous.filter((other) => other !== line);
  writeLines(journal, isUndo ? others : newest([...others, line]));
  try {
    exchange(siteDir, files);
  } catch (error) {
    writeLines(journal, previous);
    throw error;
  }
}

/** The edits of a journal as they are written in it, the last one last. */
const journalLines = (journal: string): readonly string[] =>
  existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean) : [];

function writeLines(journal: string, lines: readonly string[]): void {
  if (lines.length === 0) rmSync(journal, { force: true });
  else replaceFile(journal, [`${lines.join('\n')}\n`], { durable: true });
}

/** The last ones of these lines, as many as a journal keeps. */
function newest(lines: readonly string[]): readonly string[] {
  let first = lines.length - 1;
  let characters = lines[first]!.length;
  while (first > 0 && lines.length - first < kept.edits) {
    characters += lines[first - 1]!.length;
    if (characters > kept.characters) break;
    first -= 1;
  }
  return lines.slice(first);
}

/** The journal of the last edits of the site in `siteDir`, beside what else is kept of its project, which may have other sites. */
export const journalOf = (siteDir: string) =>
  join(
    projectState(siteDir),
    `edits-${createHash('sha256').update(siteDir).digest('hex').slice(0, 8)}.json`,
  );

/** The edits of a journal, the last ones last. Throws where it cannot be read. */
export const allEdits = (journal: string): readonly WrittenEdits[] =>
  journalLines(journal).map((line) => JSON.parse(line) as WrittenEdits);

/** What a set of edits is known by: 7 hexadecimal digits. */
export const editsId = ({ at, by, files }: WrittenEdits) =>
  createHash('sha256')
    .update(JSON.stringify([at, by, files]))
    .digest('hex')
    .slice(0, 7);

/** The edits that were written last; null where there are none. Throws where the journal cannot be read. */
export function lastEdits(journal: string): WrittenEdits | null {
  const last = journalLines(journal).at(-1);
  return last === undefined ? null : (JSON.parse(last) as WrittenEdits);
}

/**
 * Takes edits of `journal` back (`planTakeBack`), and out of it; pictures that went with them come back (`setPicturesAside`), and
 * those that came go, unless something names them: these it gives. Rejects with `FileChanged` where somebody changed one of their
 * fields since, with `LockBusy`, and what the disk says.
 */
export const undoEdits = (
  siteDir: string,
  edits: WrittenEdits,
  journal: string,
): Promise<readonly string[]> =>
  alone(siteDir, journal, () => {
    const plan = planTakeBack(siteDir, edits);
    if ('conflicts' in plan) throw new FileChanged(plan.conflicts[0]!.file);
    const step = { files: plan.files, line: JSON.stringify(edits), isUndo: true };
    const texts = plan.files.map(({ after }) => after ?? '');
    bringPictures(siteDir, asideOf(journal), texts);
    noted(journal, step, () => carryOut(siteDir, journal, step));
    return removePictures(siteDir, edits.pictures ?? []);
  });
