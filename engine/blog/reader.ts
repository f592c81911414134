import { refused } from './data-error.ts';
import { summaryColumns, toPost, totalOf, type SentRow } from './post-row.ts';
import type { Post, PostReader, PostSummary } from './post-store.ts';

/** Where the data service is and the key that visitors use. */
export interface DataAddress {
  /** Without a slash at its end; '' for the page's own origin. */
  readonly url: string;
  /** `sb_publishable_…`: public, it opens what every visitor may do. */
  readonly publishableKey: string;
}

/** Longest wait for an answer, ms; the embedded service lets requests wait for 30 s while it starts. */
const patience = 35_000;

/** What a visitor's page needs, over plain `fetch`: a few hundred bytes, where supabase-js is fifty kilobytes. */
export function createReader(
  { url, publishableKey }: DataAddress,
  send: typeof fetch = fetch,
): PostReader {
  async function ask(
    path: string,
    { headers, ...options }: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    let response: Response;
    try {
      response = await send(`${url}/rest/v1/${path}`, {
        signal: AbortSignal.timeout(patience),
        ...options,
        headers: { apikey: publishableKey, ...headers },
      });
    } catch (error) {
      throw refused({ status: 0, message: String(error) });
    }
    // 416: the list ends before the part that was asked for; Content-Range says where.
    if (response.ok || response.status === 416) return response;
    const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
    throw refused({
      status: response.status,
      code: body.code,
      message: body.message,
      retryAfter: response.headers.get('retry-after'),
    });
  }

  return {
    async listPublished({ offset, limit, tag }) {
      const query = new URLSearchParams({
        select: summaryColumns,
        status: 'eq.published',
        order: 'published_at.desc,id.desc',
        offset: String(offset),
        limit: String(limit),
      });
      if (tag !== undefined) query.set('tags', `cs.${JSON.stringify([tag])}`);
      const response = await ask(`blog_posts?${query}`, { headers: { prefer: 'count=exact' } });
      const rows = response.ok ? ((await response.json()) as SentRow<PostSummary>[]) : [];
      return {
        items: rows.map((row) => toPost<PostSummary>(row)),
        total: totalOf(response.headers.get('content-range')),
      };
    },

    async findPost(slug) {
      const response = await ask(`rpc/find_post?${new URLSearchParams({ post_slug: slug })}`);
      const [row] = (await response.json()) as SentRow<Post>[];
      return row ? toPost<Post>(row) : null;
    },

    countView: async (slug) =>
      (await (
        await ask('rpc/count_view', {
          method: 'POST',
          body: JSON.stringify({ post_slug: slug }),
          headers: { 'content-type': 'application/json' },
        })
      ).json()) as number | null,
  };
}
