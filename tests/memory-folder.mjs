// A folder in memory for what tests write, for `npm test`. Plain Node.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux has a disk in memory. */
const place = '/dev/shm';
/** What tests have there at a time is far less; the rest of the memory is theirs too. Bytes. */
const least = 6 * 2 ** 30;

/**
 * Makes an empty folder in memory that goes with this process; null where there is no room for one. The databases of the
 * tests ask for thousands of writes to be on the disk, which takes milliseconds each on one.
 */
export function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, freemem()) < least) return null;
    const folder = mkdtempSync(join(place, 'portao-tests-'));
    // As the usual one: some tests look into it as nobody.
    chmodSync(folder, 0o755);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    return folder;
  } catch {
    return null;
  }
}
