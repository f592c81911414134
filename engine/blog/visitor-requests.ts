// What the blog asks the data service as a visitor. The embedded service's gate (engine/database/gate/) reads the
// arguments out of a request that comes, makes the request anew with these functions, and lets only that through: a
// request that is changed here is changed there with it.
import type { SiteRequest } from '../client/site-request.ts';
import { summaryColumns } from './post-row.ts';
import { maxSlugLength } from './slug.ts';

/** Which published posts a list shows. */
export interface ListArguments {
  readonly offset: number;
  readonly limit: number;
  readonly tag?: string;
}

/** The largest arguments that a list is asked with: posts, posts, characters. */
export const listLimits = { offset: 100_000, limit: 100, tag: 100 } as const;

/** True for what can be the address of a post; about anything else nobody needs to ask. */
export const isPostSlug = (slug: string) =>
  slug.length <= maxSlugLength && /^[a-z0-9_-]+$/.test(slug);

/** Published posts, newest first, and how many there are (Content-Range). */
export function listRequest({ offset, limit, tag }: ListArguments): SiteRequest {
  const query = new URLSearchParams({
    select: summaryColumns,
    status: 'eq.published',
    order: 'published_at.desc,id.desc',
    offset: String(offset),
    limit: String(limit),
  });
  if (tag !== undefined) query.set('tags', `cs.${JSON.stringify([tag])}`);
  return {
    method: 'GET',
    path: `/rest/v1/blog_posts?${query}`,
    headers: { prefer: 'count=exact' },
  };
}

/** The published post at an address, present or earlier. */
export const findRequest = (slug: string): SiteRequest => ({
  method: 'GET',
  path: `/rest/v1/rpc/find_post?${new URLSearchParams({ post_slug: slug })}`,
  headers: {},
});

/** Counts one view. */
export const countViewRequest = (slug: string): SiteRequest => ({
  method: 'POST',
  path: '/rest/v1/rpc/count_view',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ post_slug: slug }),
});
