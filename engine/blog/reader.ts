import { dataErrorOf, kindOfStatus } from './data-error.ts';
import type { SiteRequest } from '../client/site-request.ts';
import { toPost, totalOf, type SentRow } from './post-row.ts';
import type { Post, PostReader, PostSummary } from './post-store.ts';
import {
  countViewRequest,
  findRequest,
  isPostSlug,
  listRequest,
  type ListArguments,
} from './visitor-requests.ts';

/** Where the data service is and the key that visitors use. */
export interface DataAddress {
  /** Without a slash at its end; '' for the page's own origin. */
  readonly url: string;
  /** `sb_publishable_…`: public, it opens what every visitor may do. */
  readonly publishableKey: string;
}

/** Longest wait for an answer, ms; the embedded service lets requests wait for 30 s while it starts. */
const patience = 35_000;

/** A list is asked for again where no answer came; `onRetry` is told before each further try. */
interface PageReader extends PostReader {
  listPublished(
    request: ListArguments,
    onRetry?: () => void,
  ): ReturnType<PostReader['listPublished']>;
}

/** What a visitor's page needs, over plain `fetch`: a few hundred bytes, where supabase-js is fifty kilobytes. */
export function createReader(
  { url, publishableKey }: DataAddress,
  send: typeof fetch = fetch,
): PageReader {
  async function ask({ method, path, headers, body }: SiteRequest): Promise<Response> {
    const response = await send(`${url}${path}`, {
      method,
      headers: { apikey: publishableKey, ...headers },
      body,
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw dataErrorOf('unreachable', String(error));
    });
    // 416: the list ends before the part that was asked for; Content-Range says where.
    if (response.ok || response.status === 416) return response;
    throw dataErrorOf(
      kindOfStatus(response.status),
      `${response.status} ${await response.text().catch(String)}`,
      response.headers.get('retry-after'),
    );
  }

  return {
    listPublished(request, onRetry) {
      const since = Date.now();
      const list = async () => {
        const response = await ask(listRequest(request));
        const rows = response.ok ? ((await response.json()) as SentRow<PostSummary>[]) : [];
        return {
          items: rows.map(toPost<PostSummary>),
          total: totalOf(response.headers.get('content-range')),
        };
      };
      // What asks again is loaded only then: a visitor's page has few bytes to spare.
      return list().catch((error) =>
        import('./retry.ts').then((retry) => retry.askAgain(list, error, since, onRetry)),
      );
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

export { dataErrorOf };
