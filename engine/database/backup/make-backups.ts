import { shelveCopy } from './copy.mjs';
import { dayOf } from '../../words/clock.mjs';
import { backupsIn, dayOfBackup, type BackupManifest, type BackupReason } from './shelf.mjs';

/** What making backups of a running service needs. */
export interface BackupsOptions {
  readonly dataDir: string;
  readonly backupDir: string;
  /** IANA; days begin by its clock. */
  readonly timeZone: string;
  /** Lets the database process copy its files into the data folder; `at` in ms since 1970. */
  readonly copy: (reason: BackupReason, at: number) => Promise<BackupManifest>;
  /** Told of a daily backup that failed, once until the reason changes. */
  readonly onError: (error: Error) => void;
}

/** Backups of a running service. */
export interface Backups {
  /** Makes one; resolves to its name. Requests wait while the files are copied, and no longer. */
  make(reason: BackupReason): Promise<string>;
  /** From now on one is made on each day that has none. */
  daily(): void;
  /** Resolves when none is under way; no further one is begun by itself. */
  close(): Promise<void>;
}

/** How soon after the start it is first looked whether one is due, so that nobody waits for both, and how often then, ms. */
const [first, again] = [60_000, 600_000];

/** Makes backups, one at a time. */
export function createBackups({
  dataDir,
  backupDir,
  timeZone,
  copy,
  onError,
}: BackupsOptions): Backups {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let told = '';

  async function makeOne(reason: BackupReason): Promise<string> {
    const at = Date.now();
    await copy(reason, at);
    return shelveCopy({ dataDir, backupDir, reason, at, timeZone });
  }

  function make(reason: BackupReason): Promise<string> {
    const made = last.then(() => makeOne(reason));
    last = made.catch(() => undefined);
    return made;
  }

  async function makeIfDue(): Promise<void> {
    try {
      if (isDue(backupDir, Date.now(), timeZone)) await make('daily');
      told = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== told) onError(error as Error);
      told = message;
    }
  }

  const wait = (ms: number) => {
    timer = setTimeout(() => void makeIfDue().then(() => timer && wait(again)), ms).unref();
  };
  return {
    make,
    daily: () => wait(first),
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await last;
    },
  };
}

/** True if the day of `now` (ms since 1970) by the clock of a time zone has no daily backup yet. */
export function isDue(backupDir: string, now: number, timeZone: string): boolean {
  const today = dayOf(new Date(now), timeZone);
  return !backupsIn(backupDir, timeZone).some(
    (backup) => backup.reason === 'daily' && dayOfBackup(backup) === today,
  );
}
