import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Question,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { OpeningHours } from '#schemas/types';
import type { FactsContext } from '../facts.ts';
import { breadcrumbOf } from '../trail/breadcrumb.ts';
import { companyOf } from '../business/company.ts';
import type { HeadInput } from './head-input.ts';
import { searchItemsOf } from '../search-items.ts';

/** Types that a page's graph may hold. */
type Node = Graph['@graph'][number];

/** What the graph needs beyond the metadata: the page's canonical address and its picture. */
export interface StructuredDataInput extends HeadInput {
  readonly canonical: string;
  readonly imageHref: string | null;
}

const hours = (list: readonly OpeningHours[] | undefined): OpeningHoursSpecification[] =>
  (list ?? []).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days],
    opens,
    closes,
  }));

const idOf = (url: string, name: string) => `${url}/#${name}`;

/** The business, whole on home and in short elsewhere: one node, the same `@id`. */
function business({ url, facts, page, imageHref }: StructuredDataInput): LocalBusiness {
  const {
    business: about,
    contacts,
    hours: times,
    offers,
    rating,
    structuredData: wanted,
  } = facts.site.settings.document;
  const { address, coordinates } = about;
  const short = {
    '@type': 'LocalBusiness',
    '@id': idOf(url, 'empresa'),
    name: about.name,
    url: `${url}/`,
    telephone: contacts.main?.phone ?? '',
    priceRange: about.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.placeholder ? undefined : address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.placeholder ? undefined : address.postalCode,
      addressCountry: 'BR',
    },
  } satisfies LocalBusiness;
  if (page.path !== '/') return short;
  const company = companyOf(about, false);
  const [latitude, longitude] = coordinates;
  const profiles = (about.social ?? [])
    .filter((profile) => !profile.placeholder)
    .map((profile) => profile.url);
  return {
    ...short,
    ...(company.legalName ? { legalName: company.legalName } : {}),
    ...(company.cnpj ? { taxID: company.cnpj } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(about.payment ? { paymentAccepted: about.payment.join(', ') } : {}),
    description: about.description,
    ...(imageHref ? { image: imageHref } : {}),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: hours(times.business),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: String(wanted.areaRadius ?? ''),
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: about.tagline,
      itemListElement: (offers ?? []).map((offer) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Product', name: offer.name, description: offer.description },
      })),
    },
    ...(wanted.rating && rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }
      : {}),
  };
}

function services({ url, facts, page, place }: StructuredDataInput): Service[] {
  const {
    serviceTypes,
    hours: times,
    structuredData: wanted,
    business: about,
  } = facts.site.settings.document;
  const provider = { '@id': idOf(url, 'empresa') };
  if (place) {
    const area: Service['areaServed'] =
      place.places.length > 0
        ? place.places.map((name) => ({ '@type': 'City', name }))
        : { '@type': place.kind === 'neighbourhood' ? 'Place' : 'City', name: place.name };
    return [
      {
        '@type': 'Service',
        '@id': `${url}${page.path}#servico`,
        name: `${about.name} ${place.in}`,
        serviceType: [...(serviceTypes ?? [])],
        provider,
        areaServed: area,
      },
    ];
  }
  if (page.path !== '/') return [];
  const emergency: Service = {
    '@type': 'Service',
    '@id': idOf(url, 'emergencia'),
    name: 'Atendimento de emergência',
    serviceType: [...(serviceTypes ?? [])],
    provider,
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: {
        '@type': 'GeoCoordinates',
        latitude: about.coordinates[0],
        longitude: about.coordinates[1],
      },
      geoRadius: String(wanted.areaRadius ?? ''),
    },
    hoursAvailable: hours(times.emergency),
  };
  return [emergency];
}

function breadcrumb(facts: FactsContext, url: string, canonical: string): BreadcrumbList[] {
  const trail = breadcrumbOf(facts);
  if (trail.length === 0) return [];
  // Search engines refuse a list in which another than the last has no address.
  const crumbs = trail.filter(({ href }, position) => href || position === trail.length - 1);
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${canonical}#trilha`,
      itemListElement: crumbs.map((crumb, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        name: crumb.name,
        ...(crumb.href ? { item: `${url}${crumb.href}` } : {}),
      })),
    },
  ];
}

/** One list for search engines, of all questions of the page: what is visible and no more. */
function questions({ blocks, canonical }: StructuredDataInput): FAQPage[] {
  const items = blocks.flatMap(searchItemsOf).filter(({ kind }) => kind === 'question');
  if (items.length === 0) return [];
  const mainEntity = items.map(({ title, text }): Question => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text } satisfies Answer,
  }));
  return [{ '@type': 'FAQPage', '@id': `${canonical}#perguntas`, mainEntity }];
}

function posting({ post, url, canonical, imageHref }: StructuredDataInput): BlogPosting[] {
  if (!post) return [];
  const business = { '@id': idOf(url, 'empresa') };
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${canonical}#post`,
      headline: post.title,
      description: post.meta_description,
      datePublished: post.published_at,
      dateModified: post.updated_at,
      inLanguage: 'pt-BR',
      keywords: post.tags.join(', '),
      mainEntityOfPage: { '@id': `${canonical}#pagina` },
      author: business,
      publisher: business,
      ...(imageHref ? { image: imageHref } : {}),
    },
  ];
}

/** The JSON-LD of a page as one graph whose nodes point to each other by `@id` (specification §3, §9). */
export function structuredData(input: StructuredDataInput): Graph {
  const { url, canonical, facts, title, page } = input;
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': idOf(url, 'site'),
    url: `${url}/`,
    name: facts.site.settings.document.business.name,
  };
  const crumbs = breadcrumb(facts, url, canonical);
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': `${canonical}#pagina`,
    url: canonical,
    name: title,
    dateModified: page.updated,
    isPartOf: { '@id': idOf(url, 'site') },
    ...(crumbs.length > 0 ? { breadcrumb: { '@id': `${canonical}#trilha` } } : {}),
  };
  const nodes: Node[] = [
    business(input),
    site,
    webPage,
    ...crumbs,
    ...questions(input),
    ...services(input),
    ...posting(input),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}
