// Starts the bundle from what V8 made of it the last time, on Node 20: later versions do this themselves
// (`module.enableCompileCache`), version 20 can do it for scripts alone, without `import()` in them. Goes with that version.
// A script that Node loads itself, once for the command line and for its bundle (`#compiled-scripts`).
const { isAscii } = require('node:buffer');
const { createHash } = require('node:crypto');
const {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { basename, dirname, join } = require('node:path');
const { Script } = require('node:vm');
const { threadId, Worker } = require('node:worker_threads');

/** Bytes of the digest at the beginning of what is kept. */
const digestBytes = 32;
/** What stands around the text of a script. */
const head = '(function(exports,require,module,__filename,__dirname){';

/**
 * The program that runs. V8 asks for its own version alone, and what another program with the same V8 kept can end this one
 * by a segmentation fault: Node 20.19.0 and 20.20.2 are such a pair.
 */
function thisProgram() {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${process.version} ${process.arch} ${size} ${mtimeMs}`;
}
/** Asked once, and where its file is gone nothing is kept. */
let program;

/** The text of a script; that of the bundle is ASCII, where nothing has to be decoded. */
const textOf = (bytes) => bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');

/** Digest of what is kept, and of all that it is true for and V8 does not look at: of the text V8 compares the length. */
const digestOf = (bytes, code) =>
  createHash('sha256')
    .update((program ??= thisProgram()))
    .update(bytes)
    .update(code)
    .digest();

/** What is kept of a script with these bytes; undefined if nothing is, or it is damaged, of another text or another program. */
function readKept(file, bytes) {
  try {
    const kept = readFileSync(file);
    const code = kept.subarray(digestBytes);
    return kept.subarray(0, digestBytes).equals(digestOf(bytes, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what V8 has of a script now: whole or not at all. Throws as `node:fs` does. */
function keep({ script, bytes, file }) {
  const code = script.createCachedData();
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}-${threadId}`;
  try {
    writeFileSync(fresh, Buffer.concat([digestOf(bytes, code), code]));
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** At the end most of what is needed has been compiled; wrong use (exit code 2) says little of what that is. */
function keepAll(compiled, { home, bundle }, exitCode) {
  if (exitCode === 2 || compiled.length === 0) return;
  try {
    compiled.forEach(keep);
    for (const other of readdirSync(home))
      if (other !== bundle) rmSync(join(home, other), { recursive: true, force: true });
  } catch {
    // A full disk, a folder that is somebody else's: the next run compiles again.
  }
}

/** Where this process keeps what was compiled; null where it keeps nothing. */
let shelf = null;

/** The name of a bundle, by its first file. */
const nameOf = (first) =>
  createHash('sha256').update(readFileSync(first)).digest('hex').slice(0, 16);

/**
 * Loads a bundle by its first file (CommonJS, absolute path) and returns its exports. What V8 compiled of it and of the files
 * beside it that it requires is kept in `home` when the process or thread ends, for each `use` (a folder's name) by itself:
 * commands need different functions. What other bundles than `bundle` left in `home` goes. Throws what the file throws.
 */
function loadCompiled(first, home, use, bundle = nameOf(first)) {
  shelf = { home, bundle };
  const loaded = new Map();
  const compiled = [];
  const native = createRequire(first);
  const load = (path) => {
    const known = loaded.get(path);
    if (known) return known.exports;
    const bytes = readFileSync(path);
    const file = join(home, bundle, use, `${basename(path)}.bin`);
    const cachedData = readKept(file, bytes);
    const script = new Script(`${head}${textOf(bytes)}\n})`, {
      filename: path,
      columnOffset: -head.length,
      cachedData,
    });
    if (!cachedData || script.cachedDataRejected) compiled.push({ script, bytes, file });
    const module = { exports: {} };
    loaded.set(path, module);
    const require = (name) =>
      name.startsWith('./') ? load(join(dirname(path), name)) : native(name);
    script.runInThisContext()(module.exports, require, module, path, dirname(path));
    return module.exports;
  };
  process.once('exit', (code) => keepAll(compiled, { home, bundle }, code));
  return load(first);
}

/** Starts a thread with a file of the bundle (absolute path), from what was kept of it if its process was started so. */
function startThread(file, workerData) {
  if (!shelf) return new Worker(file, { workerData });
  const argv = [file, shelf.home, shelf.bundle];
  return new Worker(join(__dirname, 'compiled-thread.cjs'), { workerData, argv });
}

module.exports = { loadCompiled, startThread };
