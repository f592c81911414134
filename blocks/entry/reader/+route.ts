import type { PageContext } from 'vike/types';

/** `/post`: what answers for posts that no build made a page of yet. Before `document`, which answers every address. */
export default ({ urlPathname }: PageContext) =>
  urlPathname === '/post' ? { precedence: 1 } : false;
