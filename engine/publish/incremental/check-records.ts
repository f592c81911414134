import { linkFault, linksOfSettings, mainAnchor } from '../../resolve/links.ts';
import type { Site } from '../../content/validate.ts';
import { Doubt } from './doubt.ts';
import type { PageRecord } from './page-record.ts';

/** Holds the documents of a site to what must be true of them together: links and anchors that lead somewhere, titles and descriptions of their own. Throws `Doubt`. */
export function checkRecords(site: Site, records: readonly PageRecord[]): void {
  const { redirects } = site.settings.document;
  const byPath = new Map(records.map((record) => [record.path, record]));
  for (const field of ['title', 'description'] as const)
    if (new Set(records.map((record) => record[field])).size < records.length)
      throw new Doubt(field);
  const anchorsAt = (path: string) => {
    const page = byPath.get(path);
    return (
      page && {
        has: (anchor: string) =>
          anchor === mainAnchor || page.parts.some(({ anchors }) => anchors.includes(anchor)),
      }
    );
  };
  const leads = (link: string, from: string) =>
    linkFault(link, from, redirects, anchorsAt) === null;
  const known = new Set<unknown>();
  for (const { path, parts } of records) {
    for (const part of parts) {
      for (const link of part.links) {
        const here = link.startsWith('#');
        if (!here && known.has(link)) continue;
        if (!leads(link, path)) throw new Doubt(link);
        if (!here) known.add(link);
      }
    }
  }
  for (const { link, from } of linksOfSettings(site.settings))
    if (!leads(link, from)) throw new Doubt(link);
}

/** Files of the partials that no page uses. */
export function unusedPartials(site: Site, records: readonly PageRecord[]): string[] {
  const used = new Set(records.flatMap(({ partials }) => partials));
  return [...site.partials].filter(([name]) => !used.has(name)).map(([, { file }]) => file.path);
}
