import type { Schemas } from '../../content/schemas.ts';
import type { PageOutline } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { Block } from '#schemas/types';

/** The block that a page opens with: the first that has the main heading (`x-heading` 1). */
export const openingOf = (blocks: readonly Block[], schemas: Schemas): Block | undefined =>
  blocks.find(({ type }) => schemas.openingField(type) !== null);

/** The heading of a page and where in its document it is written, for search variants: their slug has no accents. */
export function headingOf(
  page: PageOutline,
  schemas: Schemas,
): { readonly text: string; readonly pointer: Pointer } | undefined {
  const opening = openingOf(page.blocks, schemas);
  if (!opening) return undefined;
  const field = schemas.openingField(opening.type)!;
  const written: unknown = Reflect.get(opening, field);
  if (written === undefined) return undefined;
  const text = Array.isArray(written) ? written.join(' ') : String(written);
  return text.includes('{{')
    ? undefined
    : { text, pointer: ['blocks', page.blocks.indexOf(opening), field] };
}
