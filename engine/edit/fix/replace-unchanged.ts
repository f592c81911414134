import { readFileSync } from 'node:fs';
import { stageFile } from '../../files/replace-file.mjs';

/** Replaces a file in one step. False, and nothing is done, if it is no longer what it was (`before`). Throws what the disk says. */
export function replaceUnchanged(path: string, before: Uint8Array, after: Uint8Array): boolean {
  const staged = stageFile(path, after, { durable: true });
  try {
    if (!readFileSync(path).equals(before)) return false;
    staged.replace();
    return true;
  } finally {
    staged.discard();
  }
}
