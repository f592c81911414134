import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Id of the process that holds the lock; null if it is not held, which a lock with our id and another start is not. */
function holder(file: string): number | null {
  try {
    const text = readFileSync(file, 'utf8');
    const pid = Number(text.split(' ', 1)[0]) || null;
    return pid === process.pid && text !== own ? null : pid;
  } catch {
    return null;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process does so with the same lock file; a lock whose process is gone is taken over.
 * Waits up to `patience` ms (default 60,000), telling `onWait` once. Throws `OutputBusy` after that.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, options: { patience?: number; onWait?: (pid: number) => void } = {}): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const until = Date.now() + (options.patience ?? 60_000);
  let told = false;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = holder(file);
    if (pid === null || !alive(pid)) {
      rmSync(file, { force: true });
      continue;
    }
    if (Date.now() > until) throw new OutputBusy(pid);
    if (!told) options.onWait?.(pid);
    told = true;
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
