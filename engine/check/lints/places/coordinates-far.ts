import type { Pointer } from '../../../diagnostics/problem.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import { distanceKm, type Coordinates } from '../../../resolve/geo.ts';
import type { Finding, Lint, LintSite } from '../lint.ts';

/** Coordinates that a document gives. */
interface PlacedCoordinates {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly coordinates: Coordinates;
}

/** Where the places of a site lie: their middle, and how far from it they usually are, km. */
interface Area {
  readonly middle: Coordinates;
  readonly usualKm: number;
}

/** Fewest places that tell where a site is at home; with fewer it is where its business is. */
const fewest = 3;
/** Taken for usual where nobody can tell, km. */
const townKm = 60;
/** Nobody who serves places goes so far: a digit is wrong, km. */
const unlikelyKm = 1_000;

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function coordinatesOf({ index }: LintSite): PlacedCoordinates[] {
  const regions = [...index.regions.values()].map(({ page: { file }, region }) => ({
    file,
    pointer: ['region', 'coordinates'],
    coordinates: region.coordinates,
  }));
  const variants = [...index.variants.values()].flat().flatMap(({ file, document }) => {
    const coordinates = document.variant?.coordinates;
    return coordinates ? [{ file, pointer: ['variant', 'coordinates'], coordinates }] : [];
  });
  return [...regions, ...variants];
}

/** Of the middle each degree is a median: a few that are wrong do not move it. */
function areaOf(places: readonly PlacedCoordinates[], business?: Coordinates): Area | null {
  if (places.length < fewest) return business ? { middle: business, usualKm: townKm } : null;
  const middle = [0, 1].map((axis) => median(places.map(({ coordinates }) => coordinates[axis]!)));
  return {
    middle,
    usualKm: median(places.map(({ coordinates }) => distanceKm(middle, coordinates))),
  };
}

/** The same degrees with their order or their signs changed. */
function otherWays([lat = 0, lon = 0]: Coordinates): Coordinates[] {
  const pairs = [
    [lat, lon],
    [lon, lat],
  ].filter(([first]) => Math.abs(first!) <= 90);
  return pairs.flatMap(([a = 0, b = 0]) => [
    [a, b],
    [-a, b],
    [a, -b],
    [-a, -b],
  ]);
}

/** What is wrong with coordinates: their distance, km, and what was meant, if that is near; null if nothing is. */
function faultOf(
  coordinates: Coordinates,
  { middle, usualKm }: Area,
): { readonly km: number; readonly meant: Coordinates | null } | null {
  const km = distanceKm(middle, coordinates);
  if (km <= Math.max(100, 5 * usualKm)) return null;
  const near = otherWays(coordinates)
    .map((way) => ({ way, far: distanceKm(middle, way) }))
    .sort((a, b) => a.far - b.far)[0];
  if (near && near.far <= Math.max(50, 3 * usualKm)) return { km, meant: near.way };
  return km > Math.max(unlikelyKm, 10 * usualKm) ? { km, meant: null } : null;
}

const written = (coordinates: Coordinates) => `[${coordinates.join(', ')}]`;

/** Coordinates far from everything else of the site, as those are whose numbers changed places or lost a minus. */
export const coordinatesFar: Lint = {
  codes: ['coordinates-far'],
  quick: true,
  run: (site) => {
    const { document, file } = site.site.settings;
    const { coordinates: business } = document.business;
    const places = coordinatesOf(site);
    const area = areaOf(places, business);
    if (!area) return [];
    const maps = Object.entries(document.contacts).flatMap(([name, { coordinates }]) =>
      coordinates ? [{ file, pointer: ['contacts', name, 'coordinates'], coordinates }] : [],
    );
    const own = business
      ? [{ file, pointer: ['business', 'coordinates'], coordinates: business }]
      : [];
    return [...own, ...maps, ...places].flatMap(({ coordinates, ...at }): Finding[] => {
      const fault = faultOf(coordinates, area);
      if (!fault) return [];
      const params = {
        found: written(coordinates),
        km: Math.round(fault.km),
        meant: fault.meant && written(fault.meant),
      };
      return [{ code: 'coordinates-far', ...at, params }];
    });
  },
};
