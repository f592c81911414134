import { posix } from 'node:path';
import { slugOf } from '../resolve/site-index.ts';
import type { FileChange } from './edit-site.ts';

/** The file that a page has at another address: its name follows the address where it did before, and so does its folder. */
export function fileAt(file: string, from: string, to: string): string {
  const { dir, name, ext } = posix.parse(file);
  if (name !== slugOf(from)) return file;
  const folderAt = (path: string) => posix.dirname(posix.join('pages', path));
  const folder = dir === folderAt(from) ? folderAt(to) : dir;
  return posix.join(folder, `${slugOf(to)}${ext}`);
}

/** A file of the site in `dir` under another name; its schema line leads to the same schema from there. */
export function renamedFile(
  { path, before, after }: FileChange,
  to: string,
  dir: string,
): FileChange[] {
  const folderOf = (file: string) => posix.join(dir.replaceAll('\\', '/'), posix.dirname(file));
  const text = (after ?? '').replace(
    /^(#[ \t]*yaml-language-server:[ \t]*\$schema=)(?!https?:|\/)(\S+)/m,
    (_, start: string, address: string) =>
      start + posix.relative(folderOf(to), posix.join(folderOf(path), address)),
  );
  return [
    { path, before, after: null },
    { path: to, before: null, after: text },
  ];
}
