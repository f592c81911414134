import { isAlias, isMap, isPair, isScalar, isSeq, type CST, type Node, type Pair } from 'yaml';

/** How a text is written: `plain`, `'single'`, `"double"`, `|` and `>`. */
export type TextStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A value as it stands in a text; offsets move with the text around it. */
export interface TextValue {
  readonly kind: 'map' | 'list' | 'scalar' | 'alias';
  /** In braces or brackets. */
  readonly flow: boolean;
  /** Of a scalar that is a text. */
  readonly style: TextStyle;
  /** Offset of its first letter; where it would stand, if nothing is written. */
  from: number;
  /** Offset behind its last letter: of a text in lines (`|`), behind its last line break. */
  to: number;
  readonly entries: TextEntry[];
}

/** A field of a map, or an item of a list. */
export interface TextEntry {
  /** Offset of the name, or of the dash; of an item in brackets, of the item. */
  from: number;
  /** Of a field: its name, and where that begins and ends. */
  name: string | null;
  nameFrom: number;
  nameTo: number;
  /** Offset behind the colon or the dash. */
  mark: number;
  value: TextValue;
}

const styles: Readonly<Record<string, TextStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

type Item = CST.CollectionItem;

const offsetOf = (tokens: readonly CST.SourceToken[] | undefined, type: string): number | null =>
  tokens?.find((token) => token.type === type)?.offset ?? null;

function treeOfEntry(node: unknown, item: Item, start: number): TextEntry {
  const key = isPair(node) && isScalar(node.key) && node.key.range ? node.key : null;
  const inside = isPair(node) ? node.value : node;
  const colon = offsetOf(item.sep, 'map-value-ind');
  const dash = offsetOf(item.start, 'seq-item-ind');
  const from = offsetOf(item.start, 'explicit-key-ind') ?? key?.range![0] ?? dash ?? start;
  const nameTo = key ? key.range![1] : from;
  const mark = colon !== null ? colon + 1 : dash !== null && !key ? dash + 1 : nameTo;
  return {
    from,
    // As the parser names the field of `null: x`.
    name: key ? String(key.value ?? '') : null,
    nameFrom: key?.range![0] ?? from,
    nameTo,
    mark,
    value: treeOf(inside as Node | null, mark),
  };
}

/** The values of a document that was parsed with its source tokens; `where` is where the value would stand that is not written. */
export function treeOf(node: Node | null | undefined, where = 0): TextValue {
  const range = node?.range;
  const written = range && (isMap(node) || isSeq(node) || isAlias(node) || range[1] > range[0]);
  const [from, to] = written ? [range[0], range[1]] : [where, where];
  const common = { from, to, style: 'plain' as TextStyle, flow: false };
  if (isMap(node) || isSeq(node)) {
    const tokens = (node as { srcToken?: { items?: Item[] } }).srcToken?.items ?? [];
    // A comma at the end, or comments alone, are an item without anything in it.
    const items = tokens.filter(({ key, value, sep, start }) =>
      Boolean(key ?? value ?? sep ?? start.find(({ type }) => type === 'seq-item-ind')),
    );
    const entries = (node.items as (Pair | Node)[]).map((inner, index) =>
      treeOfEntry(inner, items[index] ?? { start: [] }, (inner as Node).range?.[0] ?? from),
    );
    return { ...common, kind: isMap(node) ? 'map' : 'list', flow: node.flow === true, entries };
  }
  const style = isScalar(node) ? (styles[node.type ?? ''] ?? 'plain') : 'plain';
  return { ...common, kind: isAlias(node) ? 'alias' : 'scalar', style, entries: [] };
}

/** The offset behind the last letter of a value; a list in lines ends with its last item. */
export function contentEnd(value: TextValue, text: string): number {
  const last = value.entries.at(-1);
  if (value.flow || !last) return withoutBreaks(text, value.from, value.to);
  return entryEnd(last, text);
}

/** The offset behind the last letter of a field or an item. */
export const entryEnd = ({ mark, nameTo, value }: TextEntry, text: string): number =>
  Math.max(mark, nameTo, contentEnd(value, text));

/** A text in lines ends with line breaks, which are no letters of it. */
function withoutBreaks(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /[\r\n]/.test(text[end - 1]!)) end -= 1;
  return end;
}

/** Moves what stands behind a change of the text: at `at`, `removed` letters went and `added` came. */
export function shift(value: TextValue, at: number, removed: number, added: number): void {
  const by = added - removed;
  const moved = (offset: number) => (offset >= at + removed ? offset + by : offset);
  for (const entry of value.entries) {
    entry.from = moved(entry.from);
    entry.nameFrom = moved(entry.nameFrom);
    entry.nameTo = movedEnd(entry.nameTo, at, removed, by);
    entry.mark = movedEnd(entry.mark, at, removed, by);
    shift(entry.value, at, removed, added);
  }
  const isEmpty = value.from === value.to;
  value.from = isEmpty ? movedEnd(value.from, at, removed, by) : moved(value.from);
  value.to = isEmpty ? value.from : movedEnd(value.to, at, removed, by);
}

/** Moves an entry as it is. */
export function moveEntry(entry: TextEntry, by: number): void {
  entry.from += by;
  entry.nameFrom += by;
  entry.nameTo += by;
  entry.mark += by;
  moveValue(entry.value, by);
}

/** Moves a value as it is. */
export function moveValue(value: TextValue, by: number): void {
  value.from += by;
  value.to += by;
  for (const entry of value.entries) moveEntry(entry, by);
}

/** An end stays where something is put right behind it. */
const movedEnd = (offset: number, at: number, removed: number, by: number) =>
  offset > at && offset >= at + removed ? offset + by : offset;
