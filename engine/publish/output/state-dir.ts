import { basename, dirname, join, resolve } from 'node:path';

/** Folder that holds lock, staging, journal and manifest of an output: beside it, because renames stay on one file system. */
export function stateDir(out: string): string {
  const absolute = resolve(out);
  return join(dirname(absolute), '.portao', `out-${basename(absolute)}`);
}
