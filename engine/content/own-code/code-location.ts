import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { FileSpan } from '../file-problem.ts';

/** A line and a column in code of a site, from 1. */
export interface CodeLocation {
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

/** A location as long as it is in the site, and in none of its packages; else null. */
export function locationInSite(
  dir: string,
  { file, line, column }: { file: string; line: number; column: number },
): CodeLocation | null {
  const path = relative(dir, file).replaceAll(sep, '/');
  return /^\.\.|(?:^|\/)node_modules\//.test(path) ? null : { file: path, line, column };
}

/** The first location in the site that the stack of an error names; null where it names none. With `bundle`, of locations in `bundle.file`, what they were made from. */
export function locationOfError(
  error: unknown,
  dir: string,
  bundle?: { readonly file: string; readonly map: string },
): CodeLocation | null {
  const { stack = '' } = error as Partial<Error>;
  const map = bundle && new SourceMap(JSON.parse(bundle.map) as SourceMapPayload);
  for (const [, file, line, column] of stack.matchAll(
    /(?:\(|at )(?:file:\/\/)?(\/?[^()\n]+?):(\d+):(\d+)\)?$/gm,
  )) {
    const location = { file: file!, line: Number(line), column: Number(column) };
    if (!map) {
      const found = locationInSite(dir, location);
      if (found) return found;
    } else if (file === bundle.file) {
      const entry = map.findEntry(location.line - 1, location.column - 1);
      const found =
        'originalSource' in entry &&
        locationInSite(dir, {
          file: entry.originalSource,
          line: entry.originalLine + 1,
          column: entry.originalColumn + 1,
        });
      if (found) return found;
    }
  }
  return null;
}

/** A location with the lines of its file, for the lines that are shown with it. */
export function withLines<Location extends CodeLocation>(
  dir: string,
  location: Location,
): Location & FileSpan {
  try {
    return { ...location, source: readFileSync(join(dir, location.file), 'utf8').split('\n') };
  } catch {
    return location;
  }
}
