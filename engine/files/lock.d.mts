/** Who holds a lock. */
export interface LockHolder {
  readonly pid: number;
  /** When the process started, in the kernel's clock ticks; null where /proc is missing. */
  readonly start: string | null;
  readonly host: string;
  /** The boot and the pid namespace that `pid` counts in; null where /proc is missing. */
  readonly pidSpace?: string | null;
  /** Where the holder answers, if it is a service: `http://127.0.0.1:…`. */
  readonly url?: string;
}

/** Thrown when another process keeps the lock for longer than we wait. */
export class LockBusy extends Error {
  constructor(file: string, holder: LockHolder);
  readonly holder: LockHolder;
}

/** How a lock is taken. */
export interface LockOptions {
  /** How long to wait for a holder that is ending, ms; 60,000 if left out. */
  readonly patience?: number;
  /** Where we answer, for those who find the lock. */
  readonly url?: string;
  /** Told once, before the first wait, who holds the lock. */
  readonly onWait?: (pid: number) => void;
  /** Told once when another one has the lock, because we were silent for too long: what it guards is no longer ours. */
  readonly onLost?: () => void;
}

/**
 * Who holds the lock `file` now. Null if nobody does: the process is gone, another one has its number, or its machine
 * or container was silent for 30 s. A file that cannot be read as a lock is nobody's.
 */
export function holderOf(file: string): LockHolder | null;

/** Takes the lock and returns what gives it back. Rejects with `LockBusy`. */
export function takeLock(file: string, options?: LockOptions): Promise<() => void>;

/** Runs `work` while this process holds the lock. Rejects with `LockBusy` and as `work` does. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: LockOptions,
): Promise<T>;
