import type { Region } from '#schemas/types';
import type { PageOutline, Site } from '../../content/validate.ts';
import type { CoverageMap } from '../../render/types.ts';
import { distanceKm, mapPosition, mapUnitsPerKm } from '../geo.ts';
import type { SiteIndex } from '../site-index.ts';
import type { Scope } from '../references/scope.ts';
import { drawnMap, type ListedPlace } from './drawn-map.ts';
import type { Outlines } from './outlines.ts';

/** What the map of a page is made from. */
interface MapContext {
  readonly site: Pick<Site<PageOutline>, 'settings'>;
  readonly index: SiteIndex;
  readonly scope: Pick<Scope, 'place'>;
  /** Null where the site has none. */
  readonly outlines: Outlines | null;
}

/** How far a map without circles reaches, in distances of the farthest place: names keep their size, and beside them there is room. */
const around = 1.5;

/** Radius that the site claims, km: the claim `coverageRadius` if there is one, else that of the structured data; null without either. */
export function radiusKm({ site }: Pick<MapContext, 'site'>): number | null {
  const { claims, structuredData } = site.settings.document;
  const claimed = Number.parseFloat(claims.coverageRadius?.value ?? '');
  if (Number.isFinite(claimed)) return claimed;
  return structuredData.areaRadius === undefined ? null : structuredData.areaRadius / 1000;
}

/** The names that an outline may have: those of places, and of what lies in an area. */
export const namesOnMap = ({ regions }: SiteIndex) =>
  [...regions.values()].flatMap(({ region: { name, places = [] } }) => [name, ...places]);

/** The places of the site on a map, with circles and points, and with their outlines where it has them. */
export function coverageMap(context: MapContext): CoverageMap {
  const { site, index, scope, outlines } = context;
  const { areaRadius } = site.settings.document.structuredData;
  const radius = radiusKm(context);
  const outer = areaRadius === undefined ? radius : areaRadius / 1000;
  const [firstGroup] = index.groups;
  const all = index.groups.flatMap((group) =>
    group.places.map((place): ListedPlace => {
      const { region } = index.regions.get(place.slug)!;
      const distance = distanceKm(index.base ?? region.coordinates, region.coordinates);
      return { place, region, distance, big: group === firstGroup };
    }),
  );
  const isHere = ({ place }: ListedPlace) => scope.place?.slug === place.slug;
  const here = all.find(isHere)?.region.name;
  const cityOf = ({ group }: Region) =>
    site.settings.document.regionGroups.find(({ id }) => id === group)?.parent;
  // A neighbourhood whose city has a page lies within that city's mark, and a city within that of its area: there is room
  // for one name. On the city's own page its mark stands for the area's.
  const ofAreas = new Set(all.flatMap(({ region }) => region.places ?? []));
  const shown = all.filter((one) => {
    const { kind, name, places: cities } = one.region;
    if (kind === 'neighbourhood') return cityOf(one.region) === undefined;
    if (cities) return here === undefined || !cities.includes(here);
    return isHere(one) || !ofAreas.has(name);
  });
  const reachKm = outer ?? around * Math.max(1, ...shown.map(({ distance }) => distance));
  const unitsPerKm = mapUnitsPerKm(reachKm);
  const places = shown.map(({ place, region, distance, big }) => ({
    ...place,
    ...mapPosition(index.base ?? region.coordinates, region.coordinates, unitsPerKm),
    distanceKm: Math.round(distance),
    big,
    here: place.slug === scope.place?.slug,
    outside: radius !== null && distance > radius,
    labelSide: region.labelSide,
  }));
  const circlesKm = [...new Set([radius, outer])].filter((km) => km !== null);
  const own = scope.place && index.regions.get(scope.place.slug)?.region;
  const credit = site.settings.document.map?.credit;
  const drawn =
    outlines &&
    index.base &&
    drawnMap({
      places: all.filter(
        ({ region }) => region.kind !== 'neighbourhood' || cityOf(region) === undefined,
      ),
      outlines,
      base: index.base,
      radiusKm: radius,
      here: own ? (own.kind === 'neighbourhood' && cityOf(own)) || scope.place.slug : null,
      near: own?.near ?? [],
      ...(credit === undefined ? {} : { credit }),
    });
  return { radiusKm: radius, circlesKm, reachKm, unitsPerKm, places, drawn };
}
