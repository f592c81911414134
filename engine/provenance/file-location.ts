import type { Pointer } from '../diagnostics/problem.ts';
import { locate, type SourceFile } from '../content/source-file.ts';

/** A location in a file of the site, relative to its folder; line and column from 1. */
export interface FileLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const known = new WeakMap<SourceFile, Map<string, FileLocation>>();

/** The location of a value; remembered, since what a partial says is asked for once for each page that uses it. */
export function locationAt(file: SourceFile, pointer: Pointer): FileLocation {
  let locations = known.get(file);
  if (!locations) {
    locations = new Map();
    known.set(file, locations);
  }
  const key = pointer.join('/');
  let location = locations.get(key);
  if (!location) {
    const { line, column } = locate(file, pointer);
    location = { file: file.path, line, column };
    locations.set(key, location);
  }
  return location;
}
