import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { stampOf } from './file-snapshot.ts';
import { replaceFile } from '../files/replace-file.mjs';

const ignored = new Set(['node_modules', '.git', '.portao', '.data', 'dist']);

/** Files below `paths` (files or folders, relative to `root`), sorted; what does not exist is left out. */
export function filesOf(root: string, paths: readonly string[]): string[] {
  const below = (folder: string): string[] =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true })
      .filter(({ name }) => !ignored.has(name))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        // Of a link only the disk knows what it leads to.
        return entry.isFile() ? [path] : entry.isDirectory() ? below(path) : at(path);
      });
  const at = (path: string): string[] => {
    let stats;
    try {
      stats = statSync(`${root}/${path}`);
    } catch {
      return [];
    }
    return stats.isFile() ? [path] : below(path);
  };
  return paths.flatMap(at).sort();
}

/** SHA-256 over names and contents of the files below `paths`: equal exactly when the sources are. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, paths)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(`${root}/${file}`));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** `fingerprint`, remembered in `file` for as long as sizes and times of the files say that it is the same. */
export function keptFingerprint(root: string, paths: readonly string[], file: string): string {
  const stamps = filesOf(root, paths).map((path) => ({ path, ...stampOf(`${root}/${path}`) }));
  const isSafe = stamps.every(({ mtimeSafe }) => mtimeSafe);
  const lines = stamps.map(({ path, signature }) => `${path} ${signature}`).join('\n');
  const signature = createHash('sha256').update(lines).digest('hex');
  try {
    const [before, print] = readFileSync(file, 'utf8').split(' ');
    if (isSafe && before === signature && print) return print;
  } catch {
    // Nothing is remembered yet.
  }
  const print = fingerprint(root, paths);
  try {
    if (isSafe) replaceFile(file, `${signature} ${print}`);
  } catch {
    // It is taken anew the next time.
  }
  return print;
}
