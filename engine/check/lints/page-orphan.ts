import type { Lint, LintSite } from './lint.ts';

/** The paths that somebody who comes in at the home page can get to, link by link. */
function reachedFrom(home: string, pages: LintSite['pages']): ReadonlySet<string> {
  const reached = new Set([home]);
  // A set grows while it is walked.
  for (const path of reached)
    for (const { paths } of pages.get(path)?.blocks ?? [])
      for (const target of paths) reached.add(target);
  return reached;
}

/** Pages that nobody finds by following links from the home page: no block, menu or list leads there. */
export const pageOrphan: Lint = {
  codes: ['page-orphan'],
  run: ({ site, index, pages }) => {
    if (!pages.has('/'))
      return [
        {
          code: 'page-orphan',
          file: site.settings.file,
          pointer: ['url'],
          part: 'key',
          params: { path: '/' },
        },
      ];
    const reached = reachedFrom('/', pages);
    const isSought = (path: string) =>
      pages.get(path)?.status === 200 && pages.get(path)!.robots.startsWith('index');
    // Nothing leads to a variant whose region is unknown: that is told, and enough.
    const isLost = ({ document: { variant } }: (typeof site.pages)[number]) =>
      variant !== undefined && !index.regions.has(variant.region);
    return site.pages
      .filter((page) => isSought(page.document.path) && !reached.has(page.document.path))
      .filter((page) => !isLost(page) && page.document.listed !== false)
      .map(({ file, document }) => ({
        code: 'page-orphan' as const,
        file,
        pointer: ['path'],
        params: { path: document.path },
      }));
  },
};
