import type { SharedContent } from '../../content/validate.ts';
import type { Crumb, PageLink } from '../../render/types.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { slugOf, type RegionEntry, type SiteIndex } from '../site-index.ts';
import type { PageDocument } from '#schemas/types';
import { headingOf } from './opening.ts';

/** A page, and the site that it stands in. */
export interface PageOnSite {
  readonly site: SharedContent;
  readonly index: SiteIndex;
  readonly page: PageDocument;
}

/** Name of a path segment on the breadcrumb: the page's own, the region's, a variant's heading, that of `site.yaml`, else the slug in title case. */
function crumbName(path: string, segment: string, { site, index, page: own }: PageOnSite): string {
  const page = path === own.path ? own : index.pages.get(path);
  return (
    page?.breadcrumb ??
    index.regions.get(segment)?.region.name ??
    (page?.variant ? headingOf(page, site.schemas) : undefined) ??
    site.settings.document.breadcrumbs?.[segment] ??
    segment
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

/** The city and the group that a place of a group of neighbourhoods belongs to; none where its group names no city. */
function cityAndGroup(group: string, { site, index }: PageOnSite): Crumb[] {
  const wanted = site.settings.document.regionGroups.find(({ id }) => id === group);
  const city = wanted?.parent === undefined ? undefined : index.regions.get(wanted.parent);
  if (!wanted || !city) return [];
  const { label, link } = wanted;
  return [crumbOf(city), link === undefined ? { name: label } : { name: label, href: link }];
}

const crumbOf = ({ href, region }: RegionEntry): Crumb => ({ name: region.name, href });

/** What stands above a page though its path does not say so: the place of a search variant, the city and the zone of a neighbourhood. */
function above(context: PageOnSite): Crumb[] {
  const { variant, region } = context.page;
  const place = variant && context.index.regions.get(variant.region);
  const group = (region ?? place?.region)?.group;
  return [
    ...(group === undefined ? [] : cityAndGroup(group, context)),
    ...(place ? [crumbOf(place)] : []),
  ];
}

/** The trail of a page: home, what stands above it, then one crumb a path segment, the last without a link; empty on home. */
export function breadcrumbOf(context: PageOnSite): Crumb[] {
  const { path } = context.page;
  if (path === '/') return [];
  const settings = context.site.settings.document;
  const words = pageWordsOf(localeOf(settings).language);
  const segments = path.slice(1).split('/');
  const crumbs = segments.map((segment, position): Crumb => {
    const href = `/${segments.slice(0, position + 1).join('/')}`;
    const name = crumbName(href, segment, context);
    return position < segments.length - 1 && context.index.pages.has(href)
      ? { name, href }
      : { name };
  });
  const inPath = new Set(crumbs.flatMap(({ href }) => href ?? []));
  return [
    { name: settings.breadcrumbs?.[words.marks.home] ?? words.home, href: '/' },
    ...above(context).filter(({ href }) => href === undefined || !inPath.has(href)),
    ...crumbs,
  ];
}

/** The search variants of the place that a page speaks of, without the page: on a region's page all, on a variant's those of the same name. */
export function variantsOf(context: PageOnSite): PageLink[] {
  const { path: own, region, variant } = context.page;
  const slug = variant?.region ?? (region && slugOf(own));
  const found = (slug !== undefined && context.index.variants.get(slug)) || [];
  return found
    .map(({ document }) => document)
    .filter((other) => other.path !== own && (!variant || other.variant?.name === variant.name))
    .map(({ path }) => ({ href: path, name: crumbName(path, slugOf(path), context) }));
}
