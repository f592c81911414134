import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stageFile, type StagedFile } from '../../engine/files/replace-file.mjs';

/** A file to be written whole. */
export interface FileToWrite {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
}

/** Thrown when not all files could be written. Those in `written` are new and whole, those in `untouched` are as they were. */
export class WriteFailed extends Error {
  constructor(
    readonly code: string,
    readonly written: readonly string[],
    readonly untouched: readonly string[],
    options: ErrorOptions,
  ) {
    super(
      `${code}: ${written.length} of ${written.length + untouched.length} files written`,
      options,
    );
    this.name = 'WriteFailed';
  }
}

/**
 * Writes a set of files: all of them under temporary names in their folders first, then each takes its place by a rename.
 * So a full disk changes nothing, and a process that is killed leaves each file old or new, whole. Makes folders that
 * are missing; a file that is there keeps its permissions, and a link stays a link. Throws `WriteFailed`; then nothing
 * temporary is left, nor a folder that it made for nothing.
 */
export function writeFiles(files: readonly FileToWrite[]): void {
  const made: string[] = [];
  const staged: { readonly path: string; readonly file: StagedFile }[] = [];
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      makeFolder(dirname(path), made);
      staged.push({ path, file: stageFile(path, text, { durable: true }) });
    }
    for (const { path, file } of staged) {
      file.replace();
      written.push(path);
    }
  } catch (error) {
    for (const { file } of staged) file.discard();
    for (const folder of made.reverse())
      if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
    const code = (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
    throw new WriteFailed(
      code,
      written,
      files.map(({ path }) => path).filter((path) => !written.includes(path)),
      { cause: error },
    );
  }
}

/** Makes a folder and those above it; adds those that were not there to `made`, outer ones first. */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}
