import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

const statsOf = (path: string) => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/** Whether this user may make files in a folder. */
function isOpen(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The name of whoever has a folder; of one that /etc/passwd does not know, the number. */
function nameOf(uid: number): string {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((one) => one.split(':')[2] === String(uid));
    return line?.split(':')[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}

/** What keeps this user from writing at a path. */
export interface ClosedFolder {
  /** Absolute: a file where a folder should be, or the closed folder; of several in the project the outermost. */
  readonly path: string;
  readonly isFile: boolean;
  /** Name of its owner. */
  readonly owner: string;
}

/** What would keep this user from writing in the folder `path`, whether it is there or to be made; null where nothing does. */
export function closedFolder(path: string): ClosedFolder | null {
  let at = path;
  let stats = statsOf(at);
  while (!stats && dirname(at) !== at) stats = statsOf((at = dirname(at)));
  if (!stats) return null;
  const isFile = !stats.isDirectory();
  if (!isFile && isOpen(at)) return null;
  // Whoever makes the inner one theirs would meet the next one of the project.
  const isInProject = (folder: string) => folder.startsWith(`${process.cwd()}${sep}`);
  while (!isFile && isInProject(dirname(at)) && !isOpen(dirname(at))) at = dirname(at);
  return { path: at, isFile, owner: nameOf(stats.uid) };
}
