import type { PageContext } from 'vike/types';

/** `/admin` and everything below it; a route string would not match `/admin` itself. Before `document`, which answers every address. */
export default ({ urlPathname }: PageContext) =>
  /^\/admin(?:\/|$)/.test(urlPathname) ? { precedence: 1 } : false;
