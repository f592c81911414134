// A backup is one file: a compressed tar with `manifest.json` first, so that a list reads little of it, and the database
// as a folder `pg`. Plain Node, because the process of the database runs without a bundle.
import { closeSync, createReadStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { create, extract } from 'tar';

/** Name of the file that says what a backup holds. */
export const manifestName = 'manifest.json';
/** Blocks of a tar, bytes. */
const block = 512;
/** No manifest is longer, bytes. */
const longest = 1024 * 1024;

function flush(path) {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export async function packBackup(folder, file) {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    await create({ file: draft, cwd: folder, gzip: { level: 2 }, mode: 0o600, strict: true }, [
      manifestName,
      'pg',
    ]);
    flush(draft);
    renameSync(draft, file);
    if (process.platform !== 'win32') flush(dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The first `length` bytes of what is left of a stream's pieces. */
async function take(pieces, length) {
  const taken = [];
  for (let missing = length; missing > 0;) {
    const { value, done } = await pieces.next();
    if (done) throw new Error('it ends too early');
    taken.push(value);
    missing -= value.length;
  }
  return Buffer.concat(taken);
}

export async function readManifest(file) {
  const raw = createReadStream(file);
  const plain = createGunzip();
  // A fault of the file ends both; it is told to whoever reads the pieces.
  raw.on('error', (error) => plain.destroy(error));
  try {
    const pieces = raw.pipe(plain)[Symbol.asyncIterator]();
    const head = await take(pieces, block);
    const name = head.toString('utf8', 0, manifestName.length);
    const length = parseInt(head.toString('latin1', 124, 136), 8);
    if (name !== manifestName || !(length > 0 && length < longest))
      throw new Error('it is no backup');
    const rest = head.length - block;
    const text = Buffer.concat([head, await take(pieces, length - rest)]);
    return JSON.parse(text.toString('utf8', block, block + length));
  } finally {
    raw.destroy();
    plain.destroy();
  }
}

export async function unpackBackup(file, folder) {
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    // Nothing else is ever packed.
    filter: (path, entry) =>
      ['File', 'Directory'].includes(entry.type) && /^(?:manifest\.json$|pg(?:\/|$))/.test(path),
  });
}
