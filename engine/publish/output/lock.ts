import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when another process keeps the output busy for longer than we wait. */
export class OutputBusy extends Error {
  constructor(readonly pid: number) {
    super(`another build is running (process ${pid})`);
    this.name = 'OutputBusy';
  }
}

/** What a lock of this process holds: its id, and its start, because ids come back (in a container often the same one). */
const own = `${process.pid} ${performance.timeOrigin}`;

/** What a lock says, or null if there is none. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Id of the process that a lock names; null if it names none, or ours with another start, which was before us. */
function holder(text: string): number | null {
  const pid = Number(text.split(' ', 1)[0]) || null;
  return pid === process.pid && text !== own ? null : pid;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Makes the lock with its text in one step, so that nobody finds it empty; false if there is one. */
function take(file: string): boolean {
  const mine = `${file}.${process.pid}`;
  try {
    writeFileSync(mine, own);
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A file system without links.
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP' && codeOf(error) !== 'ENOSYS')
      throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone; not one that another process has put in its place meanwhile, which is put back. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (textOf(aside) !== text) linkSync(aside, file);
  } catch (error) {
    // Somebody was faster.
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what processes left that were killed while they took the lock. */
function sweep(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(`${basename(file)}.`)
      ? /\.(\d+)(?:\.old)?$/.exec(name)?.[1]
      : undefined;
    if (pid !== undefined && !alive(Number(pid)))
      rmSync(join(dirname(file), name), { force: true });
  }
}

/**
 * Runs `work` while no other process does so with the same lock file; a lock whose process is gone is taken over.
 * Waits up to `patience` ms (default 60,000), telling `onWait` once. Throws `OutputBusy` after that.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options: { patience?: number; onWait?: (pid: number) => void } = {},
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const until = Date.now() + (options.patience ?? 60_000);
  let told = false;
  for (;;) {
    if (take(file)) break;
    const text = textOf(file);
    if (text === null) continue;
    const pid = holder(text);
    if (pid === null || !alive(pid)) {
      removeStale(file, text);
      continue;
    }
    if (Date.now() > until) throw new OutputBusy(pid);
    if (!told) options.onWait?.(pid);
    told = true;
    await sleep(100);
  }
  try {
    sweep(file);
    return await work();
  } finally {
    if (textOf(file) === own) rmSync(file, { force: true });
  }
}
