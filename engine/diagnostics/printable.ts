// What stands in a document or in the name of a file, made fit for a terminal: no line that fills the screen, no character
// that a terminal obeys (colours, the cursor, the direction of writing).

/** Characters of a text that are not shown: controls but tab and line feed, and those that turn the direction of writing. */
const obeyed =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Longest line of a document that is shown, UTF-16 units. */
const widest = 200;
/** Longest text of a document in a sentence, UTF-16 units. */
const longest = 300;

/** A text with a mark in place of each character that a terminal would obey; as long as before. */
export function printable(text: string): string {
  return text.replace(obeyed, '\ufffd');
}

/** The name of a file for a line of its own; it may have line feeds, too. */
export function inOneLine(name: string): string {
  return printable(name.replace(/[\t\n]/g, '\ufffd'));
}

/** The part of a line around `column` (from 1) that is shown, and where that column stands in it. A tab stays a tab. */
export function windowOf(line: string, column: number): { text: string; column: number } {
  const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (whole.length <= widest) return { text: printable(whole), column };
  const from = Math.max(0, Math.min(column - 1 - widest / 4, whole.length - widest));
  const text = printable(whole.slice(from, from + widest));
  return {
    text: `${from > 0 ? '…' : ''}${text}${from + widest < whole.length ? '…' : ''}`,
    column: column - from + (from > 0 ? 1 : 0),
  };
}

/** The parameters of a problem with long texts cut. */
export function shortParams<Params>(params: Params): Params {
  return short(params) as Params;
}

function short(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, short(field)]));
}
