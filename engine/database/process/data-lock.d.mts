import type { LockHolder, LockOptions } from '../../files/lock.d.mts';

/** Who has a data folder open. */
export interface DataHolder extends LockHolder {
  /** Where the service answers: `http://127.0.0.1:…`. */
  readonly url: string;
}

/** Who has a data folder open now; null if nobody has. */
export function dataHolder(dataDir: string): DataHolder | null;

/** Takes a data folder, which is made if it is missing, and returns what gives it back. Rejects with `LockBusy`. */
export function lockData(
  dataDir: string,
  options: LockOptions & { readonly url: string },
): Promise<() => void>;
