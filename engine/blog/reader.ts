import { dataErrorOf, kindOfStatus } from './data-error.ts';
import type { SiteRequest } from '../client/site-request.ts';
import { toPost, totalOf, type SentRow } from './post-row.ts';
import type { Post, PostReader, PostSummary } from './post-store.ts';
import { countViewRequest, findRequest, isPostSlug, listRequest } from './visitor-requests.ts';

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
  async function ask({ method, path, headers, body }: SiteRequest): Promise<Response> {
    let response: Response;
    try {
      response = await send(`${url}${path}`, {
        method,
        headers: { apikey: publishableKey, ...headers },
        body,
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      throw dataErrorOf('unreachable', String(error));
    }
    // 416: the list ends before the part that was asked for; Content-Range says where.
    if (response.ok || response.status === 416) return response;
    throw dataErrorOf(
      kindOfStatus(response.status),
      `${response.status} ${await response.text().catch(String)}`,
      response.headers.get('retry-after'),
    );
  }

  return {
    async listPublished(request) {
      const response = await ask(listRequest(request));
      const rows = response.ok ? ((await response.json()) as SentRow<PostSummary>[]) : [];
      return {
        items: rows.map((row) => toPost<PostSummary>(row)),
        total: totalOf(response.headers.get('content-range')),
      };
    },

    async findPost(slug) {
      if (!isPostSlug(slug)) return null;
      const [row] = (await (await ask(findRequest(slug))).json()) as SentRow<Post>[];
      return row ? toPost<Post>(row) : null;
    },

    async countView(slug) {
      if (!isPostSlug(slug)) return null;
      return (await (await ask(countViewRequest(slug))).json()) as number | null;
    },
  };
}
