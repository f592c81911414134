import type { SiteSettings } from '../../content/site-settings.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { Crumb, PageLink } from '../../render/types.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { slugOf, type RegionEntry, type SiteIndex } from '../site-index.ts';
import type { PageDocument } from '#schemas/types';
import type { Pointer } from '../../diagnostics/problem.ts';
import { headingOf } from './opening.ts';

/** A page, and the site that it stands in. */
export interface PageOnSite {
  readonly site: SharedContent;
  readonly index: SiteIndex;
  readonly page: PageDocument;
}

/** Where a name was written: in the document of the page at `path`, in `site.yaml` where that is null. */
export interface NameOrigin {
  readonly path: string | null;
  readonly pointer: Pointer;
}

/** Takes down where the names of crumbs and links were written. */
export type NameOrigins = Map<PageLink | Crumb, NameOrigin>;

/** Name of a path segment on the breadcrumb: the page's own, the region's, a variant's heading, that of `site.yaml`, else the slug in title case. */
function crumbName(
  path: string,
  segment: string,
  { site, index, page: own }: PageOnSite,
): NameOrigin & { readonly name: string } {
  const page = path === own.path ? own : index.pages.get(path);
  if (page?.breadcrumb !== undefined)
    return { name: page.breadcrumb, path, pointer: ['breadcrumb'] };
  const region = index.regions.get(segment);
  if (region) return { name: region.region.name, path: region.href, pointer: ['region', 'name'] };
  const heading = page?.variant && headingOf(page, site.schemas);
  if (heading) return { name: heading.text, path, pointer: heading.pointer };
  const named = site.settings.document.breadcrumbs?.[segment];
  if (named !== undefined) return { name: named, path: null, pointer: ['breadcrumbs', segment] };
  const words = segment.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { name: words.join(' '), path: own.path, pointer: ['path'] };
}

/** The group of places whose `link` is a page: the page is that of the group. */
export const groupLedTo = ({ regionGroups }: SiteSettings, path: string) =>
  regionGroups.find(({ link }) => link === path);

/** The city and the group that a place of a group of neighbourhoods belongs to; none where its group names no city. */
function cityAndGroup(
  group: string,
  { site, index }: PageOnSite,
  origins: NameOrigins | undefined,
): Crumb[] {
  const { regionGroups } = site.settings.document;
  const position = regionGroups.findIndex(({ id }) => id === group);
  const wanted = regionGroups[position];
  const city = wanted?.parent === undefined ? undefined : index.regions.get(wanted.parent);
  if (!wanted || !city) return [];
  const { label, link } = wanted;
  const zone = link === undefined ? { name: label } : { name: label, href: link };
  origins?.set(zone, { path: null, pointer: ['regionGroups', position, 'label'] });
  return [crumbOf(city, origins), zone];
}

function crumbOf({ href, region }: RegionEntry, origins: NameOrigins | undefined): Crumb {
  const crumb = { name: region.name, href };
  origins?.set(crumb, { path: href, pointer: ['region', 'name'] });
  return crumb;
}

/**
 * What stands above a page though its path does not say so: the place of a search variant, the city and the zone of a
 * neighbourhood, the city of a zone.
 */
function above(context: PageOnSite, origins: NameOrigins | undefined): Crumb[] {
  const { path, variant, region } = context.page;
  const place = variant && context.index.regions.get(variant.region);
  const group =
    (region ?? place?.region)?.group ?? groupLedTo(context.site.settings.document, path)?.id;
  return [
    ...(group === undefined
      ? []
      : cityAndGroup(group, context, origins).filter(({ href }) => href !== path)),
    ...(place ? [crumbOf(place, origins)] : []),
  ];
}

/** The trail of a page: home, what stands above it, then one crumb a path segment, the last without a link; empty on home. `origins` takes down where the names were written. */
export function breadcrumbOf(context: PageOnSite, origins?: NameOrigins): Crumb[] {
  const { path } = context.page;
  if (path === '/') return [];
  const settings = context.site.settings.document;
  const words = pageWordsOf(localeOf(settings).language);
  const segments = path.slice(1).split('/');
  const crumbs = segments.map((segment, position): Crumb => {
    const href = `/${segments.slice(0, position + 1).join('/')}`;
    const { name, ...origin } = crumbName(href, segment, context);
    const isPage = position < segments.length - 1 && context.index.pages.has(href);
    const crumb = isPage ? { name, href } : { name };
    origins?.set(crumb, origin);
    return crumb;
  });
  const inPath = new Set(crumbs.flatMap(({ href }) => href ?? []));
  const { home } = words.marks;
  const first = { name: settings.breadcrumbs?.[home] ?? words.home, href: '/' };
  origins?.set(first, { path: null, pointer: ['breadcrumbs', home] });
  return [
    first,
    ...above(context, origins).filter(({ href }) => href === undefined || !inPath.has(href)),
    ...crumbs,
  ];
}

/** The search variants of the place that a page speaks of, without the page: on a region's page all, on a variant's those of the same name. `origins` takes down where the names were written. */
export function variantsOf(context: PageOnSite, origins?: NameOrigins): PageLink[] {
  const { path: own, region, variant } = context.page;
  const slug = variant?.region ?? (region && slugOf(own));
  const found = (slug !== undefined && context.index.variants.get(slug)) || [];
  return found
    .map(({ document }) => document)
    .filter((other) => other.listed !== false)
    .filter((other) => other.path !== own && (!variant || other.variant?.name === variant.name))
    .map(({ path }) => {
      const { name, ...origin } = crumbName(path, slugOf(path), context);
      const link = { href: path, name };
      origins?.set(link, origin);
      return link;
    });
}
