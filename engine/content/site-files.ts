import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of the site holds. Paths are relative to it, with `/`. */
export interface FolderContents {
  /** Sorted. */
  readonly files: readonly string[];
  /** Symbolic links, which are not followed: one could lead out of the site or in a circle; the folder itself is ''. */
  readonly links: readonly string[];
  /** Folders that could not be read, with the system's code (`EACCES`); the folder itself is ''. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
}

/** True for the name of a file that an editor keeps beside the one that it has open: its lock, its copy, its draft. */
export const isEditorFile = (name: string) => /^\.?#|~$|\.sw[a-px]$|\.crswap$/.test(name);

/** Everything below `folder` but for files of editors; nothing where there is no such folder, or where it is a link. */
export function filesBelow(folder: string): FolderContents {
  const contents = {
    files: [] as string[],
    links: [] as string[],
    unreadable: [] as { path: string; reason: string }[],
  };
  const look = (prefix: string) => {
    let entries;
    try {
      entries = readdirSync(join(folder, prefix), { withFileTypes: true });
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      if (reason !== 'ENOENT') contents.unreadable.push({ path: prefix, reason });
      return;
    }
    for (const entry of entries) {
      if (isEditorFile(entry.name)) continue;
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isSymbolicLink()) contents.links.push(path);
      else if (entry.isDirectory()) look(path);
      else if (entry.isFile()) contents.files.push(path);
    }
  };
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) contents.links.push('');
  else look('');
  contents.files.sort();
  return contents;
}
