import type { DataError } from './data-error.ts';

/** Set by the owner: 3 retries, 1 s doubling; ms. */
const retries = 3;
const firstDelay = 1000;
/** Whoever waited so long reads what is wrong: a service that keeps requests waiting would be asked for minutes; ms. */
const longEnough = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** By name: importing the class here would part it from the rest of the reader, and every page of the blog would load one file more. */
export const isDataError = (error: unknown): error is DataError =>
  error instanceof Error && error.name === 'DataError';

/** A service that is down may be back in a moment; one that is busy asks to be left alone. */
const worthRetrying = (error: unknown) => isDataError(error) && error.kind === 'unreachable';

/**
 * Asks again after a request that failed with `error` at first; `since` is when it began (ms), `onRetry` is told before
 * each further try, `wait` passes the time until then. Rejects with the last error.
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  error: unknown,
  since: number,
  onRetry?: () => void,
  wait = pause,
): Promise<Answer> {
  let last = error;
  for (let attempt = 0; attempt < retries; attempt += 1) {
    if (!worthRetrying(last) || Date.now() - since > longEnough) break;
    onRetry?.();
    await wait(firstDelay * 2 ** attempt);
    try {
      return await ask();
    } catch (failed) {
      last = failed;
    }
  }
  throw last;
}
