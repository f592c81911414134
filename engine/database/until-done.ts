import { setTimeout as sleep } from 'node:timers/promises';

/** Pause before the second try, the third, …, ms; the last for all that follow. */
const growing = [1_000, 2_000, 5_000, 15_000, 60_000];

/** How a piece of work stands. */
export type WorkState =
  /** Not asked for yet, or not done for the first time. */
  | { readonly word: 'waiting' }
  | { readonly word: 'ok'; readonly since: Date }
  /** The last try failed; it is tried again. `since`: the first of the tries that failed in a row. */
  | { readonly word: 'failed'; readonly since: Date; readonly error: unknown };

/** Work that is done whenever somebody asks for it, and tried again until it succeeds. */
export interface PersistentWork {
  readonly state: WorkState;
  /** Asks for the work to be done after this moment; what is asked for together is done once. */
  ask(): void;
  /** Begins nothing any more, and waits for what is under way. */
  end(): Promise<void>;
}

/** How `untilDone` goes about it. */
export interface UntilDoneOptions {
  /** What is asked for within this time is done together, ms; the first time waits for nothing. */
  readonly settle?: number;
  /** Pauses between tries, ms. */
  readonly pauses?: readonly number[];
  /** Told of each failure, and after how long it is tried again, ms. */
  readonly onError: (error: unknown, pause: number) => void;
}

/** Does `work` when it is asked for, one at a time, and after a failure again with growing pauses until it succeeds. */
export function untilDone(
  work: () => Promise<void>,
  { settle = 0, pauses = growing, onError }: UntilDoneOptions,
): PersistentWork {
  let state: WorkState = { word: 'waiting' };
  let asked = false;
  let running: Promise<void> | null = null;
  const ended = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);

  /** Does what was asked for; how long to wait before the next try, or null after a success. */
  async function attempt(failures: number): Promise<number | null> {
    asked = false;
    try {
      await work();
      state = { word: 'ok', since: new Date() };
      return null;
    } catch (error) {
      asked = true;
      state = {
        word: 'failed',
        since: state.word === 'failed' ? state.since : new Date(),
        error,
      };
      const wait = pauses[Math.min(failures, pauses.length - 1)]!;
      if (!ended.signal.aborted) onError(error, wait);
      return wait;
    }
  }

  async function run(): Promise<void> {
    if (state.word !== 'waiting') await pause(settle);
    for (let failures = 0; asked && !ended.signal.aborted;) {
      const wait = await attempt(failures);
      failures = wait === null ? 0 : failures + 1;
      if (asked) await pause(wait ?? settle);
    }
  }

  function ask(): void {
    asked = true;
    if (ended.signal.aborted) return;
    running ??= run().finally(() => {
      running = null;
      // Somebody asked between the last look and now.
      if (asked) ask();
    });
  }

  return {
    get state() {
      return state;
    },
    ask,
    async end() {
      ended.abort();
      await running;
    },
  };
}
