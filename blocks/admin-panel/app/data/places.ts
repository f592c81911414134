import { slugify } from '#engine/blog/slug';
import type { PanelPlaces } from './page-data.ts';

/** Search variants of a city, both forms (specification §2). */
const variant = /^motor-(?:de|para)-portao-automatico-(.+)$/;

/** Says to which city a page belongs, by its path (`/barueri`): its own, a neighbourhood's, a search variant's; null for pages of no place. */
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
    const slug = path.slice(1);
    const city = variant.exec(slug)?.[1];
    return find(city ?? slug);
  };
}
