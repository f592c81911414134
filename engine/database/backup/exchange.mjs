// How a restored database takes the place of the present one. A process may be killed between any two steps: whoever opens
// the folder next goes on where it stopped, so that there is the old database or the new one, and never a fresh one.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addUploads, uploadFolder } from '../../files/upload-files.mjs';
import { flushAll, flushFolder } from '../disk/durable.mjs';
import { keepShape } from '../process/shape.mjs';

/** Folder of a backup that is being unpacked and read; with the file `verified` in it, of one that is to take its place. */
export const incoming = (dataDir) => join(dataDir, 'restore');
/** What the last restore replaced. */
export const replaced = (dataDir) => join(dataDir, 'replaced');
const mark = (dataDir) => join(incoming(dataDir), 'verified');

export function prepareRestore(dataDir) {
  rmSync(incoming(dataDir), { recursive: true, force: true });
  mkdirSync(incoming(dataDir), { mode: 0o700 });
  return incoming(dataDir);
}

export const dropRestore = (dataDir) => rmSync(incoming(dataDir), { recursive: true, force: true });

export function markVerified(dataDir) {
  flushAll(incoming(dataDir));
  writeFileSync(mark(dataDir), '', { mode: 0o600, flush: true });
  flushFolder(incoming(dataDir));
}

/** True if `keys.json` is there and holds none. */
function areKeysBroken(file) {
  if (!existsSync(file)) return false;
  try {
    return typeof JSON.parse(readFileSync(file, 'utf8'))?.jwtSecret !== 'string';
  } catch {
    return true;
  }
}

export function finishRestore(dataDir) {
  if (!existsSync(mark(dataDir))) return false;
  // Pictures are added to those that are there: each is called by its content.
  if (addUploads(uploadFolder(incoming(dataDir)), uploadFolder(dataDir)) > 0)
    flushFolder(uploadFolder(dataDir));
  const [fresh, present] = [join(incoming(dataDir), 'pg'), join(dataDir, 'pg')];
  if (existsSync(fresh)) {
    if (existsSync(present)) {
      rmSync(replaced(dataDir), { recursive: true, force: true });
      mkdirSync(replaced(dataDir), { mode: 0o700 });
      renameSync(present, join(replaced(dataDir), 'pg'));
    }
    renameSync(fresh, present);
    flushFolder(dataDir);
  }
  // New ones are made at the next start.
  const keys = join(dataDir, 'keys.json');
  if (areKeysBroken(keys)) {
    mkdirSync(replaced(dataDir), { recursive: true, mode: 0o700 });
    renameSync(keys, join(replaced(dataDir), 'keys.json'));
  }
  // Of no shape that we know: it is looked at when it is opened. A folder without one never had a whole database.
  keepShape(dataDir, 'restored');
  rmSync(mark(dataDir));
  dropRestore(dataDir);
  return true;
}
