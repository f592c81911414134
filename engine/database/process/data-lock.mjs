// One process at a time may open the data folder: PGlite takes no lock itself, and two would corrupt it without a word.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, takeLock } from '../../files/lock.mjs';

const lockFile = (dataDir) => join(dataDir, 'lock');

export const dataHolder = (dataDir) => holderOf(lockFile(dataDir));

export function lockData(dataDir, options) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return takeLock(lockFile(dataDir), options);
}
