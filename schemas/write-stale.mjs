import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the texts of `files`, by path in `folder`, that are not there as they should be, or with `check` leaves them; the paths of those. */
export function writeStale(folder, files, check) {
  return Object.entries(files).flatMap(([file, text]) => {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    if (!check) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return [file];
  });
}
