import type { Pointer } from '../../../diagnostics/problem.ts';
import type { PageDocument } from '#schemas/types';
import type { SourceFile } from '../../../content/source-file.ts';
import type { Sourced } from '../../../content/validate.ts';
import type { GivenValue } from '../../../resolve/origins/origin.ts';
import type { ExpandedBlock } from '../../../resolve/partials/partials.ts';
import { blockSourceOf, writtenBlocks } from '../../../resolve/partials/written-blocks.ts';
import { filesOf } from '../documents.ts';
import type { Finding, Lint, LintSite } from '../lint.ts';

/** The value that a page gives to the partial of a block, and that has this line; undefined where the partial has it itself. */
function givenLine(line: string | undefined, block: ExpandedBlock): GivenValue | undefined {
  for (let use = block.use; use && line !== undefined; use = use.outer) {
    const given = Object.values(use.values).find(({ written }) => written.includes(line));
    if (given) return given;
  }
  return undefined;
}

/** Headings that skip a level, as a whole page has them, and main headings beside the first: whoever listens to the page thinks that a part is missing, or that another page begins. */
export const headingSkip: Lint = {
  codes: ['heading-skip', 'heading-twice'],
  run: (site) => {
    const files = filesOf(site);
    return site.site.pages.flatMap((page) => headingsOfPage(page, site, files));
  },
};

function headingsOfPage(
  page: Sourced<PageDocument>,
  { site, pages, showing }: LintSite,
  files: ReadonlyMap<string, SourceFile>,
): Finding[] {
  let before = 0;
  let main: { readonly file: SourceFile; readonly pointer: Pointer } | null = null;
  return (pages.get(page.document.path)?.blocks ?? []).flatMap((block, position) =>
    block.headings.flatMap(({ level, pointer, line }): Finding[] => {
      const own = {
        file: files.get(block.origin.file)!,
        pointer: [...block.origin.pointer, ...pointer],
      };
      const last = before;
      before = level;
      if (level > last + 1) {
        const given = givenLine(
          line,
          writtenBlocks(site, blockSourceOf(site, page), showing)[position]!,
        );
        // What a page begins with is the page's own choice, whoever wrote the block.
        const isShared = last === 0 && block.origin.file.startsWith('partials/');
        const chosen = isShared ? { file: page.file, pointer: ['blocks', 0] } : given;
        return [
          {
            code: 'heading-skip',
            ...(chosen ? { file: chosen.file, pointer: chosen.pointer, related: own } : own),
            params: { level, before: last, openings: site.schemas.commonOpenings },
          },
        ];
      }
      if (level > 1) return [];
      const first = main;
      main ??= own;
      return first
        ? [{ code: 'heading-twice', ...own, related: first, params: { page: page.file.path } }]
        : [];
    }),
  );
}
