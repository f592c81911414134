import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file to be written whole. */
export interface FileToWrite {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
}

/** The calls that change the disk, so that a test can let one fail. */
export interface Disk {
  readonly writeFileSync: typeof writeFileSync;
  readonly renameSync: typeof renameSync;
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
export function writeFiles(
  files: readonly FileToWrite[],
  disk: Disk = { writeFileSync, renameSync },
): void {
  const made: string[] = [];
  const waiting: { readonly path: string; readonly target: string; readonly temporary: string }[] =
    [];
  const written: string[] = [];
  try {
    for (const { path, text } of files) {
      makeFolder(dirname(path), made);
      const target = existsSync(path) ? realpathSync(path) : path;
      const temporary = temporaryName(target);
      removeLeftovers(target);
      waiting.push({ path, target, temporary });
      writeDurably(temporary, text, existsSync(target) ? statSync(target).mode : 0o666, disk);
    }
    for (const { path, target, temporary } of waiting) {
      disk.renameSync(temporary, target);
      written.push(path);
    }
  } catch (error) {
    for (const { temporary } of waiting) rmSync(temporary, { force: true });
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

/** Begins with a dot and ends in no name of a document: nobody reads it. */
const temporaryName = (path: string, pid: number | string = process.pid) =>
  join(dirname(path), `.${basename(path)}.${pid}.tmp`);

/** Makes a folder and those above it; adds those that were not there to `made`, outer ones first. */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}

/** Writes a file and waits until the disk has it: a rename must not overtake its text. */
function writeDurably(path: string, text: string, mode: number, disk: Disk): void {
  const handle = openSync(path, 'w', mode);
  try {
    disk.writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Removes temporary files of processes that were killed while they wrote the same file. */
function removeLeftovers(path: string): void {
  const prefix = `.${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const pid = name.startsWith(prefix)
      ? /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1]
      : undefined;
    if (pid && !isRunning(Number(pid))) rmSync(temporaryName(path, pid), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
