// What is said of a place that gets a page.
import { join } from 'node:path';
import type { SiteReport } from '../../../engine/check/check-site.ts';
import { radiusKm } from '../../../engine/resolve/map/coverage-map.ts';
import { distanceKm } from '../../../engine/resolve/geo.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import type { Language } from '../../../engine/words/language.ts';
import { shownPath } from '../../output/shown-path.ts';
import type { SiteToChange } from '../../site/site-to-change.ts';
import type { Neighbour } from './place.ts';
import type { NewPlace } from './place-options.ts';

/** How far the place is from the base, or from the nearest other place where the site does not say where it is, and a warning where the site does not claim to go. */
export function describeDistance(
  { name, coordinates }: NewPlace,
  { site, index }: SiteToChange,
  [nearest]: readonly Neighbour[],
  language: Language,
): string {
  const words = commandWordsOf(language).new;
  const { business } = site.settings.document;
  if (index.base === null) {
    if (!nearest) return '';
    const { entry, km } = nearest;
    return `${words.distance({ name, km: Math.round(km), base: entry.region.name })}\n`;
  }
  const km = distanceKm(index.base, coordinates);
  const radius = radiusKm({ site });
  const base = business.address.locality ?? business.name;
  const said = words.distance({ name, km: Math.round(km), base });
  if (radius === null || km <= radius) return `${said}\n`;
  return words.beyondRadius({ said, radius });
}

/** True if the page at `path` has a list of its neighbours. */
export const showsNeighbours = (path: string, { pages }: SiteReport) =>
  pages.some((page) => page.path === path && page.blocks.some(({ type }) => type === 'near'));

/** What to do now: the texts, the neighbours that could show the place and do not, the check. */
export function describeNext(
  slug: string,
  { name }: NewPlace,
  neighbours: readonly Neighbour[],
  { loaded }: SiteToChange,
  language: Language,
): string {
  const files = neighbours
    .slice(0, 2)
    .map(({ entry }) => shownPath(join(loaded.dir, entry.page.file.path)));
  return commandWordsOf(language).new.next({ slug, name, neighbours: files });
}
