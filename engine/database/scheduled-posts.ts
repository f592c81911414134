/**
 * How often the clock is looked at, ms. A single timer until the next change would be late on a machine that slept, and wrong
 * on one whose clock was set meanwhile.
 */
const look = 2_000;
/** Shortest time between two calls, ms: by the clock of a hosted project the moment may be yet to come. */
const rest = 5_000;

/** Watches for the moment from which on other posts are public than those that were read. */
export interface PostClock {
  /** What was read at `from` (ms since 1970) is right until `until` (ISO 8601; null: for good). */
  holds(from: number, until: string | null): void;
  end(): void;
}

/** Calls `due` once, within two seconds, when the clock stands after what holds, or before it: then it was set back. */
export function watchPosts(due: () => void): PostClock {
  let held: { readonly from: number; readonly until: number } | null = null;
  const timer = setInterval(() => {
    const now = Date.now();
    if (!held || (held.from <= now && now < held.until)) return;
    held = null;
    due();
  }, look).unref();
  return {
    holds(from, until) {
      // What is no moment never comes: it would have come at each look.
      const read = Date.parse(until ?? '');
      const moment = Number.isNaN(read) ? Infinity : read;
      held = { from, until: Math.max(moment, Date.now() + rest) };
    },
    end: () => clearInterval(timer),
  };
}
