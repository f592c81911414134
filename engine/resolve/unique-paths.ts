import { problemAt } from '../content/source-file.ts';
import type { PageOutline, SharedContent, Site, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';

/** A site made of what its pages share and the pages, of which the first to claim a path has it, and the others are a problem. */
export function joinSite<Page extends PageOutline>(
  shared: SharedContent,
  pages: readonly Sourced<Page>[],
): { readonly site: Site<Page>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const byPath = new Map<string, Sourced<Page>>();
  for (const page of pages) {
    const { path } = page.document;
    // Both have the file index.html.
    const key = path === '/index' ? '/' : path;
    const earlier = byPath.get(key);
    if (!earlier) byPath.set(key, page);
    else
      problems.push(
        problemAt(
          page.file,
          ['path'],
          'path-duplicate',
          { path, other: earlier.file.path },
          { related: { file: earlier.file, pointer: ['path'] } },
        ),
      );
  }
  const sorted = [...byPath.values()].sort((a, b) => (a.document.path < b.document.path ? -1 : 1));
  return { site: { ...shared, pages: sorted }, problems };
}
