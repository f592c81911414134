// Scalars of the subset. What these functions are not sure of they refuse.
import { BeyondSubset, reasonOf } from './beyond-subset.ts';

/** One of these as the first character has a meaning of its own. */
const indicator = /^[-?:,[\]{}#&*!|>'"%@`]/;
const integer = /^-?(?:0|[1-9]\d{0,14})$/;
const decimal = /^-?(?:0|[1-9]\d{0,8})\.\d{1,8}$/;
/** Everything that the core schema reads as a number, in any of its spellings. */
const anyNumber =
  /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const words = new Map<string, boolean | null>([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['~', null],
]);

/** Value of a scalar without quotes, spaces around it removed; never empty. Throws `BeyondSubset`. */
export function plainScalar(text: string): unknown {
  const first = text.charCodeAt(0);
  // A letter (ASCII or any other language's) is the most common beginning, and begins no number.
  const letter = (first >= 97 && first <= 122) || (first >= 65 && first <= 90) || first > 127;
  if (letter) {
    const word = text.length <= 5 ? words.get(text) : undefined;
    return word === undefined ? text : word;
  }
  if (integer.test(text) || decimal.test(text)) return Number(text);
  if (anyNumber.test(text)) throw new BeyondSubset('number');
  if (indicator.test(text)) throw new BeyondSubset(reasonOf(text[0], 'plain-text'));
  return text === '~' ? null : text;
}

const jsonEscapesOnly = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*$/;

/** Value of a scalar in double quotes, the quotes left out. Throws `BeyondSubset` for escapes that JSON does not have. */
export function doubleQuoted(inner: string): string {
  if (!inner.includes('\\')) return inner;
  if (!jsonEscapesOnly.test(inner)) throw new BeyondSubset('quotes');
  return JSON.parse(`"${inner}"`) as string;
}

/** Where the closing quote of a scalar that opens at `start` stands before `end`. Throws `BeyondSubset` where it is on another line. */
export function closingQuote(text: string, start: number, end: number): number {
  const quote = text[start]!;
  for (let at = start + 1; at < end; at += 1) {
    const char = text[at];
    if (char === '\\' && quote === '"') at += 1;
    else if (char === quote) {
      if (quote === '"' || text[at + 1] !== "'") return at;
      at += 1;
    }
  }
  throw new BeyondSubset('quotes');
}

/** Value of the quoted scalar from `start` to its closing quote at `close`. */
export function quotedScalar(text: string, start: number, close: number): string {
  const inner = text.slice(start + 1, close);
  return text[start] === '"' ? doubleQuoted(inner) : inner.replaceAll("''", "'");
}

/** Lines of a block scalar (`|` or `>`), their indentation removed, as its value; `strip` is the `-` of its header. */
export function blockScalar(lines: readonly string[], folded: boolean, strip: boolean): string {
  let last = lines.length;
  while (last > 0 && lines[last - 1] === '') last -= 1;
  if (last === 0) throw new BeyondSubset('block-scalar');
  const content = lines.slice(0, last);
  const text = folded ? fold(content) : content.join('\n');
  return strip ? text : `${text}\n`;
}

function fold(lines: readonly string[]): string {
  let text = '';
  let blank = 0;
  lines.forEach((line, index) => {
    if (line === '') {
      blank += 1;
      return;
    }
    if (line.startsWith(' ')) throw new BeyondSubset('block-scalar');
    text += index === 0 ? line : blank > 0 ? '\n'.repeat(blank) + line : ` ${line}`;
    blank = 0;
  });
  return text;
}
