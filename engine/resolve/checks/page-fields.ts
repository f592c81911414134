import type { PageDocument } from '#schemas/types';
import type { Report, SourceLocation } from '../../content/report.ts';
import type { PageOutline, SharedContent, Site, Sourced } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { slugOf, type SiteIndex } from '../site-index.ts';
import { hiddenPage } from '../time/hidden-page.ts';

/** What a page says of other documents: neighbours, variant, group, canonical path. */
export function checkPageFields(
  page: Sourced<PageDocument>,
  site: Pick<Site<PageOutline>, 'settings' | 'hidden'>,
  index: SiteIndex,
  report: Report,
): void {
  const { document, file } = page;
  const groups = site.settings.document.regionGroups.map((group) => group.id);
  const { region, variant, canonical, article } = document;
  checkLayout(page, site, report);
  checkPriceTag(page, site, report);
  checkAuthor(article?.author, { file, pointer: ['article', 'author'] }, site, report);
  if (region && !groups.includes(region.group))
    report.add({ file, pointer: ['region', 'group'] }, 'group-unknown', {
      name: region.group,
      nearest: nearest(region.group, groups),
      known: groups,
    });
  /** The page that is not shown at the moment, of a place or at a path. */
  const hidden = (isIt: (page: PageOutline) => boolean) =>
    site.hidden?.find(({ document }) => isIt(document));
  const ofPlace = (slug: string) => hidden((page) => !!page.region && slugOf(page.path) === slug);
  const told = (
    pointer: Pointer,
    code: 'link-hidden' | 'variant-hidden',
    link: string,
    found: Sourced<PageOutline>,
  ) => report.add({ file, pointer }, code, hiddenPage(link, found.file, found.document));
  region?.near?.forEach((slug, position) => {
    // A neighbour that is not shown is left out of the list.
    if (!index.regions.has(slug) && !ofPlace(slug))
      report.add({ file, pointer: ['region', 'near', position] }, 'neighbour-unknown', {
        name: slug,
        nearest: nearest(slug, index.regions.keys()),
      });
  });
  const parent = variant && ofPlace(variant.region);
  if (variant && parent && !index.regions.has(variant.region))
    told(['variant', 'region'], 'variant-hidden', variant.region, parent);
  else if (variant && !index.regions.has(variant.region))
    report.add({ file, pointer: ['variant', 'region'] }, 'variant-unknown', {
      name: variant.region,
      nearest: nearest(variant.region, index.regions.keys()),
    });
  const main = canonical === undefined ? undefined : hidden(({ path }) => path === canonical);
  if (canonical && main && !index.pages.has(canonical))
    told(['canonical'], 'link-hidden', canonical, main);
  else if (canonical && !index.pages.has(canonical))
    report.add({ file, pointer: ['canonical'] }, 'canonical-unknown', {
      path: canonical,
      nearest: nearest(canonical, index.pages.keys()),
    });
}

/** The layout that a page chooses in place of that of all pages. */
function checkLayout(
  { file, document: { layout, frame } }: Sourced<PageDocument>,
  { settings }: Pick<SharedContent, 'settings'>,
  report: Report,
): void {
  if (layout === undefined) return;
  const known = Object.keys(settings.document.layouts);
  const at = { file, pointer: ['layout'] };
  if (!known.includes(layout))
    report.add(at, 'layout-unknown', { name: layout, nearest: nearest(layout, known), known });
  else if (frame === false)
    report.add(at, 'layout-unframed', { name: layout }, { related: { file, pointer: ['frame'] } });
}

/** The price tag that a page shows in its opening. */
function checkPriceTag(
  { file, document: { priceTag: name } }: Sourced<PageDocument>,
  { settings }: Pick<SharedContent, 'settings'>,
  report: Report,
): void {
  const known = Object.keys(settings.document.priceTags ?? {});
  if (name !== undefined && !known.includes(name))
    report.add({ file, pointer: ['priceTag'] }, 'price-tag-unknown', {
      name,
      nearest: nearest(name, known),
      known,
    });
}

/** Who signs a page, or the posts: one of the authors of the site. */
export function checkAuthor(
  name: string | undefined,
  at: SourceLocation,
  { settings }: Pick<SharedContent, 'settings'>,
  report: Report,
): void {
  const known = Object.keys(settings.document.authors ?? {});
  if (name !== undefined && !known.includes(name))
    report.add(at, 'author-unknown', { name, nearest: nearest(name, known), known });
}
