import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', '.git', '.portao', '.data', 'dist']);

/** Files below `paths` (files or folders, relative to `root`), sorted; what does not exist is left out. */
export function filesOf(root: string, paths: readonly string[]): string[] {
  const walk = (path: string): string[] => {
    let stats;
    try {
      stats = statSync(join(root, path));
    } catch {
      return [];
    }
    if (stats.isFile()) return [path];
    return readdirSync(join(root, path))
      .filter((name) => !ignored.has(name))
      .flatMap((name) => walk(`${path}/${name}`));
  };
  return paths.flatMap(walk).sort();
}

/** SHA-256 over names and contents of the files below `paths`: equal exactly when the sources are. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, paths)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
