import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileSnapshot } from '../../content/file-snapshot.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { hashOf } from '../../media/content-hash.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 2;

/** What a build or a check is made from, as the disk shows it before anything is read. */
export interface Inputs {
  /** Hash over the names, sizes and times of all files of the site, the code, and what else the build was given. */
  readonly hash: string;
  /** Folder of those files. */
  readonly dir: string;
  /** Hashes of the contents of files that were changed just now, whose times cannot be trusted, by their paths; null where something there is no file, or went away. */
  readonly recent: Readonly<Record<string, string>> | null;
}

/** What is kept of a build. */
interface LastBuild<Result> {
  readonly version: number;
  readonly hash: string;
  readonly recent: Readonly<Record<string, string>>;
  readonly result: Result;
}

/** The file of the last build of what is in `state`, for the functions below. */
export const lastBuild = (state: string) => join(state, 'last-build.json');

const contentHash = (path: string) => hashOf(readFileSync(path));

/** The inputs of a build or a check of the site as the disk showed it; `given`: everything else that its result depends on. */
export function inputsOf(
  { dir, files, complete }: FileSnapshot,
  ...given: readonly string[]
): Inputs {
  const signatures = [...files].flatMap(([path, { signature }]) => [path, signature]);
  const hash = hashOf(...given, ...signatures);
  if (!complete) return { hash, dir, recent: null };
  const changedNow = [...files].filter(([, { mtimeSafe }]) => !mtimeSafe);
  try {
    const recent = changedNow.map(([path]) => [path, contentHash(join(dir, path))]);
    return { hash, dir, recent: Object.fromEntries(recent) as Record<string, string> };
  } catch {
    return { hash, dir, recent: null };
  }
}

/** What the last one remembered in `file`, if it was made from the same; null where it was not, or nothing can be said. */
export function recall<Result>(file: string, inputs: Inputs): Result | null {
  if (!inputs.recent) return null;
  try {
    const last = JSON.parse(readFileSync(file, 'utf8')) as LastBuild<Result>;
    if (last.version !== version || last.hash !== inputs.hash) return null;
    const recent = Object.entries(last.recent);
    if (recent.some(([path, was]) => contentHash(join(inputs.dir, path)) !== was)) return null;
    // Their times can be trusted by and by.
    if (recent.length > 0) remember(file, inputs, last.result);
    return last.result;
  } catch {
    return null;
  }
}

/** Forgets the last build; to be called before anything is published, so that a build that is cut short leaves nothing. */
export function forget(file: string): void {
  rmSync(file, { force: true });
}

/** Remembers what a build found, as JSON, where its inputs can be trusted. A disk that takes no more costs the memory alone. */
export function remember(file: string, { hash, recent }: Inputs, result: unknown): void {
  if (!recent) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify({ version, hash, recent, result }));
  } catch {
    // The next one makes everything anew.
  }
}
