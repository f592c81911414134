import { Document, Scalar } from 'yaml';
import type { TextStyle } from './text-tree.ts';

/** How the documents around a new value are written. */
export interface PrintStyle {
  /** A document in JSON: names and texts in double quotes. */
  readonly json: boolean;
  /** Spaces of a level. */
  readonly step: number;
  /** Lists stand deeper than the name of their field. */
  readonly deepLists: boolean;
  /** How texts are quoted where either way is possible. */
  readonly text: TextStyle;
}

type Group = Readonly<Record<string, unknown>>;

/** Letters of a line up to which a list or group of plain values stands in brackets. */
const longestLine = 100;

const types: Readonly<Record<TextStyle, Scalar.Type>> = {
  plain: 'PLAIN',
  single: 'QUOTE_SINGLE',
  double: 'QUOTE_DOUBLE',
  literal: 'BLOCK_LITERAL',
  folded: 'BLOCK_FOLDED',
};

const isGroup = (value: unknown): value is Group | readonly unknown[] =>
  value !== null && typeof value === 'object';

/** True for what is written in one piece: a text, a number, nothing in brackets. */
export const isPlain = (value: unknown) => !isGroup(value) || Object.keys(value).length === 0;

/** True for words that need no quotes anywhere: found without the library, which takes a hundred times as long. */
const isBare = (text: string) =>
  /^[A-Za-zÀ-ÿ][\wÀ-ÿ]*(?:[ .()/-]{1,2}[\wÀ-ÿ]+)*$/.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);

/** A plain value on one line, as it may stand in brackets or behind a name. */
function inLine(value: unknown, { json, text }: PrintStyle, inBrackets: boolean): string {
  if (isGroup(value)) return Array.isArray(value) ? '[]' : '{}';
  if (json || value === undefined) return JSON.stringify(value ?? null);
  if (typeof value === 'string' && text !== 'single' && text !== 'double' && isBare(value))
    return value;
  const scalar = new Scalar(value);
  // A text of several lines has one line only with quotes that know of line breaks.
  const several = typeof value === 'string' && /[\n\r]/.test(value);
  const style = text === 'literal' || text === 'folded' ? 'plain' : text;
  if (typeof value === 'string') scalar.type = types[several ? 'double' : style];
  const document = new Document([scalar]);
  if (inBrackets) (document.contents as unknown as { flow: boolean }).flow = true;
  const printed = document
    .toString({
      lineWidth: 0,
      doubleQuotedMinMultiLineLength: Infinity,
      flowCollectionPadding: false,
    })
    .trim();
  return inBrackets ? printed.slice(1, -1).trim() : printed.slice(2);
}

/** A text of several lines below `|`, each behind `indent`; null for one that only quotes can hold. */
function inLines(value: string, style: TextStyle, indent: string): string | null {
  const scalar = new Scalar(value);
  scalar.type = types[style === 'folded' ? 'folded' : 'literal'];
  const [first, ...lines] = new Document({ x: scalar })
    .toString({ lineWidth: 0, indent: 2 })
    .replace(/\n$/, '')
    .split('\n');
  const mark = first!.slice('x: '.length);
  if (!/^[|>]/.test(mark)) return null;
  const moved = lines.map((line) => (line === '' ? '' : indent + line.slice(2)));
  return [mark, ...moved].join('\n');
}

/** The name of a field, with its colon. */
export const printName = (name: string, style: PrintStyle) =>
  `${inLine(name, { ...style, text: 'plain' }, true)}:`;

/** A value in brackets, on one line. */
export function printFlow(value: unknown, style: PrintStyle): string {
  if (isPlain(value)) return inLine(value, style, true);
  if (Array.isArray(value)) return `[${value.map((item) => printFlow(item, style)).join(', ')}]`;
  const fields = Object.entries(value as Group).filter(([, inner]) => inner !== undefined);
  const printed = fields.map(
    ([name, inner]) => `${printName(name, style)} ${printFlow(inner, style)}`,
  );
  return style.json ? `{${printed.join(', ')}}` : `{ ${printed.join(', ')} }`;
}

/** True where a list or group stands on one line: nothing but plain values of one line each, and not many. */
function fitsLine(value: unknown, style: PrintStyle): boolean {
  const values: unknown[] = Object.values(value as Group);
  return (
    Array.isArray(value) &&
    values.every(
      (inner) => isPlain(inner) && !(typeof inner === 'string' && inner.includes('\n')),
    ) &&
    printFlow(value, style).length <= longestLine
  );
}

/**
 * What stands behind a name or a dash whose own line begins with `indent` spaces: ` a text`, or a line break and the
 * fields below. Lines end with `\n`; there is none at the end.
 */
export function printBlock(
  value: unknown,
  indent: number,
  style: PrintStyle,
  inList: boolean,
): string {
  const lines =
    typeof value === 'string' && /\n/.test(value) && /\S\n?$/.test(value)
      ? inLines(value, style.text, ' '.repeat(indent + 2))
      : null;
  if (lines !== null) return ` ${lines}`;
  if (isPlain(value)) return ` ${inLine(value, style, false)}`;
  if (fitsLine(value, style)) return ` ${printFlow(value, style)}`;
  const list = Array.isArray(value);
  const deeper = inList ? 2 : list && !style.deepLists ? 0 : style.step;
  const below = printLines(value, indent + deeper, style);
  // The first field of an item stands beside its dash.
  return inList ? ` ${below.trimStart()}` : `\n${below}`;
}

/** The fields of a group or the items of a list, each on lines of its own that begin with `indent` spaces. */
function printLines(value: unknown, indent: number, style: PrintStyle): string {
  const start = ' '.repeat(indent);
  if (Array.isArray(value))
    return value.map((item) => `${start}-${printBlock(item, indent, style, true)}`).join('\n');
  return Object.entries(value as Group)
    .filter(([, inner]) => inner !== undefined)
    .map(
      ([name, inner]) =>
        `${start}${printName(name, style)}${printBlock(inner, indent, style, false)}`,
    )
    .join('\n');
}
