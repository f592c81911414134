import type { SchedulerState } from '../../blog/post-store.ts';

/** Keys of the browser's copy. */
const enabledKey = 'autoPostEnabled';
const lastKey = 'lastAutoPost';

/** Time between two automatic posts, ms; the database says the same. */
export const interval = 24 * 60 * 60 * 1000;

/** Keeps what the database said last, for the moment before it answers again; the database decides, never this. */
export function keepSchedulerCopy(
  { enabled, last_post_at: last }: Pick<SchedulerState, 'enabled' | 'last_post_at'>,
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(enabledKey, JSON.stringify(enabled));
    if (last === null) storage.removeItem(lastKey);
    else storage.setItem(lastKey, last);
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
    const next = last === null ? null : new Date(Date.parse(last) + interval).toISOString();
    return {
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
