import type { Post, PostState } from './post-store.ts';

/**
 * The state of a post at a moment (ms since 1970; now if left out). Who reads what is the database's to decide
 * (`private.is_public`); this is the same rule for words and lists.
 */
export function stateOf(
  { status, published_at, withdrawn_at }: Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>,
  moment = Date.now(),
): PostState {
  if (status !== 'published') return status;
  if (Date.parse(published_at) > moment) return 'scheduled';
  return withdrawn_at !== null && Date.parse(withdrawn_at) <= moment ? 'withdrawn' : 'published';
}

/** When visitors last saw it change: the later of its publication and its last change. */
export const lastChange = ({
  published_at,
  updated_at,
}: Pick<Post, 'published_at' | 'updated_at'>) =>
  Date.parse(updated_at) > Date.parse(published_at) ? updated_at : published_at;

/** Conditions of a query that supabase-js builds. */
interface Conditions {
  eq(column: 'status', value: string): this;
  lte(column: 'published_at' | 'withdrawn_at', value: string): this;
  gt(column: 'published_at', value: string): this;
  or(filters: string): this;
}

/**
 * Posts in a state alone, and of them those that meet one of `filters` (as `or` takes them) if there are any. `now` is a
 * word of PostgreSQL: its own clock decides, not that of who asks.
 */
export function inState<Query extends Conditions>(
  query: Query,
  state: PostState | undefined,
  filters = '',
): Query {
  if (state === 'published') {
    // One `or` a query: of two the embedded service obeys the second alone.
    const open = ['withdrawn_at.is.null', 'withdrawn_at.gt.now'];
    return query
      .eq('status', 'published')
      .lte('published_at', 'now')
      .or(open.map((one) => (filters ? `and(${one},or(${filters}))` : one)).join(','));
  }
  const found = filters ? query.or(filters) : query;
  if (state === undefined) return found;
  if (state === 'draft' || state === 'review') return found.eq('status', state);
  const published = found.eq('status', 'published');
  return state === 'scheduled'
    ? published.gt('published_at', 'now')
    : published.lte('published_at', 'now').lte('withdrawn_at', 'now');
}
