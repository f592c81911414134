import type { FactsContext } from './facts.ts';
import type { PagePlace } from './site-index.ts';
import type { Facts } from '../render/types.ts';

const placeKeys = new WeakMap<PagePlace, string>();

/** The place that a page speaks of, as far as a text can say it: with its neighbours and its distance. */
export function placeKey({ scope: { place } }: FactsContext): string {
  if (!place) return '';
  let key = placeKeys.get(place);
  if (key === undefined)
    placeKeys.set(
      place,
      (key = JSON.stringify([place.slug, place.name, place.in, place.distanceKm, place.near])),
    );
  return key;
}

const always = () => '';
const never = () => null;

/** What a fact depends on beside the site: two pages with the same text have the same fact; null where each page has its own. */
export const factKeys: {
  readonly [Name in keyof Facts]: (context: FactsContext) => string | null;
} = {
  business: always,
  // Marks the link of the page itself.
  headerMenu: ({ site, page }) =>
    site.settings.document.menus.header.some((item) => item.link === page.path) ? page.path : '',
  allLabel: always,
  mobileMenu: always,
  breadcrumb: never,
  regionGroups: always,
  map: ({ scope: { place } }) => place?.slug ?? '',
  near: never,
  sameGroup: never,
  services: placeKey,
  place: never,
  path: never,
  quickContact: placeKey,
  chatDelay: always,
  videoEmbed: always,
  posts: always,
  post: never,
  postTitleSuffix: always,
  sisterSites: always,
};
