import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { FilePlace } from '../parse-source.ts';

/** A place in code of a site, from 1. */
export interface CodePlace {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Code that was bundled, and the map that leads back to its sources, which it names absolutely. */
export interface BundledCode {
  readonly code: string;
  /** JSON. */
  readonly map: string;
}

/** A place as long as it is in the site, and in none of its packages; else null. */
export function placeInSite(
  dir: string,
  { file, line, column }: { file: string; line: number; column: number },
): CodePlace | null {
  const path = relative(dir, file).replaceAll(sep, '/');
  return /^\.\.|(?:^|\/)node_modules\//.test(path) ? null : { file: path, line, column };
}

/** The first place in the site that the stack of an error names; null where it names none. With `bundle`, of places in `bundle.file`, what they were made from. */
export function placeOfError(
  error: unknown,
  dir: string,
  bundle?: { readonly file: string; readonly map: string },
): CodePlace | null {
  const { stack = '' } = error as Partial<Error>;
  const map = bundle && new SourceMap(JSON.parse(bundle.map) as SourceMapPayload);
  for (const [, file, line, column] of stack.matchAll(
    /(?:\(|at )(?:file:\/\/)?(\/?[^()\n]+?):(\d+):(\d+)\)?$/gm,
  )) {
    const place = { file: file!, line: Number(line), column: Number(column) };
    if (!map) {
      const found = placeInSite(dir, place);
      if (found) return found;
    } else if (file === bundle.file) {
      const entry = map.findEntry(place.line - 1, place.column - 1);
      const found =
        'originalSource' in entry &&
        placeInSite(dir, {
          file: entry.originalSource,
          line: entry.originalLine + 1,
          column: entry.originalColumn + 1,
        });
      if (found) return found;
    }
  }
  return null;
}

/** A place with the lines of its file, for the lines that are shown with it. */
export function withLines<Place extends CodePlace>(dir: string, place: Place): Place & FilePlace {
  try {
    return { ...place, source: readFileSync(join(dir, place.file), 'utf8').split('\n') };
  } catch {
    return place;
  }
}
