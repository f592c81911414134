import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../../files/replace-file.mjs';
import { stampOrNull } from '../file-snapshot.ts';

/** Folder for what is kept of a site between commands: in its project, the nearest folder with a `package.json`, else in the site itself. */
export function projectState(dir: string): string {
  const isProject = (folder: string) => existsSync(join(folder, 'package.json'));
  let folder = dir;
  while (!isProject(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return join(isProject(folder) ? folder : dir, '.portao');
}

/** Tells one state of the packages that npm installed in the project of a site from another; empty where it installed none. */
export const installedPackages = (dir: string): string =>
  stampOrNull(join(projectState(dir), '../node_modules/.package-lock.json'))?.signature ?? '';

/** What is kept of own code there. */
export const keptFolder = (dir: string) => join(projectState(dir), 'own-code');

/** A disk that is full, a folder of somebody else or one that is for reading alone. */
const unwritable = new Set(['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS']);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is kept of the own code of the site in `dir` between commands, under a name, for as long as `content` is the same. */
export class KeptFile {
  readonly #folder: string;
  readonly #kind: string;
  readonly #name: string;

  constructor(dir: string, name: string, content: string, folder = keptFolder(dir)) {
    this.#folder = folder;
    // Of two sites with the same modules each may import others.
    this.#kind = `${hashOf(dir).slice(0, 8)}-${name}-`;
    this.#name = `${this.#kind}${hashOf(content).slice(0, 16)}`;
  }

  /** What is kept; null where nothing is. */
  read<Value>(): Value | null {
    try {
      return JSON.parse(readFileSync(join(this.#folder, this.#name), 'utf8')) as Value;
    } catch {
      return null;
    }
  }

  /** Keeps a value (plain JSON) in the place of what was kept of other contents. Where nothing can be written nothing is kept. */
  write(value: unknown): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      replaceFile(join(this.#folder, this.#name), JSON.stringify(value));
      for (const other of readdirSync(this.#folder))
        if (other.startsWith(this.#kind) && other !== this.#name)
          rmSync(join(this.#folder, other), { force: true });
    } catch (error) {
      if (!unwritable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
