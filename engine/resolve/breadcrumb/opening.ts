import type { Schemas } from '../../content/schemas.ts';
import type { PageOutline } from '../../content/validate.ts';
import type { Block } from '#schemas/types';

/** The block that a page opens with: the first that has the main heading (`x-heading` 1). */
export const openingOf = (blocks: readonly Block[], schemas: Schemas): Block | undefined =>
  blocks.find(({ type }) => schemas.openingField(type) !== null);

/** The heading of a page, for search variants: their slug has no accents. */
export function headingOf(page: PageOutline, schemas: Schemas): string | undefined {
  const opening = openingOf(page.blocks, schemas);
  const written: unknown = opening && Reflect.get(opening, schemas.openingField(opening.type)!);
  if (written === undefined) return undefined;
  const heading = Array.isArray(written) ? written.join(' ') : String(written);
  return heading.includes('{{') ? undefined : heading;
}
