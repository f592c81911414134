import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSnapshot } from '../../content/file-snapshot.ts';
import { replaceFile } from '../../files/replace-file.mjs';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 1;

/** What a build is made from, as the disk shows it before anything is read. */
export interface Inputs {
  /** Hash over the names, sizes and times of all files of the site, the code, and what else the build was given. */
  readonly hash: string;
  /** False where a file was changed just now, or something there is no file: times cannot be trusted then. */
  readonly mtimeSafe: boolean;
}

const file = (state: string) => join(state, 'last-build.json');

/** The inputs of a build of the site as the disk showed it; `given`: everything else that its result depends on. */
export function inputsOf({ files, complete }: FileSnapshot, ...given: readonly string[]): Inputs {
  const hash = createHash('sha256');
  for (const part of given) hash.update(part).update('\0');
  let mtimeSafe = complete;
  for (const [name, file] of files) {
    mtimeSafe &&= file.mtimeSafe;
    hash.update(`${name}\0${file.signature}\0`);
  }
  return { hash: hash.digest('hex'), mtimeSafe };
}

/** What the last build remembered, if it was made from the same; null where it was not, or nothing can be said. */
export function recall<Result>(state: string, { hash, mtimeSafe }: Inputs): Result | null {
  if (!mtimeSafe) return null;
  try {
    const last = JSON.parse(readFileSync(file(state), 'utf8')) as {
      version: number;
      hash: string;
      result: Result;
    };
    return last.version === version && last.hash === hash ? last.result : null;
  } catch {
    return null;
  }
}

/** Forgets the last build; to be called before anything is published, so that a build that is cut short leaves nothing. */
export function forget(state: string): void {
  rmSync(file(state), { force: true });
}

/** Remembers what a build found, as JSON, where its inputs can be trusted. A disk that takes no more costs the memory alone: the site is published. */
export function remember(state: string, { hash, mtimeSafe }: Inputs, result: unknown): void {
  if (!mtimeSafe) return;
  try {
    replaceFile(file(state), JSON.stringify({ version, hash, result }));
  } catch {
    // The next build makes everything anew.
  }
}
