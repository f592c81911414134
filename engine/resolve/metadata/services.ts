import type {
  City,
  GeoCircle,
  GeoCoordinates,
  Offer,
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

/** What parts thousands and what parts decimals, by language tag: a format takes a fifth of a millisecond to make. */
const marks = new Map<string, { readonly group: string; readonly decimal: string }>();

function marksOf(tag: string) {
  const before = marks.get(tag);
  if (before) return before;
  const parts = new Intl.NumberFormat(tag).formatToParts(1_000_000.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const made = { group: mark('group'), decimal: mark('decimal') };
  marks.set(tag, made);
  return made;
}

/** The amounts of money in a text of the site's language, `R$1.500` as 1500, in its order. */
export function amountsIn(text: string, tag: string): number[] {
  const { group, decimal } = marksOf(tag);
  return (text.match(/\d(?:[\d.,]*\d)?/g) ?? []).map((number) =>
    Number(number.replaceAll(group, '').replace(decimal, '.')),
  );
}

/** The offer of a service whose price begins at an amount, and may end at another; none where its text says no amount ('on request'). */
function offered({ page, facts }: HeadInput): { offers?: Offer } {
  const settings = facts.site.settings.document;
  const { tag } = localeOf(settings);
  const [least, most, ...others] = amountsIn(page.service?.price ?? '', tag);
  if (settings.currency === undefined || least === undefined || others.length > 0) return {};
  return {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: settings.currency,
        minPrice: least,
        ...(most === undefined ? {} : { maxPrice: most }),
      },
    },
  };
}

/**
 * The service of a page: its own, at its place if it has one; that of its place; or the one for emergencies on the pages
 * that `site.yaml` names, else on home.
 */
export function services(input: HeadInput): Service[] {
  const { url, page, place } = input;
  const settings = input.facts.site.settings.document;
  const { marks, emergencyService } = pageWordsOf(localeOf(settings).language);
  const provider = { '@id': idOf(url, marks.business) };
  const types = settings.serviceTypes ? { serviceType: [...settings.serviceTypes] } : {};
  const { service } = page;
  if (place ?? service)
    return [
      {
        '@type': 'Service',
        '@id': `${url}${page.path}#${marks.service}`,
        name: [service?.name ?? settings.business.name, place?.in].filter(Boolean).join(' '),
        ...(service ? { serviceType: service.name } : types),
        provider,
        ...(place ? { areaServed: servedAt(place, input) } : areaOf(input.facts)),
        ...(service && settings.hours.business
          ? { hoursAvailable: hours(settings.hours.business) }
          : {}),
        ...offered(input),
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
      ...types,
      provider,
      ...areaOf(input.facts),
      hoursAvailable: hours(emergency),
    },
  ];
}
