import { commonOpenings } from '../../content/block-schemas.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';
import { walkSchema } from '../../content/schema-walk.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Finding, Lint } from './lint.ts';

/** A heading of a block: its level, 1 to 6, and where in the block it is written. */
export interface BlockHeading {
  readonly level: number;
  readonly pointer: Pointer;
}

/** Headings of a Markdown text, `### So`; what stands between fences is code. */
const markdownHeading = /^ {0,3}(#{1,6})\s+\S/gm;
const fenced = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1/gm;

/** The headings that a block's own fields become, from top to bottom: its schema says which (`x-heading`), and Markdown has its own. */
export function headingsOf({ type, props }: Pick<ResolvedBlock, 'type' | 'props'>): BlockHeading[] {
  const headings: BlockHeading[] = [];
  walkSchema('Block', { ...props, type }, (schema, value, pointer) => {
    const level = schema['x-heading'];
    if (typeof level === 'number' && value !== null && value !== '')
      headings.push({ level, pointer });
    else if (schema.format === 'markdown' && typeof value === 'string' && value.includes('#')) {
      for (const [, marks] of value.replace(fenced, '').matchAll(markdownHeading))
        headings.push({ level: marks!.length, pointer });
    }
  });
  return headings;
}

/** Headings that skip a level, as a whole page has them: whoever listens to the page thinks that a part is missing. */
export const headingSkip: Lint = {
  codes: ['heading-skip'],
  run: ({ site, pages }) => {
    const files = new Map<string, SourceFile>(
      [site.settings, ...site.pages, ...site.partials.values()].map(({ file }) => [
        file.path,
        file,
      ]),
    );
    return site.pages.flatMap(({ document }): Finding[] => {
      let before = 0;
      return (pages.get(document.path)?.blocks ?? []).flatMap((block) =>
        headingsOf(block).flatMap(({ level, pointer }): Finding[] => {
          const last = before;
          before = level;
          return level > last + 1
            ? [
                {
                  code: 'heading-skip',
                  file: files.get(block.origin.file)!,
                  pointer: [...block.origin.pointer, ...pointer],
                  params: { level, before: last, openings: commonOpenings },
                },
              ]
            : [];
        }),
      );
    });
  },
};
