import type { Schemas } from '../content/schemas.ts';
import type { PageOutline } from '../content/validate.ts';
import { openingOf } from './breadcrumb/opening.ts';

/** A copy whose texts are its own: one that was cut out of a document keeps the whole document in memory. */
export const detached = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** What other pages may show of a document, of its own texts. */
export function outlineIn(
  { path, region, variant, breadcrumb, listed, draft, show, blocks }: PageOutline,
  schemas: Schemas,
): PageOutline {
  const opening = variant && openingOf(blocks, schemas);
  const shown = opening ? [opening] : [];
  return { path, region, variant, breadcrumb, listed, draft, show, blocks: shown };
}

/** What other pages may show of a document. */
export const outlineOf = (document: PageOutline, schemas: Schemas): PageOutline =>
  detached(outlineIn(document, schemas));
