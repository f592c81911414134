// Files put in the place of those of before, all of them or none: also where the process is killed in between.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile, stageFile, type StagedFile } from '../../files/replace-file.mjs';
import type { FileChange } from '../edit-site.ts';
import { readMarked } from './marked-text.ts';

/** An exchange of files, and what becomes of the journal with it. */
export interface Exchange {
  readonly files: readonly FileChange[];
  /** The line of the journal that comes with it, or goes. */
  readonly line: string;
  readonly isUndo: boolean;
}

const noteOf = (journal: string) => `${journal}.exchange`;

/** Forgets an exchange: it is done, or nothing of it is. */
export const dropExchange = (journal: string): void => rmSync(noteOf(journal), { force: true });

/** Notes an exchange while `work` does it, wholly or not at all. Rejects with what `work` throws, and what the disk says. */
export function noted(journal: string, exchange: Exchange, work: () => void): void {
  mkdirSync(dirname(journal), { recursive: true });
  replaceFile(noteOf(journal), [JSON.stringify(exchange)], { durable: true });
  try {
    work();
  } finally {
    dropExchange(journal);
  }
}

/** The exchange that a killed process was at; null for none. Throws where it cannot be read. */
export const leftExchange = (journal: string): Exchange | null =>
  existsSync(noteOf(journal))
    ? (JSON.parse(readFileSync(noteOf(journal), 'utf8')) as Exchange)
    : null;

/** What is not done yet of an exchange; a file that somebody changed meanwhile stays as it is. */
export const restOf = (siteDir: string, { files }: Exchange): readonly FileChange[] =>
  files.filter(({ path, before }) => (readMarked(join(siteDir, path))?.text ?? null) === before);

/** Puts all files in the place of those of before; what failed half way is taken back. Throws what the disk says. */
export function exchange(siteDir: string, files: readonly FileChange[]): void {
  const staged: { readonly change: FileChange; readonly file: StagedFile }[] = [];
  const done: FileChange[] = [];
  try {
    for (const change of files) {
      if (change.after === null) continue;
      const path = join(siteDir, change.path);
      mkdirSync(dirname(path), { recursive: true });
      const mark = readMarked(path)?.mark ?? '';
      staged.push({ change, file: stageFile(path, [mark + change.after], { durable: true }) });
    }
    for (const { change, file } of staged) {
      file.replace();
      done.push(change);
    }
    for (const change of files)
      if (change.after === null) {
        rmSync(join(siteDir, change.path));
        done.push(change);
      }
  } catch (error) {
    for (const { file } of staged) file.discard();
    for (const change of done) restore(siteDir, change);
    throw error;
  }
}

function restore(siteDir: string, { path, before }: FileChange): void {
  const file = join(siteDir, path);
  if (before === null) rmSync(file, { force: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, [(readMarked(file)?.mark ?? '') + before], { durable: true });
  }
}
