import { walkSchema } from '../../content/schema-walk.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';

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
