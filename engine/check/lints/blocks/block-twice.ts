import type { Finding, Lint } from '../lint.ts';
import { filesOf } from '../documents.ts';

/** Blocks that a page has one of, and has twice: a second header beside that of every page. */
export const blockTwice: Lint = {
  codes: ['block-twice'],
  run: (site) => {
    const files = filesOf(site);
    return site.site.pages.flatMap(({ file, document }) => {
      const seen = new Map<string, Pick<Finding, 'file' | 'pointer'>>();
      const blocks = site.pages.get(document.path)?.blocks ?? [];
      // Those of the layout first, wherever they stand: the page's own are the second ones.
      return blocks
        .toSorted((a, b) => Number(a.placement === 'main') - Number(b.placement === 'main'))
        .flatMap(({ type, origin }): Finding[] => {
          if (site.site.schemas.block(type)['x-once'] !== true) return [];
          const own = { file: files.get(origin.file)!, pointer: [...origin.pointer, 'type'] };
          const first = seen.get(type);
          if (!first) seen.set(type, own);
          return first
            ? [{ code: 'block-twice', ...own, related: first, params: { type, page: file.path } }]
            : [];
        });
    });
  },
};
