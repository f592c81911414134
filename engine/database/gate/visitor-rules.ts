import { countContactRequest } from '../../client/contact-request.ts';
import {
  countViewRequest,
  findRequest,
  isPostSlug,
  listLimits,
  listRequest,
} from '../../blog/visitor-requests.ts';
import { field, hasExactly, isText, sameQuery, wholeNumber } from './request-parts.ts';
import { accountRules } from './account-rules.ts';
import type { PermittedRequest, VisitorRule } from './rule.ts';

/** The one tag of `cs.["receita"]`; undefined if it is something else. */
function tagOf(filter: string): string | undefined {
  try {
    const list: unknown = JSON.parse(filter.replace(/^cs\./, ''));
    return Array.isArray(list) && list.length === 1 && isText(list[0], listLimits.tag)
      ? list[0]
      : undefined;
  } catch {
    return undefined;
  }
}

function makeList(query: URLSearchParams): PermittedRequest | null {
  const offset = wholeNumber(query.get('offset'), listLimits.offset);
  const limit = wholeNumber(query.get('limit'), listLimits.limit);
  const filter = query.get('tags');
  const tag = filter === null ? undefined : tagOf(filter);
  if (offset === null || limit === null || limit === 0) return null;
  const request = listRequest({ offset, limit, tag });
  return sameQuery(request.path, query) ? request : null;
}

function makeFind(query: URLSearchParams): PermittedRequest | null {
  const slug = query.get('post_slug') ?? '';
  return isPostSlug(slug) && query.size === 1 ? findRequest(slug) : null;
}

function makeCountView(_query: URLSearchParams, body: unknown): PermittedRequest | null {
  const slug = field(body, 'post_slug');
  return hasExactly(body, ['post_slug']) && isText(slug, 150) && isPostSlug(slug)
    ? { ...countViewRequest(slug), subject: slug }
    : null;
}

/** What a contact may be for (`ContactUse`); the database has the same list. */
const contactUses: readonly string[] = ['chat', 'call', 'book', 'write', 'find'];

function makeCountContact(_query: URLSearchParams, body: unknown): PermittedRequest | null {
  const [page, kind, block] = ['page', 'kind', 'block'].map((name) => field(body, name));
  if (!hasExactly(body, ['page', 'kind', 'block'])) return null;
  if (!isText(page, 400) || !page.startsWith('/') || !isText(block, 60)) return null;
  if (!isText(kind, 5) || !contactUses.includes(kind)) return null;
  return { ...countContactRequest({ page, kind, block }), subject: `${kind} ${page}` };
}

const noQuery =
  (make: VisitorRule['make']): VisitorRule['make'] =>
  (query, body, id) =>
    query.size === 0 ? make(query, body, id) : null;

/** Everything that visitors, and people with a session who are no staff, may ask. */
export const visitorRules: readonly VisitorRule[] = [
  {
    name: 'list of posts',
    method: 'GET',
    path: '/rest/v1/blog_posts',
    budget: 'reads',
    make: makeList,
  },
  {
    name: 'post at an address',
    method: 'GET',
    path: '/rest/v1/rpc/find_post',
    budget: 'reads',
    make: makeFind,
  },
  {
    name: 'view',
    method: 'POST',
    path: '/rest/v1/rpc/count_view',
    budget: 'counts',
    make: noQuery(makeCountView),
  },
  {
    name: 'contact',
    method: 'POST',
    path: '/rest/v1/rpc/count_contact',
    budget: 'counts',
    make: noQuery(makeCountContact),
  },
  ...accountRules,
];
