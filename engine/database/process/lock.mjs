// One process at a time may open the data folder: PGlite takes no lock itself, and two would corrupt it without a word.
// The lock is a file with the holder's pid, taken by a hard link (which is atomic) and left behind only by a crash.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the holder shows that it lives, ms. */
const heartbeat = 5_000;
/** A holder on another machine (a shared volume, a container) that was silent for so long is gone, ms. */
const silence = 30_000;

const lockFile = (dataDir) => join(dataDir, 'lock');

/** When a process started, in the kernel's clock ticks: tells it from a later one with the same pid. Null where /proc is missing. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function runs({ pid, start }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return start === null || startOf(pid) === start;
}

/** Who holds the folder now: {pid, start, host, url}; null if nobody does. A file that cannot be read as a lock is nobody's. */
export function holderOf(dataDir) {
  let holder;
  let age;
  try {
    holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8'));
    age = Date.now() - statSync(lockFile(dataDir)).mtimeMs;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
  if (!Number.isInteger(holder?.pid)) return null;
  return (holder.host === hostname() ? runs(holder) : age < silence) ? holder : null;
}

/** Removes a lock whose holder is gone. Looked at again under a guard, so that of two who find it stale none removes the other's new one. */
function removeStale(dataDir) {
  const guard = `${lockFile(dataDir)}.guard`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    try {
      // Left by a crash in the few microseconds below.
      if (Date.now() - statSync(guard).mtimeMs > silence) rmdirSync(guard);
    } catch {
      // Its owner was done meanwhile.
    }
    return;
  }
  try {
    if (!holderOf(dataDir)) rmSync(lockFile(dataDir), { force: true });
  } finally {
    rmdirSync(guard);
  }
}

/**
 * Takes the lock and returns a function that gives it back. Waits up to `patience` ms for a holder that is ending.
 * Throws an error with the name `FolderBusy`, `pid` and `url` of the holder.
 */
export async function takeLock(dataDir, { url, patience }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mine = JSON.stringify({
    pid: process.pid,
    start: startOf(process.pid),
    host: hostname(),
    url,
  });
  const draft = `${lockFile(dataDir)}.${process.pid}`;
  const until = Date.now() + patience;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(draft, lockFile(dataDir));
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = holderOf(dataDir);
      if (!holder) removeStale(dataDir);
      else if (Date.now() > until)
        throw Object.assign(
          new Error(`The data folder ${dataDir} is in use by process ${holder.pid}.`),
          { name: 'FolderBusy', pid: holder.pid, url: holder.url },
        );
      await sleep(holder ? 100 : 5);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const beat = setInterval(() => utimesSync(lockFile(dataDir), new Date(), new Date()), heartbeat);
  beat.unref();
  return () => {
    clearInterval(beat);
    rmSync(lockFile(dataDir), { force: true });
  };
}
