// States that a disk may be in after a power cut: what was flushed is there, of everything else any part may be.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize } from 'node:v8';

/** Bytes that a disk writes whole. */
const sector = 512;

/** What `power-cut/recorder.mjs` wrote down. */
export function readRecord(file) {
  const bytes = readFileSync(file);
  const steps = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32LE(at);
    if (at + 4 + length > bytes.length) break;
    steps.push(deserialize(bytes.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return steps;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * What `steps` did to names (`changes`) and to files; of each part it is said whether it was `flushed`. A file that was
 * there before is `base` in the folder `base`.
 */
function followSteps(steps, base) {
  const files = new Map();
  const changes = [];
  const fileAt = (name) => {
    if (!files.has(name)) {
      const wasThere = existsSync(join(base, name));
      files.set(name, { base: wasThere ? name : null, parts: [] });
    }
    return files.get(name);
  };
  /** A flushed folder keeps its names; a flushed file its content and, as file systems with a journal do, its own name. */
  const flush = (name) => {
    for (const change of changes) if (change.folder === (name || '.')) change.flushed = true;
    const file = files.get(name);
    if (!file) return;
    for (const part of file.parts) part.flushed = true;
    const last = changes.findLastIndex((change) => change.file === file);
    for (const change of changes.slice(0, last + 1))
      if (change.folder === dirname(name)) change.flushed = true;
  };
  for (const { step, name, to, ...given } of steps) {
    const change = (more) =>
      changes.push({ step, name, to, folder: dirname(name), flushed: false, ...more });
    if (step === 'write' || step === 'truncate')
      fileAt(name).parts.push({ step, ...given, flushed: false });
    else if (step === 'flush') flush(name);
    else if (step === 'create') {
      files.set(name, { base: null, parts: [] });
      change({ file: files.get(name) });
    } else if (step === 'rename' || step === 'link') {
      const file = fileAt(name);
      change({ file, folder: dirname(to) });
      files.set(to, file);
      if (step === 'rename') files.delete(name);
    } else if (step === 'remove') {
      files.delete(name);
      change();
    } else if (step === 'folder') change();
  }
  return {
    changes,
    files: new Set([...files.values(), ...changes.flatMap(({ file }) => file ?? [])]),
  };
}

/** Ways in which a disk may have treated what nobody flushed: each says of which names it keeps it. */
const oneOf = (list, random) => list[Math.floor(random() * list.length)];
export const fates = {
  'nothing of it': () => () => false,
  'all of it': () => () => true,
  'any half of it': (random) => () => random() < 0.5,
  'little of it': (random) => () => random() < 0.1,
  'all but one folder': (random, folders) => {
    const one = oneOf(folders, random);
    return (name) => dirname(name) !== one;
  },
  'one folder alone': (random, folders) => {
    const one = oneOf(folders, random);
    return (name) => dirname(name) === one;
  },
};

/** The content of a file of which the disk kept what `isKept` says, sector by sector. */
function contentOf(file, name, { base, isKept }) {
  const before = file.base === null ? Buffer.alloc(0) : readFileSync(join(base, file.base));
  const ends = file.parts.map((part) =>
    part.step === 'write' ? part.at + part.bytes.length : part.size,
  );
  const bytes = Buffer.alloc(Math.max(before.length, ...ends));
  let size = before.copy(bytes);
  for (const part of file.parts) {
    if (part.step === 'truncate') {
      if (!part.flushed && !isKept(name)) continue;
      bytes.fill(0, part.size);
      size = part.size;
      continue;
    }
    for (let from = 0; from < part.bytes.length; from += sector) {
      if (!part.flushed && !isKept(name)) continue;
      const piece = part.bytes.subarray(from, from + sector);
      bytes.set(piece, part.at + from);
      size = Math.max(size, part.at + from + piece.length);
    }
  }
  return bytes.subarray(0, size);
}

/** Writes to `folder` what a disk may hold after the power was cut behind `steps`; `base` is what it held before them. */
export function composeState({ steps, base, folder, fate, random }) {
  const { changes, files } = followSteps(steps, base);
  const folders = [...new Set(steps.flatMap(({ name }) => (name ? dirname(name) : [])))];
  const isKept = fates[fate](random, folders);
  cpSync(base, folder, { recursive: true });
  const names = new Map(
    [...files].flatMap((file) => (file.base === null ? [] : [[file.base, file]])),
  );
  /** Folders of which a change was lost: the later ones are lost with it. */
  const behind = new Set();
  for (const { step, name, to, file, flushed, folder: within } of changes) {
    if (!flushed && (behind.has(within) || !isKept(name))) {
      behind.add(within);
      continue;
    }
    if (step === 'folder') mkdirSync(join(folder, name), { recursive: true });
    else if (step === 'create') names.set(name, file);
    else if (step !== 'remove') names.set(to, file);
    if (step !== 'remove' && step !== 'rename') continue;
    names.delete(name);
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const [name, file] of names) {
    if (!existsSync(dirname(join(folder, name)))) continue;
    writeFileSync(join(folder, name), contentOf(file, name, { base, isKept }));
  }
}
