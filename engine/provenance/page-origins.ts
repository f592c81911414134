import type { Site } from '../content/validate.ts';
import type { Placement } from '../render/resolved-page.ts';
import type { RenderedBlockType } from '../render/types.ts';
import type { OriginEntry } from '../resolve/origins/origin.ts';
import type { ExpandedBlock, PartialUse } from '../resolve/partials/partials.ts';
import { locationAt, type FileLocation } from './file-location.ts';
import { buttonTexts, fieldTexts, isReadText, type ShownText } from './shown-text.ts';
import type { RecordedPage } from './site-origins.ts';

/** The use of a partial that brought a block; with a slot, the block was written for it where the partial is used. */
export interface BlockUse {
  readonly name: string;
  readonly location: FileLocation;
  readonly slot?: string;
}

/** The texts of one block: its own, and those that the engine computed. */
export interface BlockTexts {
  readonly type: RenderedBlockType;
  /** What people call it. */
  readonly title: string;
  readonly placement: Placement;
  readonly location: FileLocation;
  /** The partials that it came through, the page's own first; empty for a block of the page or of the layout. */
  readonly through: readonly BlockUse[];
  readonly texts: readonly ShownText[];
  /** What the engine put in, in order of the schema; a fact may have no texts. */
  readonly facts: readonly { readonly name: string; readonly texts: readonly ShownText[] }[];
}

/** Where every text of a page was written. */
export interface PageOrigins {
  readonly path: string;
  readonly file: string;
  /** Title, description, keywords and the image's words; empty for a post. */
  readonly head: readonly ShownText[];
  readonly blocks: readonly BlockTexts[];
}

const usedAt = ({ name, file, pointer }: PartialUse): BlockUse => ({
  name,
  location: locationAt(file, [...pointer, 'name']),
});

function usesOf(use: PartialUse | null): BlockUse[] {
  return use ? [...usesOf(use.outer), usedAt(use)] : [];
}

const through = ({ use, into }: ExpandedBlock): BlockUse[] => [
  ...usesOf(use),
  ...(into ? [{ ...usedAt(into.use), slot: into.name }] : []),
];

/** The texts of entries that people read. */
function textsOf(entries: readonly OriginEntry[], props: unknown, { schemas }: Site): ShownText[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'button') return buttonTexts(entry);
    const { at, sources, computed } = entry;
    if (!computed && !sources.some((source) => isReadText(source, schemas))) return [];
    const shown = at.reduce<unknown>(
      (inside, step) => (inside as Readonly<Record<string | number, unknown>> | undefined)?.[step],
      props,
    );
    return fieldTexts(entry, shown);
  });
}

/** Where every text of a page was written. */
export function pageOrigins(site: Site, { page, record }: RecordedPage): PageOrigins {
  const { schemas } = site;
  return {
    path: page.path,
    file: page.file,
    head: textsOf(record.head, page.head, site).map((text) =>
      text.field === 'image.alt' ? { ...text, role: 'picture' } : text,
    ),
    blocks: record.blocks.map(({ written, entries, ofFact }, position) => {
      const { block, placement, file, pointer } = written;
      const { props } = page.blocks[position]!;
      return {
        type: block.type,
        title: schemas.block(block.type).title ?? block.type,
        placement,
        location: locationAt(file, pointer),
        through: through(written),
        texts: textsOf(entries, props, site),
        facts: schemas
          .factsOf(block.type)
          .map((name) => ({ name, texts: textsOf(ofFact(name), props, site) })),
      };
    }),
  };
}
