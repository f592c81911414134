import { basename } from 'node:path';
import { problemAt } from '../content/source-file.ts';
import type { PageOutline, SharedContent, Site, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';

/** Whether a file is called as pages with this path are: `services/prices.yaml` of `/prices`. */
const isNamedFor = (file: string, path: string) =>
  basename(file).replace(/\.[a-z]+$/, '') === (path.split('/').at(-1) || 'index');

/**
 * A site made of what its pages share and the pages. Of several that claim a path the one whose file is called so has it, else
 * the first, and the others are a problem. `hidden`: those that are not shown at the moment, whose paths others may have.
 */
export function joinSite<Page extends PageOutline>(
  shared: SharedContent,
  pages: readonly Sourced<Page>[],
  hidden: readonly Sourced<Page>[] = [],
): { readonly site: Site<Page>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const byPath = new Map<string, Sourced<Page>>();
  for (const page of pages) {
    const { path } = page.document;
    // Both have the file index.html.
    const key = path === '/index' ? '/' : path;
    const earlier = byPath.get(key);
    if (!earlier) byPath.set(key, page);
    else {
      const isMeant =
        isNamedFor(page.file.path, path) && !isNamedFor(earlier.file.path, earlier.document.path);
      const [kept, refused] = isMeant ? [page, earlier] : [earlier, page];
      byPath.set(key, kept);
      problems.push(
        problemAt(
          refused.file,
          ['path'],
          'path-duplicate',
          { path: refused.document.path, other: kept.file.path },
          { related: { file: kept.file, pointer: ['path'] } },
        ),
      );
    }
  }
  const sorted = [...byPath.values()].sort((a, b) => (a.document.path < b.document.path ? -1 : 1));
  const site = { ...shared, pages: sorted, ...(hidden.length > 0 ? { hidden } : {}) };
  return { site, problems };
}
