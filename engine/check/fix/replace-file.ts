import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pid } from 'node:process';

/**
 * Replaces a file in one step: whoever reads it, and a machine that stops in the middle, has the old content or the new
 * one, whole. False, and nothing is done, if the file is no longer what it was (`before`). Throws what the disk says.
 */
export function replaceFile(path: string, before: Uint8Array, after: Uint8Array): boolean {
  const fresh = join(dirname(path), `.${basename(path)}.${pid}.tmp`);
  const handle = openSync(fresh, 'w', statSync(path).mode);
  try {
    try {
      for (let written = 0; written < after.length;) written += writeSync(handle, after, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (!readFileSync(path).equals(before)) return false;
    renameSync(fresh, path);
    return true;
  } finally {
    rmSync(fresh, { force: true });
  }
}
