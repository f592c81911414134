import { factsOfPage } from '../resolve/facts/own-facts.ts';
import { fillSiteTexts } from '../resolve/fill-site-texts.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { factTexts } from './fact-origins.ts';
import { locationAt, type FileLocation } from './file-location.ts';
import type { PageScope } from './reference-origins.ts';
import { Report } from '../content/report.ts';
import type { ResolvedPage, Slot } from '../render/resolved-page.ts';
import { indexSite, placeOf } from '../resolve/site-index.ts';
import { originsOf, textsOfBlock, type TextOrigin } from './text-origins.ts';
import type { Site } from '../content/validate.ts';
import type { RenderedBlockType } from '../render/types.ts';
import { dayOf } from '../words/days.ts';
import { localeOf } from '../words/locale.ts';
import type { PartialUse } from '../resolve/partials/partials.ts';
import { blockSourceOf, writtenBlocks } from '../resolve/partials/written-blocks.ts';

/** The texts of one block: its own, and those that the engine computed. */
export interface BlockOrigins {
  readonly type: RenderedBlockType;
  /** What people call it. */
  readonly title: string;
  readonly slot: Slot;
  readonly location: FileLocation;
  /** The partials that it came through, the page's own first; empty for a block of the page or of the layout. */
  readonly through: readonly { readonly name: string; readonly location: FileLocation }[];
  readonly texts: readonly TextOrigin[];
  /** What the engine put in, in order of the schema; a fact may have no texts. */
  readonly facts: readonly { readonly name: string; readonly texts: readonly TextOrigin[] }[];
}

/** Where every text of a page was written. */
export interface PageOrigins {
  readonly path: string;
  readonly file: string;
  /** Title, description, keywords and the image's words; empty for a post. */
  readonly head: readonly TextOrigin[];
  readonly blocks: readonly BlockOrigins[];
}

function through(use: PartialUse | null): BlockOrigins['through'] {
  return use
    ? [
        ...through(use.outer),
        { name: use.name, location: locationAt(use.file, [...use.pointer, 'name']) },
      ]
    : [];
}

/** Where every text of a page was written; `resolved` is that page of the same `site`. */
export function pageOrigins(site: Site, resolved: ResolvedPage): PageOrigins {
  const filled = fillSiteTexts(site, new Report());
  const index = indexSite(filled);
  const today = dayOf(new Date(), localeOf(filled.settings.document).timeZone);
  const inputs = { index, today };
  const page = filled.pages.find(({ document }) => document.path === resolved.path) ?? null;
  const place = page ? placeOf(page.document, index) : null;
  const scope: PageScope = {
    schemas: site.schemas,
    settings: filled.settings,
    index,
    page,
    place,
    facts: factsOfPage({ site: filled, inputs, path: resolved.path, place }, new Report()),
  };
  const head = (name: string, value: string | undefined, pointer: Pointer) =>
    page && value !== undefined
      ? originsOf(name, { value, file: page.file, pointer, use: null }, scope)
      : [];
  const written = writtenBlocks(filled, blockSourceOf(filled, page));
  return {
    path: resolved.path,
    file: resolved.file,
    head: [
      ...head('title', page?.document.title, ['title']),
      ...head('description', page?.document.description, ['description']),
      ...(page?.document.keywords ?? []).flatMap((word, position) =>
        head(`keywords[${position}]`, word, ['keywords', position]),
      ),
      ...head('image.alt', page?.document.image?.alt, ['image', 'alt']),
    ],
    blocks: written.map((block, position) => ({
      type: block.block.type,
      title: site.schemas.block(block.block.type).title ?? block.block.type,
      slot: block.slot,
      location: locationAt(block.file, block.pointer),
      through: through(block.use),
      texts: textsOfBlock(block, scope),
      facts: site.schemas.factsOf(block.block.type).map((name) => ({
        name,
        texts: factTexts(name, resolved.blocks[position]?.props[name], {
          ...scope,
          path: resolved.path,
        }),
      })),
    })),
  };
}
