import type { PageDocument } from '#schemas/types';
import type { Report, SourceLocation } from '../../content/report.ts';
import type { SharedContent, Sourced } from '../../content/validate.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { SiteIndex } from '../site-index.ts';

/** What a page says of other documents: neighbours, variant, group, canonical path. */
export function checkPageFields(
  page: Sourced<PageDocument>,
  site: SharedContent,
  index: SiteIndex,
  report: Report,
): void {
  const { document, file } = page;
  const groups = site.settings.document.regionGroups.map((group) => group.id);
  const { region, variant, canonical, article } = document;
  checkAuthor(article?.author, { file, pointer: ['article', 'author'] }, site, report);
  if (region && !groups.includes(region.group))
    report.add({ file, pointer: ['region', 'group'] }, 'group-unknown', {
      name: region.group,
      nearest: nearest(region.group, groups),
      known: groups,
    });
  region?.near?.forEach((slug, position) => {
    if (!index.regions.has(slug))
      report.add({ file, pointer: ['region', 'near', position] }, 'neighbour-unknown', {
        name: slug,
        nearest: nearest(slug, index.regions.keys()),
      });
  });
  if (variant && !index.regions.has(variant.region))
    report.add({ file, pointer: ['variant', 'region'] }, 'variant-unknown', {
      name: variant.region,
      nearest: nearest(variant.region, index.regions.keys()),
    });
  if (canonical && !index.pages.has(canonical))
    report.add({ file, pointer: ['canonical'] }, 'canonical-unknown', {
      path: canonical,
      nearest: nearest(canonical, index.pages.keys()),
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
