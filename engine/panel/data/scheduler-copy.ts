import type { Rhythm, SchedulerState } from '../../blog/post-store.ts';

/** Keys of the browser's copy. */
const enabledKey = 'autoPostEnabled';
const lastKey = 'lastAutoPost';
/** Kept where the owner chose another rhythm than the specified one: `7 draft`. */
const rhythmKey = 'autoPostRhythm';

/** A day of the scheduler, ms; the database says the same. */
const day = 24 * 60 * 60 * 1000;

/** Keeps what the database said last, for the moment before it answers again; the database decides, never this. */
export function keepSchedulerCopy(
  {
    enabled,
    last_post_at: last,
    every_days: days,
    makes,
  }: Pick<SchedulerState, 'enabled' | 'last_post_at' | keyof Rhythm>,
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(enabledKey, JSON.stringify(enabled));
    if (last === null) storage.removeItem(lastKey);
    else storage.setItem(lastKey, last);
    if (days === 1 && makes === 'published') storage.removeItem(rhythmKey);
    else storage.setItem(rhythmKey, `${days} ${makes}`);
  } catch {
    // Without storage there is no copy.
  }
}

/** The last known state, without its runs and never due; null where none is known. */
export function schedulerCopy(storage: Storage = localStorage): SchedulerState | null {
  try {
    const enabled = storage.getItem(enabledKey);
    const last = storage.getItem(lastKey);
    if (enabled === null) return null;
    const [days, makes] = (storage.getItem(rhythmKey) ?? '').split(' ');
    const rhythm: Rhythm = {
      every_days: days === '7' ? 7 : 1,
      makes: makes === 'draft' ? 'draft' : 'published',
    };
    const next =
      last === null ? null : new Date(Date.parse(last) + rhythm.every_days * day).toISOString();
    return {
      ...rhythm,
      enabled: enabled === 'true',
      last_post_at: last,
      next_run_at: next,
      due: false,
      runs: [],
    };
  } catch {
    return null;
  }
}
