import type { Post, PostSummary } from './post-store.ts';

/** Columns of a `PostSummary`: all but the text. */
export const summaryColumns =
  'id,title,slug,meta_description,tags,seo_score,computed_score,views,status,published_at,withdrawn_at,created_at,updated_at';

/**
 * ISO 8601, which every browser can parse: the embedded service writes `2026-11-20 23:59:32.12+00`, PostgREST
 * `2026-11-20T23:59:32.12+00:00`. What a database without our limits may hold besides (`infinity`, `12000-01-01…`, `… BC`)
 * becomes the nearest day that ours takes (supabase/migrations).
 */
export function isoTime(time: string): string {
  const iso = time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  if (Date.parse(iso) >= 0) return iso;
  return /^inf|^\d{5}/.test(time) ? '9999-12-30' : '1970-01-01';
}

/** Tags that are not a list count as none. */
const tagList = (tags: unknown) =>
  Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];

/** Every column of a row as the database sends it. */
export type SentRow<T> = Omit<T, 'tags' | 'status'> & {
  readonly tags: unknown;
  readonly status: string;
};

/** A row as both backends send it, with times and tags in one form. */
export function toPost<T extends PostSummary | Post>(row: SentRow<T>): T {
  return {
    ...row,
    tags: tagList(row.tags),
    published_at: isoTime(row.published_at),
    withdrawn_at: row.withdrawn_at && isoTime(row.withdrawn_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  } as unknown as T;
}

/** Length of the whole list from `Content-Range: 0-11/25`; 0 if it says nothing. */
export const totalOf = (contentRange: string | null) =>
  Number(/\/(\d+)$/.exec(contentRange ?? '')?.[1] ?? 0);
