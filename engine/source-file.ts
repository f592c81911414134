import { isMap, isSeq, type Node, type Pair } from 'yaml';
import type { Pointer, Problem, Span } from './diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from './diagnostics/catalogue.ts';
import { catalogue } from './diagnostics/catalogue.ts';
import { parseBounded, type BoundedParse } from './yaml/bounded-parse.ts';
import { fieldByName } from './yaml/fields-by-name.ts';

/** Which part of a field a place means: its name or its value. */
export type Part = 'key' | 'value';

/** A document that was read and parsed; places are looked up only when something is said about them. */
export interface SourceFile {
  /** Relative to the site's folder, with `/`: `pages/cidades/barueri.yaml`. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** Parsed with positions, within the limits of `parseBounded`. */
export function parseWithPositions(text: string): BoundedParse {
  return parseBounded(text);
}

interface Positions extends BoundedParse {
  readonly file: SourceFile;
  /** The lines of the file, for all its problems. */
  readonly source: readonly string[];
}

/** Of the file that was asked for last: problems come file by file, and those of many files would fill the memory. */
let last: Positions | null = null;

function positions(file: SourceFile): Positions {
  if (last?.file !== file) last = { file, source: file.text.split('\n'), ...parseWithPositions(file.text) };
  return last;
}

/** The node at `pointer`, or the deepest one that exists on the way, with the pair that holds it. */
function find(root: Node | null, pointer: Pointer): { node: Node | null; pair: Pair<Node, Node | null> | null; exact: boolean } {
  let node: Node | null = root;
  let pair: Pair<Node, Node | null> | null = null;
  for (const step of pointer) {
    if (isMap(node)) {
      const next = fieldByName(node, String(step));
      if (!next) return { node, pair, exact: false };
      pair = next as Pair<Node, Node | null>;
      node = pair.value;
    } else if (isSeq(node)) {
      const next = node.items[Number(step)];
      if (next === undefined) return { node, pair, exact: false };
      pair = null;
      node = next as Node;
    } else return { node, pair, exact: false };
  }
  return { node, pair, exact: true };
}

/** The place of a field's name or value; where it does not exist, the place of what would hold it. */
export function locate(file: SourceFile, pointer: Pointer, part: Part = 'value'): Span {
  const { document, lines, source } = positions(file);
  const { node, pair, exact } = find(document.contents, pointer);
  const target = (exact && part === 'key' ? pair?.key : null) ?? (exact ? (node ?? pair?.key) : (pair?.key ?? node));
  const range = target?.range;
  if (!range) return { line: 1, column: 1, length: 1 };
  const start = lines.linePos(range[0]);
  const end = lines.linePos(range[1]);
  const lineText = source[start.line - 1] ?? '';
  const length = end.line === start.line ? end.col - start.col : lineText.length - start.col + 1;
  return { line: start.line, column: start.col, length: Math.max(1, length) };
}

/** The text that YAML read at `pointer`, as it stands in the file (`011`, not 11). */
export function rawText(file: SourceFile, pointer: Pointer): string {
  const { node } = find(positions(file).document.contents, pointer);
  return node?.range ? file.text.slice(node.range[0], node.range[1]) : '';
}

/** A problem at a place of a file. */
export function problemAt<Code extends ProblemCode>(
  file: SourceFile,
  pointer: Pointer,
  code: Code,
  params: ProblemParams[Code],
  options: { part?: Part; related?: { file: SourceFile; pointer: Pointer } } = {},
): Problem<Code> {
  const span = locate(file, pointer, options.part);
  const related = options.related ? { file: options.related.file.path, ...locate(options.related.file, options.related.pointer) } : undefined;
  return { ...span, file: file.path, code, level: catalogue[code].level, params, related, source: positions(file).source };
}
