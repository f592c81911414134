import { isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';

/** End of what a node says: comments after it are not part of it. */
function contentEnd(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1);
    const inner = isPair(last)
      ? isNode(last.value) && last.value.range && last.value.range[1] > last.value.range[0]
        ? last.value
        : last.key
      : last;
    if (isNode(inner)) return contentEnd(inner);
  }
  return node.range?.[1] ?? 0;
}

/** End of the line of an offset, its line break included; an offset at the beginning of a line is after its line already. */
const lineEnd = (text: string, offset: number) => {
  if (text[offset - 1] === '\n') return offset;
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
};

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const keyOf = (pair: Pair): Node | null => (isScalar(pair.key) ? pair.key : null);
const withBreak = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

/** A field as it stands: the comment lines above it, and its own lines without their first indentation. */
interface Passage {
  readonly blank: string;
  readonly comments: string;
  readonly body: string;
}

/** Blank lines, then comments, of what stands between two fields. */
function splitLead(lead: string): { blank: string; comments: string } {
  const comment = lead.search(/^[ \t]*#/m);
  return comment < 0
    ? { blank: lead, comments: '' }
    : { blank: lead.slice(0, comment), comments: lead.slice(comment) };
}

/** A field's lines without the blank ones at their end and without comments that are no deeper than the field: those belong to what comes next. */
function linesOfField(whole: string, column: number): string {
  const foreign = new RegExp(`^(?:[ \\t]*\\r?\\n|[ ]{0,${column}}#)`);
  let end = whole.length;
  for (
    let start = lineStart(whole, end - 1);
    start > 0 && foreign.test(whole.slice(start, end));
    start = lineStart(whole, end - 1)
  )
    end = start;
  return whole.slice(0, end);
}

/** A flow map, `{ a: 1, b: 2 }`, on one line: the fields change places, what is between them stays. */
function orderFlow(text: string, map: YAMLMap, order: readonly Pair[]): string | null {
  const [from, to] = [map.range![0], map.range![1]];
  if (/[\n#]/.test(text.slice(from, to).replace(/"[^"]*"|'[^']*'/g, ''))) return null;
  const span = (pair: Pair): [number, number] => [
    keyOf(pair)!.range![0],
    isNode(pair.value) ? pair.value.range![1] : keyOf(pair)!.range![1],
  ];
  const parts = map.items.map((pair, slot) => {
    const next = map.items[slot + 1];
    return text.slice(...span(order[slot]!)) + text.slice(span(pair)[1], next ? span(next)[0] : to);
  });
  return text.slice(0, span(map.items[0]!)[0]) + parts.join('') + text.slice(to);
}

/** A block map: whole lines change places, each field with the comments above it. Blank lines stay where they are. */
function orderBlock(text: string, map: YAMLMap, order: readonly Pair[]): string | null {
  const starts = map.items.map((pair) => keyOf(pair)!.range![0]);
  const lines = starts.map((start) => lineStart(text, start));
  const column = starts[0]! - lines[0]!;
  const indent = ' '.repeat(column);
  const inList = text.slice(lines[0], starts[0]).trim() !== '';
  if (
    starts.some(
      (start, at) =>
        start - lines[at]! !== column || (at > 0 && text.slice(lines[at], start) !== indent),
    )
  )
    return null;
  // A comment above the first field may be about that field, or about the whole group; at the top it is about the file.
  if (
    column > 0 &&
    !inList &&
    /^[ \t]*#|- +#/m.test(text.slice(lineStart(text, lines[0]! - 1), lines[0])) &&
    order[0] !== map.items[0]
  )
    return null;

  const passages = new Map<Pair, Passage>();
  let end = starts[0]!;
  map.items.forEach((pair, at) => {
    const next = lines[at + 1];
    const whole = text.slice(
      starts[at],
      next ??
        lineEnd(
          text,
          contentEnd(
            isNode(pair.value) && pair.value.range![1] > pair.value.range![0]
              ? pair.value
              : keyOf(pair)!,
          ),
        ),
    );
    const own = next === undefined ? whole : linesOfField(whole, column);
    passages.set(pair, {
      ...(at === 0 ? { blank: '', comments: '' } : splitLead(text.slice(end, lines[at]))),
      body: own,
    });
    end = starts[at]! + own.length;
  });
  if (inList && passages.get(order[0]!)!.comments !== '') return null;
  const parts = order.map((pair, slot) => {
    const { comments, body } = passages.get(pair)!;
    const blank = passages.get(map.items[slot]!)!.blank;
    return slot === 0 && inList
      ? withBreak(body)
      : `${blank}${comments}${indent}${withBreak(body)}`;
  });
  const joined = parts.join('');
  const atEnd = end === text.length && !text.endsWith('\n');
  return (
    text.slice(0, inList ? starts[0] : lines[0]) +
    (atEnd ? joined.slice(0, -1) : joined) +
    text.slice(end)
  );
}

/** `text` with the fields of one of its maps in the order of `wanted`, or null where that cannot be done by moving them. */
export function orderPairs(text: string, map: YAMLMap, wanted: readonly string[]): string | null {
  if (!map.range || map.items.some((pair) => !keyOf(pair)?.range)) return null;
  const order = wanted.map((name) =>
    map.items.find((pair) => String((pair.key as { value: unknown }).value) === name),
  );
  if (order.some((pair) => pair === undefined)) return null;
  return map.flow ? orderFlow(text, map, order as Pair[]) : orderBlock(text, map, order as Pair[]);
}
