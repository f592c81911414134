// Starts our bundles from what V8 made of them the last time: commands are short, and a fifth of their time went into
// compiling. Plain Node: the command line is started with it before anything is built. From version 22 on Node does this
// itself; version 20 can do it for scripts alone, which is why the bundles are scripts (CommonJS).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Modules by path. */
const loaded = new Map();
/** Scripts that were compiled from their text, and where to keep what became of them. */
const compiled = [];
/** Bytes of a digest at the beginning of what is kept. */
const digestBytes = 32;

/**
 * The program that runs. V8 asks for its own version alone, and what another program with the same V8 kept can end this one
 * by a segmentation fault: Node 20.19.0 and 20.20.2 are such a pair.
 */
function thisProgram() {
  const { size, mtimeMs } = statSync(process.execPath);
  return `${process.version} ${process.arch} ${size} ${mtimeMs}`;
}

/** Digest of what is kept, and of all that it is true for and V8 does not look at: of the text V8 compares the length. */
const digestOf = (source, code) =>
  createHash('sha256').update(thisProgram()).update(source).update(code).digest();

/** What was kept of a script with this text; undefined if nothing was, or it is damaged, of another text or another program. */
function readKept(file, source) {
  try {
    const kept = readFileSync(file);
    const code = kept.subarray(digestBytes);
    return kept.subarray(0, digestBytes).equals(digestOf(source, code)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what V8 has of a script now: whole or not at all. Throws as `node:fs` does. */
function keep({ script, source, file }) {
  const code = script.createCachedData();
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  try {
    writeFileSync(fresh, Buffer.concat([digestOf(source, code), code]));
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** At the end most of what is needed has been compiled; wrong use (exit code 2) says little of what that is. */
function keepAll(exitCode) {
  if (exitCode === 2) return;
  try {
    compiled.forEach(keep);
  } catch {
    // A full disk, a folder that is somebody else's: the next run compiles again.
  }
}

/**
 * Loads a CommonJS file (absolute path) and, in the same way, the files beside it that it requires; returns its exports.
 * What V8 compiled is kept in `code/` beside the file when the process ends, for each `use` (a folder's name) by itself:
 * commands need different functions. Another program, other flags of V8 or another text compile anew. Throws what the file throws.
 */
export function loadScript(file, use = '') {
  const known = loaded.get(file);
  if (known) return known.exports;
  const source = readFileSync(file, 'utf8');
  const keptIn = join(dirname(file), 'code', use, `${basename(file)}.bin`);
  const cachedData = readKept(keptIn, source);
  const head = `(function(exports,require,module,__filename,__dirname){'use strict';`;
  const script = new Script(`${head}${source}\n})`, {
    filename: file,
    columnOffset: -head.length,
    cachedData,
  });
  if (!cachedData || script.cachedDataRejected) {
    if (compiled.length === 0) process.once('exit', keepAll);
    compiled.push({ script, source, file: keptIn });
  }
  const module = { exports: {} };
  loaded.set(file, module);
  const plain = createRequire(file);
  const require = (name) =>
    name.startsWith('./') ? loadScript(join(dirname(file), name), use) : plain(name);
  script
    .runInThisContext()
    .call(module.exports, module.exports, require, module, file, dirname(file));
  return module.exports;
}
