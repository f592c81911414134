/** Windows' spreadsheet takes a file for UTF-8 only with this mark before it. */
const byteOrderMark = '\uFEFF';

/** A cell: quoted where it must be; what a spreadsheet would run as a formula is made text by an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV for Brazilian spreadsheets: semicolons, because the comma is the decimal mark; lines end with CRLF (RFC 4180). */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return (
    byteOrderMark + [header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n') + '\r\n'
  );
}

/** Saves a text as a file of the browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the file after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
