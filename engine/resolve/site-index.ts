import type { Region } from '#schemas/types';
import { distanceKm, type Coordinates } from './geo.ts';
import type { PageOutline, Site, Sourced } from '../content/validate.ts';
import { localeOf } from '../words/locale.ts';
import { pageWordsOf } from '../words/pages.ts';
import type { PlaceLink, RegionGroup } from '../render/types.ts';

/** A region as its page declares it. */
export interface RegionEntry {
  /** Last segment of the path; `near` and `variant` name it. */
  readonly slug: string;
  readonly href: string;
  readonly page: Sourced<PageOutline>;
  readonly region: Region;
}

/** The place that a page speaks of: its own region, or that of which it is a search variant. */
export interface PagePlace {
  /** Path of the page. */
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  readonly in: string;
  readonly kind: Region['kind'];
  readonly group: string;
  readonly coordinates: Coordinates;
  /** Great circle from the base, km. */
  readonly distanceKm: number;
  readonly near: readonly PlaceLink[];
  readonly places: readonly string[];
}

/** Lists that are computed from the documents, once for the site. */
export interface SiteIndex {
  /** From where distances count: what `site.yaml` says, else the middle of the places; null where there is neither. */
  readonly base: Coordinates | null;
  readonly regions: ReadonlyMap<string, RegionEntry>;
  readonly groups: readonly RegionGroup[];
  /** Every page by its path. */
  readonly pages: ReadonlyMap<string, PageOutline>;
  /** The search variants of a region by its slug, by name of their place and then by path. */
  readonly variants: ReadonlyMap<string, readonly Sourced<PageOutline>[]>;
  /** Where a place is, for one that has no words of its own: `em Vila Nova`. */
  readonly inPlace: (name: string) => string;
}

/** Last segment of a path. */
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** False for a page that is in no list of the site, though there is one. */
export const isListed = ({ page }: Pick<RegionEntry, 'page'>): boolean =>
  page.document.listed !== false;

/** A region as a link of a list. */
export function placeLink({ slug, href, region }: RegionEntry): PlaceLink {
  return {
    slug,
    name: region.name,
    href,
    ...(region.menu?.note ? { note: region.menu.note } : {}),
  };
}

/** Reads the regions of all documents: adding one file adds the place to every list. */
export function indexSite(site: Site<PageOutline>): SiteIndex {
  const locale = localeOf(site.settings.document);
  const collator = new Intl.Collator(locale.tag);
  const { inPlace } = pageWordsOf(locale.language);
  const regions = new Map<string, RegionEntry>();
  for (const page of site.pages) {
    const { path, region } = page.document;
    if (region) regions.set(slugOf(path), { slug: slugOf(path), href: path, page, region });
  }
  const entries = [...regions.values()]
    .filter(isListed)
    .sort(
      (a, b) =>
        (a.region.order ?? Number.MAX_SAFE_INTEGER) - (b.region.order ?? Number.MAX_SAFE_INTEGER) ||
        collator.compare(a.region.name, b.region.name),
    );
  const groups = site.settings.document.regionGroups.map(({ id, label, limit }) => ({
    id,
    label,
    ...(limit ? { limit } : {}),
    places: entries.filter((entry) => entry.region.group === id).map(placeLink),
  }));
  return {
    base: site.settings.document.business.coordinates ?? middleOf(entries),
    regions,
    groups,
    pages: new Map(site.pages.map(({ document }) => [document.path, document])),
    variants: variantsByRegion(site, collator),
    inPlace: (place) => inPlace({ place }),
  };
}

/** The mean of the places' coordinates, close enough for places of one region; null without places. */
function middleOf(entries: readonly RegionEntry[]): Coordinates | null {
  if (entries.length === 0) return null;
  return [0, 1].map(
    (axis) =>
      entries.reduce((sum, { region }) => sum + region.coordinates[axis]!, 0) / entries.length,
  );
}

function variantsByRegion(
  site: Site<PageOutline>,
  collator: Intl.Collator,
): Map<string, Sourced<PageOutline>[]> {
  const found = new Map<string, Sourced<PageOutline>[]>();
  for (const page of site.pages) {
    const { variant } = page.document;
    if (!variant) continue;
    const others = found.get(variant.region);
    if (others) others.push(page);
    else found.set(variant.region, [page]);
  }
  const nameOf = ({ document }: Sourced<PageOutline>) => document.variant?.name ?? '';
  // Pages come sorted by path.
  for (const pages of found.values()) pages.sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
  return found;
}

/** The place that a page speaks of, or null. */
export function placeOf(
  page: Pick<PageOutline, 'path' | 'region' | 'variant'>,
  index: SiteIndex,
): PagePlace | null {
  const linksTo = (slugs: readonly string[], from: Coordinates): readonly PlaceLink[] =>
    slugs
      .map((slug) => index.regions.get(slug))
      .filter((entry): entry is RegionEntry => entry !== undefined && isListed(entry))
      .map((entry) => ({
        ...placeLink(entry),
        km: Math.round(distanceKm(from, entry.region.coordinates)),
      }));
  if (page.region) {
    const { name, kind, group, coordinates } = page.region;
    return {
      path: page.path,
      slug: slugOf(page.path),
      name,
      in: page.region.in ?? index.inPlace(name),
      kind,
      group,
      coordinates,
      distanceKm: distanceKm(index.base ?? coordinates, coordinates),
      near: linksTo(page.region.near ?? [], coordinates),
      places: page.region.places ?? [],
    };
  }
  const parent = page.variant && index.regions.get(page.variant.region);
  if (!page.variant || !parent) return null;
  const name = page.variant.name ?? parent.region.name;
  const coordinates = page.variant.coordinates ?? parent.region.coordinates;
  return {
    path: page.path,
    slug: parent.slug,
    name,
    in:
      page.variant.in ?? (page.variant.name ? undefined : parent.region.in) ?? index.inPlace(name),
    kind: page.variant.name ? 'city' : parent.region.kind,
    group: parent.region.group,
    coordinates,
    distanceKm: distanceKm(index.base ?? coordinates, coordinates),
    near: linksTo([parent.slug, ...(parent.region.near ?? [])], coordinates),
    places: [],
  };
}
