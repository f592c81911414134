import type { Offer } from '#schemas/types';
import type {
  Answer,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  OfferCatalog,
  PostalAddress,
  Question,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { SiteSettings } from '../../content/site-settings.ts';
import type { FactsContext } from '../facts.ts';
import { breadcrumbOf } from '../breadcrumb/breadcrumb.ts';
import { companyOf } from '../business/company.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import type { StructuredDataInput } from './head-input.ts';
import { contactData } from './contact-data.ts';
import { articles } from './articles.ts';
import { specialHours } from '../hours/special-hours.ts';
import { areaOf, geoOf, hours, idOf, services } from './services.ts';
import { searchItemsOf } from '../search/search-items.ts';

/** Types that a page's graph may hold. */
type Node = Graph['@graph'][number];

/** What the `@id` of a page's nodes end with, in the site's language. */
const marksOf = ({ site }: FactsContext) =>
  pageWordsOf(localeOf(site.settings.document).language).marks;

/** The address, as far as the site says it and means it. */
function postalAddress(
  { address }: SiteSettings['business'],
  country: string,
): { address?: PostalAddress } {
  const { street, locality, region, postalCode, placeholder } = address;
  if (!locality && !region && (placeholder || !street)) return {};
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: placeholder ? undefined : street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: placeholder ? undefined : postalCode,
      addressCountry: country,
    },
  };
}

/** The business: where it is, when it is open and where it works on every page, the whole of it on home; one node, the same `@id`. */
function business({ url, facts, page, imageHref }: StructuredDataInput): LocalBusiness {
  const settings = facts.site.settings.document;
  const { business: about, hours: times } = settings;
  const { address, coordinates } = about;
  const { country } = localeOf(settings);
  const { telephone } = facts.inputs;
  const short = {
    // Every type of the list is a local business and takes its fields, which is more than the compiler can follow.
    '@type': (about.type ?? 'LocalBusiness') as 'LocalBusiness',
    '@id': idOf(url, marksOf(facts).business),
    name: about.name,
    url: `${url}/`,
    ...(telephone === undefined ? {} : { telephone }),
    priceRange: about.priceRange,
    ...postalAddress(about, country),
    // Without a street the coordinates are those of the middle of the area, and no place of business.
    ...(address.placeholder || !coordinates ? {} : { geo: geoOf(coordinates) }),
    ...(times.business ? { openingHoursSpecification: hours(times.business) } : {}),
    ...areaOf(facts),
  } satisfies LocalBusiness;
  if (page.path !== '/') return short;
  const special = specialHours(times, facts.inputs);
  const { offers, rating, structuredData: wanted, currency } = settings;
  const { telephone: _, ...others } = contactData(settings);
  const company = companyOf(settings, null);
  const profiles = (about.social ?? [])
    .filter((profile) => !profile.placeholder)
    .map((profile) => profile.url);
  const { sameAs: own = [], ...reached } = others;
  const sameAs = [...profiles, ...own];
  return {
    ...short,
    ...reached,
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(company.legalName ? { legalName: company.legalName } : {}),
    ...(company.cnpj ? { taxID: company.cnpj } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(about.payment ? { paymentAccepted: about.payment.join(', ') } : {}),
    ...(currency ? { currenciesAccepted: currency } : {}),
    description: about.description,
    ...(imageHref ? { image: imageHref } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(offers ? { hasOfferCatalog: offerCatalog(about.tagline || about.name, offers) } : {}),
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

const offerCatalog = (name: string, offers: readonly Offer[]): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: offers.map((offer) => ({
    '@type': 'Offer',
    // What is sold is installed: search engines refuse a product without price, picture and review.
    itemOffered: { '@type': 'Service', name: offer.name, description: offer.description },
  })),
});

function breadcrumb(facts: FactsContext, url: string, canonical: string): BreadcrumbList[] {
  const trail = breadcrumbOf(facts);
  if (trail.length === 0) return [];
  // Search engines refuse a list in which another than the last has no address.
  const crumbs = trail.filter(({ href }, position) => href || position === trail.length - 1);
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${canonical}#${marksOf(facts).breadcrumb}`,
      itemListElement: crumbs.map((crumb, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        name: crumb.name,
        ...(crumb.href ? { item: `${url}${crumb.href}` } : {}),
      })),
    },
  ];
}

/** One list for search engines, of all questions of the page that no other page answers: what is visible and no more. */
function questions({ blocks, canonical, facts }: StructuredDataInput): FAQPage[] {
  const items = blocks
    .filter(({ props }) => props.structuredData !== false)
    .flatMap((block) => searchItemsOf(block, facts.site.schemas))
    .filter(({ kind }) => kind === 'question');
  if (items.length === 0) return [];
  const mainEntity = items.map(({ title, text }): Question => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text } satisfies Answer,
  }));
  return [{ '@type': 'FAQPage', '@id': `${canonical}#${marksOf(facts).questions}`, mainEntity }];
}

/** The JSON-LD of a page as one graph whose nodes point to each other by `@id`. */
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
    '@id': `${canonical}#${marksOf(facts).page}`,
    url: canonical,
    name: title,
    dateModified: page.updated,
    isPartOf: { '@id': idOf(url, 'site') },
    ...(crumbs.length > 0
      ? { breadcrumb: { '@id': `${canonical}#${marksOf(facts).breadcrumb}` } }
      : {}),
  };
  const nodes: Node[] = [
    business(input),
    site,
    webPage,
    ...crumbs,
    ...questions(input),
    ...services(input),
    ...articles(input),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}
