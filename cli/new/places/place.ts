import type { Region } from '#schemas/types';
import type { Language } from '../../../engine/words/language.ts';
import { distanceKm, type Coordinates } from '../../../engine/resolve/geo.ts';
import { slugify } from '../../../engine/blog/slug.ts';
import type { RegionEntry } from '../../../engine/resolve/site-index.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import { WrongUse } from '../../command-line/command-error.ts';

/** A place of the site and how far away it is, km. */
export interface Neighbour {
  readonly entry: RegionEntry;
  readonly km: number;
}

/** How many neighbours a new place gets, at least and at most. */
const fewest = 3;
const most = 5;
/** A fourth and a fifth neighbour are no farther than the third times this. */
const reach = 1.5;

/** The nearest places of the site: cities and areas for a city, neighbourhoods for a neighbourhood, and all where those are too few. */
export function nearestPlaces(
  coordinates: Coordinates,
  kind: Region['kind'],
  regions: Iterable<RegionEntry>,
): Neighbour[] {
  const sorted = [...regions]
    .map((entry) => ({ entry, km: distanceKm(coordinates, entry.region.coordinates) }))
    .sort((a, b) => a.km - b.km);
  const alike = sorted.filter(
    ({ entry }) => (entry.region.kind === 'neighbourhood') === (kind === 'neighbourhood'),
  );
  const candidates = alike.length >= fewest ? alike : sorted;
  const limit = (candidates[fewest - 1]?.km ?? Infinity) * reach;
  return candidates.slice(0, most).filter(({ km }, position) => position < fewest || km <= limit);
}

/** The address of a name, without the slash: lower case, no accents, hyphens. Throws `WrongUse` where nothing is left of it. */
export function slugOfName(name: string, language: Language): string {
  const slug = slugify(name).replace(/[_-]+/g, '-').replace(/^-|-$/g, '');
  if (slug !== '') return slug;
  throw new WrongUse(commandWordsOf(language).new.noAddress({ name }));
}

/** Latitude and longitude as maps give them, `-23.5275, -46.9023`. Throws `WrongUse`. */
export function parseCoordinates(text: string, language: Language): Coordinates {
  const [, latitude, longitude] =
    /^\s*\(?\s*([+-]?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/.exec(text) ??
    [];
  const coordinates = [Number(latitude), Number(longitude)] as const;
  if (Math.abs(coordinates[0]) <= 90 && Math.abs(coordinates[1]) <= 180) return coordinates;
  throw new WrongUse(commandWordsOf(language).new.noCoordinates({ text }));
}
