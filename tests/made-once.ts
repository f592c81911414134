// What many test files need and takes seconds to make: the first that needs it makes it, the others wait, in whichever process.
import { existsSync, renameSync } from 'node:fs';
import { withLock } from '../engine/files/lock.mjs';

/** Longest wait for another file that makes it, ms. */
const patience = 240_000;

/** The folder at `path` (absolute); where it is not there, the one that `make` gives, beside it, is put there. Rejects as `make` does. */
export async function madeOnce(path: string, make: () => Promise<string>): Promise<string> {
  const put = async () => {
    if (!existsSync(path)) renameSync(await make(), path);
  };
  if (!existsSync(path)) await withLock(`${path}.lock`, put, { patience });
  return path;
}
