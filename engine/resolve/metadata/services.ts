import type {
  City,
  GeoCircle,
  GeoCoordinates,
  OpeningHoursSpecification,
  Place,
  Service,
} from 'schema-dts';
import type { OpeningHours } from '#schemas/types';
import type { FactsContext } from '../facts.ts';
import type { Coordinates } from '../geo.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import type { PagePlace } from '../site-index.ts';
import type { HeadInput } from './head-input.ts';

/** `@id` of a node that all pages share. */
export const idOf = (url: string, name: string) => `${url}/#${name}`;

/** Opening hours as schema.org has them. */
export const hours = (list: readonly OpeningHours[] | undefined): OpeningHoursSpecification[] =>
  (list ?? []).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days],
    opens,
    closes,
  }));

/** A point of the map. */
export const geoOf = ([latitude = 0, longitude = 0]: Coordinates): GeoCoordinates => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** The circle in which the business works, where the site says how large it is. */
export function areaOf({ site, index }: Pick<FactsContext, 'site' | 'index'>): {
  areaServed?: GeoCircle;
} {
  const { areaRadius } = site.settings.document.structuredData;
  if (areaRadius === undefined || index.base === null) return {};
  return {
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: geoOf(index.base),
      geoRadius: String(areaRadius),
    },
  };
}

/** Where the service of a place's page is given: a neighbourhood with its city and its point, because many share a name. */
function servedAt(place: PagePlace, { facts }: HeadInput): City | City[] | Place {
  if (place.places.length > 0) return place.places.map((name): City => ({ '@type': 'City', name }));
  if (place.kind !== 'neighbourhood') return { '@type': 'City', name: place.name };
  const { regionGroups } = facts.site.settings.document;
  const { parent } = regionGroups.find(({ id }) => id === place.group) ?? {};
  const city = parent === undefined ? undefined : facts.index.regions.get(parent)?.region.name;
  return {
    '@type': 'Place',
    name: place.name,
    ...(city === undefined ? {} : { containedInPlace: { '@type': 'City', name: city } }),
    geo: geoOf(place.coordinates),
  };
}

/** The service of a page: that of its place, or the one for emergencies on the pages that `site.yaml` names, else on home. */
export function services(input: HeadInput): Service[] {
  const { url, page, place } = input;
  const settings = input.facts.site.settings.document;
  const { marks, emergencyService } = pageWordsOf(localeOf(settings).language);
  const shared = {
    ...(settings.serviceTypes ? { serviceType: [...settings.serviceTypes] } : {}),
    provider: { '@id': idOf(url, marks.business) },
  };
  if (place)
    return [
      {
        '@type': 'Service',
        '@id': `${url}${page.path}#${marks.service}`,
        name: `${settings.business.name} ${place.in}`,
        ...shared,
        areaServed: servedAt(place, input),
      },
    ];
  const { emergencyPages } = settings.structuredData;
  const { emergency } = settings.hours;
  if (!(emergencyPages ?? (emergency ? ['/'] : [])).includes(page.path)) return [];
  return [
    {
      '@type': 'Service',
      '@id': idOf(url, marks.emergency),
      name: emergencyService,
      ...shared,
      ...areaOf(input.facts),
      hoursAvailable: hours(emergency),
    },
  ];
}
