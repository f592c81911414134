import type { Lint, LintSite } from './lint.ts';

/** Target of a Markdown link to a page of this site. */
const markdownLink = /\]\(\s*<?(\/[^)\s>#?]*)/g;

/** Calls `led` with every path of this site that a block's value leads to; not again with those of a group in `seen`, for pages share the lists of all places. */
function eachPath(
  value: unknown,
  key: string,
  seen: Set<object>,
  led: (path: string) => void,
): void {
  if (typeof value === 'string') {
    if (key === 'href' || key === 'link') {
      if (value.startsWith('/')) led(value.split(/[?#]/, 1)[0]!);
    } else if (value.includes(']('))
      for (const [, path] of value.matchAll(markdownLink)) led(path!);
  } else if (Array.isArray(value)) for (const item of value) eachPath(item, key, seen, led);
  else if (value !== null && typeof value === 'object' && !seen.has(value)) {
    seen.add(value);
    for (const [name, field] of Object.entries(value)) eachPath(field, name, seen, led);
  }
}

/** The paths that somebody who comes in at the home page can get to, link by link. */
function reachedFrom(home: string, pages: LintSite['pages']): ReadonlySet<string> {
  const reached = new Set([home]);
  const seen = new Set<object>();
  // A set grows while it is walked.
  for (const path of reached)
    for (const { props } of pages.get(path)?.blocks ?? [])
      eachPath(props, '', seen, (target) => reached.add(target));
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
      pages.get(path)?.status === 200 && pages.get(path)!.head.robots.startsWith('index');
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
