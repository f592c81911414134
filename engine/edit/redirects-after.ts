import type { Redirect } from '#schemas/types';
import { pathOfLink } from '../resolve/links.ts';
import { turned } from './page-names.ts';
import type { Patch } from './patch.ts';

/**
 * The redirects of a site after the page at `from` went to `to`: the old address leads there, and so do older ones that led
 * to it, without a step between; the new address leads nowhere else. `url` is the site's public address.
 */
export function redirectsAfter(
  redirects: readonly Redirect[],
  { from, to, url }: { readonly from: string; readonly to: string; readonly url: string },
): Redirect[] {
  const kept = redirects
    .filter((redirect) => ![to, from].includes(redirect.from))
    .map((redirect) =>
      pathOfLink(redirect.to, url) === from
        ? { ...redirect, to: turned(redirect.to, to) }
        : redirect,
    );
  return [...kept, { from, to }];
}

/** The patch that puts redirects into `site.yaml`. */
export const redirectPatch = (value: readonly Redirect[]): Patch => ({
  file: 'site.yaml',
  pointer: ['redirects'],
  op: 'set',
  value,
});
