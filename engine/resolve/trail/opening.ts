import { openingField } from '../../content/block-schemas.ts';
import type { PageOutline } from '../../content/validate.ts';
import type { Block } from '#schemas/types';

/** The block that a page opens with: the first that has the main heading (`x-heading` 1). */
export const openingOf = (blocks: readonly Block[]): Block | undefined =>
  blocks.find(({ type }) => openingField(type) !== null);

/** The heading of a page, for search variants: their slug has no accents. */
export function headingOf(page: PageOutline): string | undefined {
  const opening = openingOf(page.blocks);
  const written: unknown = opening && Reflect.get(opening, openingField(opening.type)!);
  if (written === undefined) return undefined;
  const heading = Array.isArray(written) ? written.join(' ') : String(written);
  return heading.includes('{{') ? undefined : heading;
}
