import type { Pointer } from '../diagnostics/problem.ts';
import { locate, type SourceFile } from '../content/source-file.ts';

/** A place in a file of the site, relative to its folder; line and column from 1. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const known = new WeakMap<SourceFile, Map<string, FilePlace>>();

/** The place of a value; remembered, since what a partial says is asked for once for each page that uses it. */
export function placeAt(file: SourceFile, pointer: Pointer): FilePlace {
  let places = known.get(file);
  if (!places) {
    places = new Map();
    known.set(file, places);
  }
  const key = pointer.join('/');
  let place = places.get(key);
  if (!place) {
    const { line, column } = locate(file, pointer);
    place = { file: file.path, line, column };
    places.set(key, place);
  }
  return place;
}
