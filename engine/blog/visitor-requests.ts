// What the blog asks the data service as a visitor. The embedded service's gate (engine/database/gate/) reads the
// arguments out of a request that comes, makes the request anew with these functions, and lets only that through: a
// request that is changed here is changed there with it.
import { callRequest, type SiteRequest } from '../client/site-request.ts';
import { summaryColumns } from './post-row.ts';

/** Which published posts a list shows. */
export interface ListArguments {
  readonly offset: number;
  readonly limit: number;
  /** None, or the empty one: all posts. */
  readonly tag?: string | null;
}

/** The largest arguments that a list is asked with: posts, posts, characters. */
export const listLimits = { offset: 100_000, limit: 100, tag: 100 } as const;

/** True for what can be the address of a post; about anything else nobody needs to ask. */
export const isPostSlug = (slug: string) => /^[a-z0-9_-]{1,150}$/.test(slug);

/** Published posts, newest first, and how many there are (Content-Range). */
export function listRequest({ offset, limit, tag }: ListArguments): SiteRequest {
  const tags = tag ? `&tags=cs.${encodeURIComponent(JSON.stringify([tag]))}` : '';
  return {
    method: 'GET',
    path: `/rest/v1/blog_posts?select=${summaryColumns}&status=eq.published&order=published_at.desc,id.desc&offset=${offset}&limit=${limit}${tags}`,
    headers: { prefer: 'count=exact' },
  };
}

/** The published post at an address, present or earlier. */
export const findRequest = (slug: string): SiteRequest => ({
  method: 'GET',
  path: `/rest/v1/rpc/find_post?post_slug=${slug}`,
  headers: {},
});

/** Counts one view. */
export const countViewRequest = (slug: string) => callRequest('count_view', { post_slug: slug });
