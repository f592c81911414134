import { isAbsolute, relative } from 'node:path';

/** An absolute path as a person in the current folder would type it: relative if it lies below. */
export function shownPath(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}
