import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter } from 'yaml';
import type { Pointer, Problem, Span } from '../diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { levelOf, type Level } from '../diagnostics/levels.ts';
import { rangesOf, type ValueRanges } from './yaml/value-ranges.ts';
import { rangesQuickly } from './quick-yaml/quick-yaml.ts';
import { parseBounded, type BoundedParse } from './yaml/bounded-parse.ts';

/** Which part of a field is meant: its name or its value. */
export type Part = 'key' | 'value';

/** A document that was read and parsed; lines and columns are looked up only when something is said about them. */
export interface SourceFile {
  /** Relative to the site's folder, with `/`: `pages/cidades/vila-nova.yaml`. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** A file whose text is read when somebody asks for a line of it; its value is not known. */
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
  readonly ranges: ValueRanges;
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
  const lines = new LineCounter();
  let next = 0;
  for (const { length } of source) {
    lines.addNewLine(next);
    next += length + 1;
  }
  const ranges = rangesQuickly(file.text) ?? rangesOf(parseWithPositions(file.text).document);
  const found = { ranges, lines, source };
  known.set(file, found);
  return found;
}

/** The ranges of the value at `pointer`, or of the deepest one that exists on the way. */
function find(root: ValueRanges, pointer: Pointer): { ranges: ValueRanges; exact: boolean } {
  let found = root;
  for (const step of pointer) {
    const next = found.inside.get(String(step));
    if (!next) return { ranges: found, exact: false };
    found = next;
  }
  return { ranges: found, exact: true };
}

/** Where a field's name or value stands, or `mark` inside of it; where it does not exist, or is left empty, where what would hold it stands. */
export function locate(file: SourceFile, pointer: Pointer, part: Part = 'value', mark = ''): Span {
  const { ranges, lines, source } = positions(file);
  const {
    ranges: { key, value },
    exact,
  } = find(ranges, pointer);
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
  const { value } = find(positions(file).ranges, pointer).ranges;
  return value ? file.text.slice(value[0], value[1]) : '';
}

/** The line on which the field at `pointer` begins. */
export function lineAt(file: SourceFile, pointer: Pointer): string {
  return positions(file).source[locate(file, pointer, 'key').line - 1] ?? '';
}

/** How a problem's location is found, beside the pointer: the part of the field, the text inside of it that is meant, another location that belongs to it. */
export interface ProblemOptions {
  readonly part?: Part;
  readonly mark?: string;
  /** Level instead of the catalogue's. */
  readonly level?: Level;
  readonly related?: { readonly file: SourceFile; readonly pointer: Pointer; readonly part?: Part };
}

/** A problem at a location in a file. The location is looked up when somebody asks for it: a build only counts its warnings. */
export function problemAt<Code extends ProblemCode>(
  file: SourceFile,
  pointer: Pointer,
  code: Code,
  params: ProblemParams[Code],
  options: ProblemOptions = {},
): Problem<Code> {
  const { related } = options;
  let span: Span | undefined;
  const where = () => (span ??= locate(file, pointer, options.part, options.mark));
  return {
    get line() {
      return where().line;
    },
    get column() {
      return where().column;
    },
    get length() {
      return where().length;
    },
    file: file.path,
    code,
    level: options.level ?? levelOf(code),
    params,
    pointer,
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
