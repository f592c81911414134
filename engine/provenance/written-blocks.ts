import type { Block, PageDocument, PartialDocument } from '#schemas/types';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Slot } from '../render/resolved-page.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site, Sourced } from '../content/validate.ts';
import type { RenderedBlock } from '../render/types.ts';

/** A place where a partial is used: the block of type `partial`, and the use around it if it stands in a partial itself. */
export interface PartialUse {
  readonly name: string;
  readonly partial: Sourced<PartialDocument>;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly outer: PartialUse | null;
}

/** A block as it was written, where, and through which partial it came into the page. */
export interface WrittenBlock {
  readonly block: RenderedBlock;
  readonly slot: Slot;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly use: PartialUse | null;
}

/** Where the blocks of a page stand: those of a post in `site.yaml`, of any other page in its document. */
export interface BlockSource {
  readonly page: { readonly frame?: boolean; readonly blocks: readonly Block[] };
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** Where the blocks of a page stand; `page` is null for a post. */
export function blockSourceOf({ settings }: Site, page: Sourced<PageDocument> | null): BlockSource {
  return page
    ? { page: page.document, file: page.file, pointer: ['blocks'] }
    : {
        page: { blocks: settings.document.blog?.post ?? [] },
        file: settings.file,
        pointer: ['blog', 'post'],
      };
}

interface Around {
  readonly slot: Slot;
  readonly use: PartialUse | null;
  readonly chain: readonly string[];
}

function unfold(
  site: Site,
  blocks: readonly Block[],
  file: SourceFile,
  at: Pointer,
  { slot, use, chain }: Around,
): WrittenBlock[] {
  return blocks.flatMap((block, index): WrittenBlock[] => {
    const pointer = [...at, index];
    if (block.type !== 'partial') return [{ block, slot, file, pointer, use }];
    const partial = site.partials.get(block.name);
    if (!partial || chain.includes(block.name)) return [];
    const inner: PartialUse = { name: block.name, partial, file, pointer, outer: use };
    return unfold(site, partial.document.blocks, partial.file, ['blocks'], {
      slot,
      use: inner,
      chain: [...chain, block.name],
    });
  });
}

/** The blocks of a page in the order in which `resolve` gives them, each with where it was written. What does not exist or goes in a circle is left out, as there. */
export function writtenBlocks(site: Site, { page, file, pointer }: BlockSource): WrittenBlock[] {
  const { document, file: settings } = site.settings;
  const framed = page.frame !== false;
  const start = (slot: Slot): Around => ({ slot, use: null, chain: [] });
  return [
    ...unfold(
      site,
      framed ? document.layout.before : [],
      settings,
      ['layout', 'before'],
      start('before'),
    ),
    ...unfold(site, page.blocks, file, pointer, start('main')),
    ...unfold(
      site,
      framed ? document.layout.after : [],
      settings,
      ['layout', 'after'],
      start('after'),
    ),
  ];
}
