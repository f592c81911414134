// One process at a time: builds and the database take their turns by this lock. Plain Node, because the process of the
// database runs without a bundle. The lock is a file that names its holder; a crash alone leaves it behind.
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './running.mjs';

/** How often the holder shows that it lives, ms. */
const heartbeat = 5_000;
/** A holder on another machine or in another container that was silent for so long is gone, ms. */
const silence = 30_000;

/** File systems without hard links say one of these. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'ENOSYS']);

export class LockBusy extends Error {
  name = 'LockBusy';

  constructor(file, holder) {
    super(`${file} is held by process ${holder.pid}`);
    this.holder = holder;
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** When a process started, in the kernel's clock ticks: tells it from a later one with the same pid. Null where /proc is missing. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Where numbers of processes mean what they mean to us: this boot of the machine, this container. Null where /proc is missing. */
function ownPidSpace() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** True if we can tell by its number whether a holder runs. Locks of earlier versions do not say where it counts. */
const isNear = ({ host, pidSpace }) =>
  host === hostname() && (pidSpace === undefined || pidSpace === ownPidSpace());

/** True if the process of a lock runs; without a start, any process with its number. */
function runs({ pid, start = null }) {
  return isRunning(pid) && (start === null || startOf(pid) === start);
}

export function holderOf(file) {
  let holder;
  let age;
  try {
    holder = JSON.parse(readFileSync(file, 'utf8'));
    age = Date.now() - statSync(file).mtimeMs;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
  if (!Number.isInteger(holder?.pid)) return null;
  return (isNear(holder) ? runs(holder) : age < silence) ? holder : null;
}

/** Name of a draft of this machine, up to the number of its process. */
const draftName = (file) => `${basename(file)}.${hostname()}.`;

/** Removes the drafts of processes that were killed while they made the lock. */
function removeOldDrafts(file) {
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(draftName(file))) continue;
    const pid = Number(name.slice(draftName(file).length));
    if (pid > 0 && !isRunning(pid)) rmSync(join(dirname(file), name), { force: true });
  }
}

/** Makes the lock with its text in one step, so that nobody finds it empty. False if there is one. */
function make(file, text) {
  const draft = join(dirname(file), `${draftName(file)}${process.pid}`);
  const options = { mode: 0o600 };
  try {
    writeFileSync(draft, text, options);
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!withoutLinks.has(error.code)) throw error;
      writeFileSync(file, text, { ...options, flag: 'wx' });
    }
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a lock whose holder is gone. Looked at again under a guard, so that of two who find it stale none removes the other's new one. */
function removeStale(file) {
  const guard = `${file}.guard`;
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
    if (!holderOf(file)) rmSync(file, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

/** Shows that the holder lives; puts a lock back that somebody removed. False if another one has it. */
function beat(file, text) {
  try {
    if (textOf(file) === text) utimesSync(file, new Date(), new Date());
    else return make(file, text);
  } catch {
    // Removed just now, or the disk is full or away: the next beat tells.
  }
  return true;
}

export async function takeLock(file, { patience, url, onWait, onLost } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const { pid } = process;
  const text = JSON.stringify({
    pid,
    start: startOf(pid),
    host: hostname(),
    pidSpace: ownPidSpace(),
    url,
  });
  const until = Date.now() + (patience ?? 60_000);
  let told = false;
  while (!make(file, text)) {
    const holder = holderOf(file);
    if (holder && Date.now() > until) throw new LockBusy(file, holder);
    if (holder && !told) onWait?.(holder.pid);
    told ||= holder !== null;
    if (!holder) removeStale(file);
    await sleep(holder ? 100 : 5);
  }
  removeOldDrafts(file);
  const beats = setInterval(() => {
    if (beat(file, text)) return;
    clearInterval(beats);
    onLost?.();
  }, heartbeat);
  beats.unref();
  return () => {
    clearInterval(beats);
    // Another one took it over while we were silent.
    if (textOf(file) === text) rmSync(file);
  };
}

export async function withLock(file, work, options) {
  const giveBack = await takeLock(file, options);
  try {
    return await work();
  } finally {
    giveBack();
  }
}
