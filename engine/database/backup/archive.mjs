// A backup is one file: a compressed tar with `manifest.json` first, so that a list reads little of it, the database as
// a folder `pg`, and the pictures of posts. Plain Node, because the process of the database runs without a bundle.
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { uploadFolder } from '../../files/upload-files.mjs';
import { packTar, unpackTar } from 'modern-tar/fs';

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
    await pipeline(
      packTar([
        { type: 'file', source: join(folder, manifestName), target: manifestName },
        { type: 'directory', source: join(folder, 'pg'), target: 'pg' },
        ...(existsSync(uploadFolder(folder))
          ? [{ type: 'directory', source: uploadFolder(folder), target: 'pictures' }]
          : []),
      ]),
      // Twice as quick as the usual level, and a tenth larger.
      createGzip({ level: 2 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
    );
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

/** True if it says what is read of it: the migrations, and the rows of each table. */
const isManifest = (said) =>
  Array.isArray(said?.migrations) &&
  said.migrations.every((version) => typeof version === 'string') &&
  typeof said.rows === 'object' &&
  said.rows !== null &&
  Object.values(said.rows).every(Number.isInteger);

export async function readManifest(file) {
  // A pipe would be waited for without an end.
  if (!statSync(file).isFile()) throw new Error('it is no file');
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
    const manifest = JSON.parse(text.toString('utf8', block, block + length));
    if (!isManifest(manifest)) throw new Error('it is no backup');
    return manifest;
  } finally {
    raw.destroy();
    plain.destroy();
  }
}

/** The most that a backup unpacks to, bytes: an empty log packs a hundredfold, rows and their indexes tenfold. */
const most = (packed) => 256 * 1024 * 1024 + 64 * packed;

export async function unpackBackup(file, folder) {
  const limit = most(statSync(file).size);
  await pipeline(
    createReadStream(file),
    createGunzip(),
    async function* bounded(pieces) {
      let sum = 0;
      for await (const piece of pieces) {
        sum += piece.length;
        if (sum > limit) throw new Error(`it unpacks to more than ${limit} bytes`);
        yield piece;
      }
    },
    unpackTar(folder, {
      strict: true,
      // Nothing else is ever packed.
      filter: ({ name, type }) =>
        ['file', 'directory'].includes(type) &&
        /^(?:manifest\.json$|(?:pg|pictures)(?:\/|$))/.test(name),
    }),
  );
}
