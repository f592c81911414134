import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node, type Pair } from 'yaml';
import type { Pointer, Problem, Span } from './diagnostics/problem.ts';
import type { Level, ProblemCode, ProblemParams } from './diagnostics/catalogue.ts';
import { catalogue } from './diagnostics/catalogue.ts';

/** Which part of a field a place means: its name or its value. */
export type Part = 'key' | 'value';

/** A document that was read and parsed; places are looked up only when something is said about them. */
export interface SourceFile {
  /** Relative to the site's folder, with `/`: `pages/cidades/barueri.yaml`. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** Parsed with positions; `yaml` refuses duplicate keys, aliases are limited to 100 (they can explode). */
export function parseWithPositions(text: string): { document: Document.Parsed; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false, strict: true });
  return { document, lines };
}

interface Positions extends ReturnType<typeof parseWithPositions> {
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
      const next = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!next || !isPair(next)) return { node, pair, exact: false };
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

/** The place of a field's name or value, or of `mark` inside of it; where it does not exist, or is left empty, the place of what would hold it. */
export function locate(file: SourceFile, pointer: Pointer, part: Part = 'value', mark = ''): Span {
  const { document, lines, source } = positions(file);
  const { node, pair, exact } = find(document.contents, pointer);
  const empty = node?.range?.[0] === node?.range?.[1];
  const target = (exact && (part === 'key' || empty) ? pair?.key : null) ?? (exact ? (node ?? pair?.key) : (pair?.key ?? node));
  const range = target?.range;
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
  const { node } = find(positions(file).document.contents, pointer);
  return node?.range ? file.text.slice(node.range[0], node.range[1]) : '';
}

/** The line on which the field at `pointer` begins. */
export function lineAt(file: SourceFile, pointer: Pointer): string {
  return file.text.split('\n')[locate(file, pointer, 'key').line - 1] ?? '';
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
    level: options.level ?? catalogue[code].level,
    params,
    get related() {
      return related && { file: related.file.path, ...locate(related.file, related.pointer, related.part) };
    },
    get source() {
      return positions(file).source;
    },
  };
}
