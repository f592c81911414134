import type { Schemas } from '../../content/schemas.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';
import type { PageDocument } from '#schemas/types';
import { walkSchema } from '../../content/schema-walk.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Sourced } from '../../content/validate.ts';
import type { GivenValue } from '../../resolve/origins/origin.ts';
import type { ExpandedBlock } from '../../resolve/partials/partials.ts';
import { blockSourceOf, writtenBlocks } from '../../resolve/partials/written-blocks.ts';
import { filesOf } from './documents.ts';
import type { Finding, Lint, LintSite } from './lint.ts';

/** A heading of a block: its level, 1 to 6, and where in the block it is written; of a Markdown text, `line` is how. */
export interface BlockHeading {
  readonly level: number;
  readonly pointer: Pointer;
  readonly line?: string;
}

/** Headings of a Markdown text, `### So`; what stands between fences is code. */
const markdownHeading = /^ {0,3}(#{1,6})\s+\S.*/gm;
const fenced = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1/gm;

/** The headings that a block's own fields become, from top to bottom: its schema says which (`x-heading`), and Markdown has its own. */
export function headingsOf(
  { type, props }: Pick<ResolvedBlock, 'type' | 'props'>,
  schemas: Schemas,
): BlockHeading[] {
  const headings: BlockHeading[] = [];
  walkSchema(
    schemas,
    'Block',
    { ...props, type },
    {
      described(schema, value, pointer) {
        const level = schema['x-heading'];
        if (typeof level === 'number' && value !== null && value !== '')
          headings.push({ level, pointer });
        else if (schema.format === 'markdown' && typeof value === 'string' && value.includes('#')) {
          for (const [line, marks] of value.replace(fenced, '').matchAll(markdownHeading))
            headings.push({ level: marks!.length, pointer, line });
        }
      },
    },
  );
  return headings;
}

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
    const known = new Map<ResolvedBlock, readonly BlockHeading[]>();
    const headings = (block: ResolvedBlock) => {
      let found = known.get(block);
      // Pages share blocks of the layout and of partials.
      if (!found) known.set(block, (found = headingsOf(block, site.site.schemas)));
      return found;
    };
    return site.site.pages.flatMap((page) => headingsOfPage(page, site, { files, headings }));
  },
};

function headingsOfPage(
  page: Sourced<PageDocument>,
  { site, pages, showing }: LintSite,
  {
    files,
    headings,
  }: {
    readonly files: ReadonlyMap<string, SourceFile>;
    readonly headings: (block: ResolvedBlock) => readonly BlockHeading[];
  },
): Finding[] {
  let before = 0;
  let main: { readonly file: SourceFile; readonly pointer: Pointer } | null = null;
  return (pages.get(page.document.path)?.blocks ?? []).flatMap((block, position) =>
    headings(block).flatMap(({ level, pointer, line }): Finding[] => {
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
