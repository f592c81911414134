import { DataError } from '../../blog/data-error.ts';
import type { OpeningWords } from '../../words/panel.ts';

/** Why it went wrong and what to do, in a sentence that the owner can act on. */
export function reasonOf({ shared }: OpeningWords, error: unknown): string {
  if (!(error instanceof DataError)) return shared.reasons.unexpected;
  return error.kind === 'busy'
    ? shared.busy({ seconds: error.retryAfter })
    : shared.reasons[error.kind];
}

/** True where asking again may help: what the database refused, it refuses again. */
export const worthRetrying = (error: unknown): boolean =>
  !(error instanceof DataError) ||
  error.kind === 'unreachable' ||
  error.kind === 'busy' ||
  error.kind === 'unexpected';
