import { lstatSync, readdirSync, watch, type FSWatcher, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { stampOrNull } from '../content/file-snapshot.ts';

/** What may happen to a file. */
export type FileEvent = 'add' | 'change' | 'unlink';

/** What a watcher of folders does. */
export interface FolderListener {
  /** True for what (absolute) is not looked at. */
  readonly isIgnored: (path: string) => boolean;
  /** Told of each file (absolute). */
  readonly onFile: (event: FileEvent, file: string) => void;
  /** Told once why a folder cannot be watched that is there and can be read. */
  readonly onError: (error: Error) => void;
}

/** What may happen to a folder at any time, and is told by whoever reads it. */
const usual: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'];

/** What the disk shows of a path itself, not of what it may link to; null also where it may not be looked at. */
export function statOrNull(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

/**
 * Watches all files below `dir` until the function that it returns is called. There is one watch for a folder: with one for each of
 * 10,000 documents as well, as Vite's watcher has them, it would look at all files of a folder after a change of one.
 */
export function watchFolders(
  dir: string,
  { isIgnored, onFile, onError }: FolderListener,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  /** By file its signature (`FileStamp`) when its last event was told; '' where none was. */
  const files = new Map<string, string>();
  let isTold = false;
  const isBelow = (folder: string) => (path: string) => path.startsWith(folder + sep);
  const stop = (folder: string) => {
    for (const path of [folder, ...[...watchers.keys()].filter(isBelow(folder))]) {
      watchers.get(path)?.close();
      watchers.delete(path);
    }
  };
  /** Watches a folder and those below it, and gives the files that are there by then. */
  const look = (folder: string): string[] => {
    try {
      const watcher = watch(folder, (event, name) => {
        if (name !== null) note(event, join(folder, name));
      });
      watchers.set(
        folder,
        watcher.on('error', () => stop(folder)),
      );
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (isIgnored(path)) return [];
        return entry.isDirectory() ? look(path) : [path];
      });
    } catch (error) {
      stop(folder);
      if (!isTold && !usual.includes((error as NodeJS.ErrnoException).code)) {
        isTold = true;
        onError(error as Error);
      }
      return [];
    }
  };
  const seen = (file: string) => {
    const now = stampOrNull(file)?.signature;
    const before = files.get(file);
    // The system tells of one writing up to three times.
    if (now === undefined || now === before) return;
    files.set(file, now);
    onFile(before === undefined ? 'add' : 'change', file);
  };
  const note = (event: string, path: string) => {
    if (isIgnored(path)) return;
    const now = statOrNull(path);
    if (now && !now.isDirectory()) return seen(path);
    // Its own times changed.
    if (event === 'change') return;
    stop(path);
    const before = files.has(path) ? [path] : [...files.keys()].filter(isBelow(path));
    const found = new Set(now ? look(path) : []);
    for (const file of before)
      if (!found.has(file)) {
        files.delete(file);
        onFile('unlink', file);
      }
    found.forEach(seen);
  };
  for (const file of look(dir)) files.set(file, '');
  return () => stop(dir);
}
