import { slugify } from '../../blog/slug.ts';
import type { PanelPlaces } from './page-data.ts';

/** A slug, and what is left of it without its first words, the longest first: search variants of a city end in it. */
const endingsOf = (slug: string): string[] =>
  slug.split('-').map((_, at, words) => words.slice(at).join('-'));

/** Says to which city a page belongs, by its path (`/vila-nova`): its own, a neighbourhood's, a search variant's; null for pages of no place. */
export function cityFinder({
  home,
  cities,
  neighbourhoods,
}: PanelPlaces): (path: string) => string | null {
  // The variants of the capital are named by the city, its page by the word capital.
  const byName = new Map(Object.values(cities).map((name) => [slugify(name), name]));
  const ofHome = new Set(neighbourhoods);
  const find = (slug: string) =>
    cities[slug] ?? byName.get(slug) ?? (ofHome.has(slug) ? home : null);
  return (path) => {
    const known = endingsOf(path.slice(1)).find((slug) => find(slug) !== null);
    return known === undefined ? null : find(known);
  };
}
