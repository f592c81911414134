import type { Lint } from './lint.ts';

/** Target of a Markdown link to a page of this site. */
const markdownLink = /\]\(\s*<?(\/[^)\s>#?]*)/g;

/** Calls `led` with every path of this site that a block's value leads to. */
function eachPath(value: unknown, key: string, led: (path: string) => void): void {
  if (typeof value === 'string') {
    if (key === 'href' || key === 'link') {
      if (value.startsWith('/')) led(value.split(/[?#]/, 1)[0]!);
    } else if (value.includes(']('))
      for (const [, path] of value.matchAll(markdownLink)) led(path!);
  } else if (Array.isArray(value)) for (const item of value) eachPath(item, key, led);
  else if (value !== null && typeof value === 'object')
    for (const [name, field] of Object.entries(value)) eachPath(field, name, led);
}

/**
 * Pages that nobody finds by following links: no block, menu or list of another page leads there. A search variant is
 * meant to be found by searching: it stands in the site map and in no list.
 */
export const pageOrphan: Lint = {
  codes: ['page-orphan'],
  run: ({ site, pages }) => {
    // The header leads home on every page.
    const reached = new Set(['/']);
    for (const { path, blocks } of pages.values()) {
      for (const { props } of blocks) {
        eachPath(props, '', (target) => {
          if (target !== path) reached.add(target);
        });
      }
    }
    const isSought = (path: string) =>
      pages.get(path)?.status === 200 && pages.get(path)!.head.robots.startsWith('index');
    return site.pages
      .filter(({ document: { path, variant } }) => !variant && isSought(path) && !reached.has(path))
      .map(({ file, document }) => ({
        code: 'page-orphan' as const,
        file,
        pointer: ['path'],
        params: { path: document.path },
      }));
  },
};
