// Writes outlive the process that made them, and not a power cut, until the system is asked to put them on the disk.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function flush(path, flags) {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes the content of a file. */
export const flushFile = (path) => flush(path, 'r+');

/** Flushes every file of a folder, and the names in it. */
export function flushAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushAll(path);
    else if (entry.isFile()) flushFile(path);
  }
  flushFolder(folder);
}

/** Flushes the names in a folder; Windows opens none. */
export function flushFolder(folder) {
  if (process.platform !== 'win32') flush(folder, 'r');
}
