import type { Language } from '../../engine/words/language.ts';

/** Windows' spreadsheet takes a file for UTF-8 only with this mark before it. */
const byteOrderMark = '\uFEFF';

/** A cell of a table: null is no value, which is not an empty text. */
export type Cell = string | null;

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** What stands between cells. */
export type Separator = ';' | ',';

/** What spreadsheets of a language separate cells by: where the comma is in numbers, a semicolon. */
export const separators: Readonly<Record<Language, Separator>> = { 'pt-BR': ';', en: ',' };

/** A cell as text: null is empty and an empty text `""`; what a spreadsheet would run as a formula has an apostrophe before it. */
function written(value: Cell): string {
  if (value === null) return '';
  const text = /^['=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return text === '' || /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV, with CRLF (RFC 4180). */
export function printCsv(
  columns: readonly string[],
  rows: readonly Row[],
  separator: Separator,
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `${byteOrderMark}${lines.map((cells) => cells.map(written).join(separator)).join('\r\n')}\r\n`;
}

/** One cell and what ends it, by separator. The first form is quoted. */
const cells = {
  ';': /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r?\n|$)/y,
  ',': /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/y,
};

/** Rows that `printCsv` wrote, or a spreadsheet saved. Throws with the line of what is no CSV. */
export function parseCsv(text: string): readonly Row[] {
  const lines: Cell[][] = [[]];
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  // No column is called by either.
  const separator = /^[^;,\r\n]*,/.test(plain) ? ',' : ';';
  const cell = cells[separator];
  cell.lastIndex = 0;
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain);
    if (!found) throw new Error(`line ${lines.length}`);
    const [, quoted, bare, end] = found;
    const value = quoted?.replaceAll('""', '"') ?? bare!;
    lines.at(-1)!.push(quoted === undefined && value === '' ? null : value.replace(/^'/, ''));
    if (end !== separator) lines.push([]);
  }
  const [columns = [], ...rows] = lines.filter((line) => line.length > 0);
  return rows.map((row, index) => {
    if (row.length !== columns.length) throw new Error(`line ${index + 2}`);
    return Object.fromEntries(columns.map((column, index) => [column ?? '', row[index]!]));
  });
}
