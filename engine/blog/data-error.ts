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
 * - `not-in-bin`: no post with this id was deleted, or it is kept no longer.
 * - `outdated`: the database lacks migrations of this version.
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
  | 'not-in-bin'
  | 'outdated'
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

const seconds = (text: string | null | undefined) => Number(text) || null;

/** What a status says by itself; 0 stands for no answer. All that a visitor's page tells apart. */
export function kindOfStatus(status: number): DataErrorKind {
  if (status === 429) return 'busy';
  return status === 0 || (status > 501 && status < 505) ? 'unreachable' : 'unexpected';
}

/** The error of a kind for an answer; `retryAfter` is the value of Retry-After. */
export const dataErrorOf = (kind: DataErrorKind, said: string, retryAfter?: string | null) =>
  new DataError(kind, said, { retryAfter: seconds(retryAfter) });
