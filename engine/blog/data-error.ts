import type { Post } from './post-store.ts';

/**
 * Why the data service did not do what was asked:
 * - `unreachable`: no answer, or the service is down; trying again later helps.
 * - `busy`: too many requests; trying again in a while helps (`retryAfter`).
 * - `signed-out`: no session, or it expired.
 * - `forbidden`: signed in, but without the right to do this.
 * - `slug-taken`: another post has this address.
 * - `last-admin`: somebody must remain who may do everything.
 * - `known-address`: somebody with this e-mail address has an account.
 * - `unknown-account`: nobody has.
 * - `slug-reserved`: the site itself publishes a file there.
 * - `stale`: somebody saved meanwhile (`present`).
 * - `missing`: the post was deleted.
 * - `disk-full`: nothing can be written until there is room.
 * - `damaged`: files of the database cannot be read; a backup can be restored.
 * - `invalid`: the database refused a value.
 * - `unexpected`: anything else, a fault of ours.
 */
export type DataErrorKind =
  | 'unreachable'
  | 'busy'
  | 'signed-out'
  | 'forbidden'
  | 'slug-taken'
  | 'last-admin'
  | 'known-address'
  | 'unknown-account'
  | 'slug-reserved'
  | 'stale'
  | 'missing'
  | 'disk-full'
  | 'damaged'
  | 'invalid'
  | 'unexpected';

/** The one error of `PostReader` and `PostStore`. `message` is the service's own, for logs. */
export class DataError extends Error {
  /** For `stale`: the post as it is now. */
  readonly present: Post | null;
  /** For `busy`: seconds to wait. */
  readonly retryAfter: number | null;

  constructor(
    readonly kind: DataErrorKind,
    message: string,
    {
      present = null,
      retryAfter = null,
    }: { present?: Post | null; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.name = 'DataError';
    this.present = present;
    this.retryAfter = retryAfter;
  }
}

/** What PostgREST, GoTrue and our proxy put into the body of a refusal. */
export interface Refusal {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** SQLSTATE or PGRST code, where there is one. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** Value of Retry-After. */
  readonly retryAfter?: string | null | undefined;
}

const seconds = (text: string | null | undefined) =>
  text && /^\d+$/.test(text) ? Number(text) : null;

function kindOf({ status, code = '', message = '' }: Refusal): DataErrorKind {
  if (status === 429) return 'busy';
  if (status === 507 || code === '53100') return 'disk-full';
  if (/^(?:58|XX00[12]$)/.test(code)) return 'damaged';
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'unreachable';
  // Without a session PostgREST answers 401 to what a role may not do, and to a token that is forged or expired.
  if (status === 401 || code === 'PGRST301' || code === 'PGRST303') return 'signed-out';
  if (status === 403 || code === '42501') return 'forbidden';
  if (message.includes('The last admin stays')) return 'last-admin';
  if (message.includes('This address has an account')) return 'known-address';
  if (message.includes('There is no such account')) return 'unknown-account';
  if (code === '23505') return message.includes('slug') ? 'slug-taken' : 'invalid';
  if (code === '23514' && message.includes('reserved_slug')) return 'slug-reserved';
  if (/^(?:22|23)/.test(code)) return 'invalid';
  return 'unexpected';
}

/** The error for a refusal. */
export function refused(refusal: Refusal): DataError {
  return new DataError(
    kindOf(refusal),
    `${refusal.status} ${refusal.code ?? ''} ${refusal.message ?? ''}`.trim(),
    { retryAfter: seconds(refusal.retryAfter) },
  );
}
