// Text laid out for a terminal, or left whole where a program or a file reads it (`width` is null).

/** `text` in at most `width` columns, cut with an ellipsis. */
export function shorten(text: string, width: number | null): string {
  return width === null || text.length <= width
    ? text
    : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;
}

/** `text` after `first`, its further lines indented as far; not broken where `width` is null. */
export function wrap(first: string, text: string, width: number | null): string {
  if (width === null) return `${first}${text}`;
  const room = Math.max(20, width - first.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line]
    .map((part, index) => `${index === 0 ? first : ' '.repeat(first.length)}${part}`)
    .join('\n');
}

/** Rows as aligned columns, two spaces between; the last column is not padded. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** The first items by their names, and how many more there are: `/a, /b e mais 3`. */
export function someOf<Item>(
  items: readonly Item[],
  shown: number,
  more: (count: number) => string,
  nameOf: (item: Item) => string = String,
): string {
  // One more takes less room than saying that there is one more.
  if (items.length <= shown + 1) return items.map(nameOf).join(', ');
  return `${items.slice(0, shown).map(nameOf).join(', ')} ${more(items.length - shown)}`;
}

/** White space as single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Columns of the terminal that reads the answer; null where a program or a file does, which gets whole lines. */
export function terminalWidth(): number | null {
  return process.stdout.isTTY ? process.stdout.columns : null;
}
