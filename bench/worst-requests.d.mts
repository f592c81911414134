import type { ListArguments } from '../engine/blog/visitor-requests.ts';
import type { SiteRequest } from '../engine/client/site-request.ts';

/** What a stranger would send who wants to stop the embedded database: what `sender` sends as its `count`th request. */
export function worstRequests(
  listRequest: (part: ListArguments) => SiteRequest,
): readonly ((sender: number, count: number) => SiteRequest)[];
