/** Windows' spreadsheet takes a file for UTF-8 only with this mark before it. */
const byteOrderMark = '\uFEFF';

/** What stands between cells. */
type Separator = ',' | ';';

/** A cell: quoted where it must be; what a spreadsheet would run as a formula is made text by an apostrophe. */
function cell(value: string | number, separator: Separator): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A table as CSV; `separator` is what the spreadsheets of the country want. Lines end with CRLF (RFC 4180). */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  separator: Separator,
): string {
  const line = (row: readonly (string | number)[]) =>
    `${row.map((value) => cell(value, separator)).join(separator)}\r\n`;
  return byteOrderMark + [header, ...rows].map(line).join('');
}

/** Saves a text as a file of the browser. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the file after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
