import type { PageDocument } from '#schemas/types';
import { checkAnchors } from '../resolve/anchors.ts';
import { faceOf } from '../publish/incremental/page-record.ts';
import { anchorsOfPage, checkContact, linkFault } from '../resolve/links.ts';
import { quickFindings } from '../check/lints/lints.ts';
import type { ReadySite } from '../check/check-site.ts';
import { readCached, type ParseCache } from '../content/load.ts';
import { Report } from '../content/report.ts';
import type { PageResolver } from '../resolve/resolve.ts';
import { satisfies } from '../content/validators.ts';

/**
 * The site after an edit of one page that concerns no other, with that page alone resolved anew. Null where anything else
 * may have changed or may be wrong: then the whole site is to be looked at. `file` is relative to the site's folder; what is read of it goes into `cache`.
 */
export function siteWithEdit(
  ready: ReadySite,
  resolver: PageResolver,
  cache: ParseCache,
  file: string,
): ReadySite | null {
  const { site, pages } = ready;
  const index = site.pages.findIndex((page) => page.file.path === file);
  const before = site.pages[index];
  if (!before || resolver.problems.length > 0) return null;
  const { file: source, problems } = readCached(site.dir, file, cache);
  if (!source || problems.length > 0 || !satisfies('PageDocument', source.value)) return null;
  const own = { file: source, document: source.value as PageDocument };
  if (JSON.stringify(faceOf(own.document)) !== JSON.stringify(faceOf(before.document))) return null;
  if (quickFindings(own).length > 0 || quickFindings(before).length > 0) return null;

  const { page } = resolver.document(own);
  const position = pages.findIndex(({ path }) => path === page.path);
  const old = pages[position];
  // The panel's page holds what else its site has.
  if (!old || resolver.problems.length > 0 || page.json.length > 0) return null;
  const others = new Map(
    pages.map((other) => [other.path, other.path === page.path ? page : other]),
  );
  for (const other of others.values())
    if (
      other !== page &&
      (other.head.title === page.head.title || other.head.description === page.head.description)
    )
      return null;
  const anchors = anchorsOfPage(page);
  for (const anchor of anchorsOfPage(old)) if (!anchors.has(anchor)) return null;

  const anchorsAt = (path: string) => {
    const there = others.get(path);
    return there && { has: (anchor: string) => anchorsOfPage(there).has(anchor) };
  };
  const report = new Report();
  checkAnchors(page, () => source, report);
  for (const link of page.blocks.flatMap((block) => resolver.trace(block).links)) {
    checkContact(link, site.settings.document.contacts, report);
    if (linkFault(link.link, page.path, site.settings.document.redirects, anchorsAt)) return null;
  }
  if (report.problems.length > 0) return null;
  return {
    ...ready,
    site: { ...site, pages: site.pages.with(index, own) },
    pages: pages.with(position, page),
  };
}
