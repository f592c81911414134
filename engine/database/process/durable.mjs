// PGlite never asks the system to put its writes on the disk: they outlive the process, and not a power cut. We ask.
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function flush(path, how, flags) {
  const handle = openSync(path, flags);
  try {
    how(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * A function to call after each write and before it is acknowledged: flushes the log that PostgreSQL recovers from
 * (16 MB files; one is written at a time, now and then two).
 */
export function walFlusher(database) {
  const folder = join(database, 'pg_wal');
  const flushed = new Map();
  return () => {
    for (const name of readdirSync(folder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = statSync(path);
      if (flushed.get(name) === mtimeMs) continue;
      flush(path, fdatasyncSync, 'r+');
      flushed.set(name, mtimeMs);
    }
  };
}

/**
 * Flushes the files of a database that were written since `since` (ms since 1970): after it was made or migrated, and
 * after an orderly end, which starts the log anew.
 */
export function flushAll(folder, since = 0) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushAll(path, since);
    else if (entry.isFile() && statSync(path).mtimeMs >= since) flush(path, fsyncSync, 'r+');
  }
  flushFolder(folder);
}

/** Flushes the names in a folder; Windows opens none. */
export function flushFolder(folder) {
  if (process.platform !== 'win32') flush(folder, fsyncSync, 'r');
}
