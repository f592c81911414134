import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineCounter } from 'yaml';
import type { Pointer, Problem, Span } from '../diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { levels, type Level } from '../diagnostics/levels.ts';
import { placesOf, type ValuePlace } from './yaml/value-places.ts';
import { parseBounded, type BoundedParse } from './yaml/bounded-parse.ts';

/** Which part of a field a place means: its name or its value. */
export type Part = 'key' | 'value';

/** A document that was read and parsed; places are looked up only when something is said about them. */
export interface SourceFile {
  /** Relative to the site's folder, with `/`: `pages/cidades/vila-nova.yaml`. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** A file whose text is read when somebody asks for a place in it; its value is not known. */
export const unreadFile = (dir: string, path: string): SourceFile => ({
  path,
  get text() {
    return readFileSync(join(dir, path), 'utf8');
  },
  value: null,
});

/** Parsed with positions, within the limits of `parseBounded`. */
export function parseWithPositions(text: string): BoundedParse {
  return parseBounded(text);
}

interface Positions {
  readonly places: ValuePlace;
  readonly lines: LineCounter;
  /** The lines of the file, for all its problems. */
  readonly source: readonly string[];
}

/** Of every file that was asked for: one with problems is parsed once, whoever finds them. The parsed documents would fill the memory. */
const known = new WeakMap<SourceFile, Positions>();

function positions(file: SourceFile): Positions {
  const before = known.get(file);
  if (before) return before;
  const source = file.text.split('\n');
  const { document, lines } = parseWithPositions(file.text);
  const found = { places: placesOf(document), lines, source };
  known.set(file, found);
  return found;
}

/** The place at `pointer`, or the deepest one that exists on the way. */
function find(root: ValuePlace, pointer: Pointer): { place: ValuePlace; exact: boolean } {
  let place = root;
  for (const step of pointer) {
    const next = place.inside.get(String(step));
    if (!next) return { place, exact: false };
    place = next;
  }
  return { place, exact: true };
}

/** The place of a field's name or value, or of `mark` inside of it; where it does not exist, or is left empty, the place of what would hold it. */
export function locate(file: SourceFile, pointer: Pointer, part: Part = 'value', mark = ''): Span {
  const { places, lines, source } = positions(file);
  const {
    place: { key, value },
    exact,
  } = find(places, pointer);
  const empty = value === null || value[0] === value[1];
  const range = !exact || part === 'key' || empty ? (key ?? value) : value;
  if (!range) return { line: 1, column: 1, length: 1 };
  const inside = mark === '' ? -1 : file.text.slice(range[0], range[1]).indexOf(mark);
  const [from, to] = inside < 0 ? range : [range[0] + inside, range[0] + inside + mark.length];
  const start = lines.linePos(from);
  const end = lines.linePos(to);
  const lineText = source[start.line - 1] ?? '';
  const length = end.line === start.line ? end.col - start.col : lineText.length - start.col + 1;
  return { line: start.line, column: start.col, length: Math.max(1, length) };
}

/** The text that YAML read at `pointer`, as it stands in the file (`011`, not 11). */
export function rawText(file: SourceFile, pointer: Pointer): string {
  const { value } = find(positions(file).places, pointer).place;
  return value ? file.text.slice(value[0], value[1]) : '';
}

/** The line on which the field at `pointer` begins. */
export function lineAt(file: SourceFile, pointer: Pointer): string {
  return positions(file).source[locate(file, pointer, 'key').line - 1] ?? '';
}

/** How a problem's place is found, beside the pointer: the part of the field, the text inside of it that is meant, another place that belongs to it. */
export interface PlaceOptions {
  readonly part?: Part;
  readonly mark?: string;
  /** Level instead of the catalogue's. */
  readonly level?: Level;
  readonly related?: { readonly file: SourceFile; readonly pointer: Pointer; readonly part?: Part };
}

/** A problem at a place of a file. The place is looked up when somebody asks for it: a build only counts its warnings. */
export function problemAt<Code extends ProblemCode>(
  file: SourceFile,
  pointer: Pointer,
  code: Code,
  params: ProblemParams[Code],
  options: PlaceOptions = {},
): Problem<Code> {
  const { related } = options;
  let span: Span | undefined;
  const place = () => (span ??= locate(file, pointer, options.part, options.mark));
  return {
    get line() {
      return place().line;
    },
    get column() {
      return place().column;
    },
    get length() {
      return place().length;
    },
    file: file.path,
    code,
    level: options.level ?? levels[code],
    params,
    get related() {
      return (
        related && {
          file: related.file.path,
          ...locate(related.file, related.pointer, related.part),
        }
      );
    },
    get source() {
      return positions(file).source;
    },
  };
}
