import { existsSync, readFileSync } from 'node:fs';

const byteOrderMark = '\uFEFF';

/** The text of a file without its byte order mark; null where there is no file. Throws what the disk says. */
export function readMarked(path: string): { readonly text: string; readonly mark: string } | null {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  return text.startsWith(byteOrderMark)
    ? { text: text.slice(1), mark: byteOrderMark }
    : { text, mark: '' };
}
