import { dataErrorOf, kindOfStatus, type DataError, type DataErrorKind } from './data-error.ts';
import type { Page, PageRequest } from './post-store.ts';

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

function kindOf({ status, code = '', message = '' }: Refusal): DataErrorKind {
  if (status === 507 || code === '53100') return 'disk-full';
  if (/^(?:58|XX00[12]$)/.test(code)) return 'damaged';
  const plain = kindOfStatus(status);
  if (plain !== 'unexpected') return plain;
  // Without a session PostgREST answers 401 to what a role may not do, and to a token that is forged or expired.
  if (status === 401 || code === 'PGRST301' || code === 'PGRST303') return 'signed-out';
  if (status === 403 || code === '42501') return 'forbidden';
  if (message.includes('The last admin stays')) return 'last-admin';
  if (message.includes('This address has an account')) return 'known-address';
  if (message.includes('There is no such account')) return 'unknown-account';
  if (message.includes('The post is not in the bin')) return 'not-in-bin';
  if (message.includes('A post was saved by somebody else')) return 'stale';
  if (message.includes('blog_posts_pkey')) return 'stale';
  if (message.includes('A post that is gone had this id')) return 'missing';
  // A function that the database does not have.
  if (code === 'PGRST202') return 'outdated';
  if (code === '23505') return message.includes('slug') ? 'slug-taken' : 'invalid';
  if (code === '23514' && message.includes('reserved_slug')) return 'slug-reserved';
  if (/^(?:22|23)/.test(code)) return 'invalid';
  return 'unexpected';
}

/** The error for a refusal. */
export const refused = (refusal: Refusal): DataError =>
  dataErrorOf(
    kindOf(refusal),
    `${refusal.status} ${refusal.code ?? ''} ${refusal.message ?? ''}`.trim(),
    refusal.retryAfter,
  );

/** What supabase-js resolves to. */
export interface Answer<T> {
  readonly data: T;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
  readonly count?: number | null;
}

/** The data of an answer; throws `DataError` for a refusal. */
export async function accepted<T>(asked: PromiseLike<Answer<T>>): Promise<Answer<T>> {
  let answer: Answer<T>;
  try {
    answer = await asked;
  } catch (error) {
    // supabase-js rejects where the session cannot be renewed.
    throw refused({ status: 0, message: String(error) });
  }
  if (answer.error)
    throw refused({
      status: answer.status,
      code: answer.error.code,
      message: answer.error.message,
    });
  return answer;
}

/** A part of a list with its length; a part behind the end is empty. */
export async function page<Row, Item>(
  asked: { range(from: number, to: number): PromiseLike<Answer<Row[] | null>> },
  { offset, limit }: PageRequest,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const answer = await asked.range(offset, offset + limit - 1);
  // Of a refusal supabase-js drops the length.
  if (answer.status === 416)
    return { items: [], total: (await accepted(Promise.resolve(asked.range(0, 0)))).count ?? 0 };
  const { data, count } = await accepted(Promise.resolve(answer));
  return { items: (data ?? []).map(toItem), total: count ?? 0 };
}
