// What a build remembers of a page after its HTML is written: all that the rest of the site, and the next build, need of it.
import { createHash } from 'node:crypto';
import type { Block, PageDocument } from '#schemas/types';
import type { ProblemCode } from '../../diagnostics/catalogue.ts';
import { openingOf } from '../../resolve/facts.ts';
import { anchorsOfBlock } from '../../resolve/links.ts';
import type { ResolvedBlock, ResolvedPage, ShareDrawing } from '../../render/resolved-page.ts';
import type { TracedPage } from '../../resolve/resolve.ts';
import type { BlockTrace } from '../../resolve/shared-blocks.ts';
import { searchItemsOf, type SearchItem } from '../../resolve/search-index.ts';
import type { SeenFile } from '../file-snapshot.ts';

/** What other pages may show of a document: its place and its name. The block is the opening of a search variant, whose heading names it on breadcrumbs. */
export type PageFace = Pick<PageDocument, 'path' | 'region' | 'variant' | 'breadcrumb'> & {
  readonly blocks: readonly Block[];
};

/** What a block brings to the search and to the checks of links; the same object for every page that shares the block. */
export interface BlockPart {
  /** As written. */
  readonly links: readonly string[];
  /** Files of `media/` that it shows. */
  readonly media: readonly string[];
  readonly anchors: readonly string[];
  readonly items: readonly SearchItem[];
}

/** A page that was built. Plain JSON, but for the parts, which pages share. */
export interface PageRecord {
  /** File of the document relative to the site's folder; that of a post is `post:` and its slug. */
  readonly source: string;
  /** Of the file as it was read; empty where that cannot be trusted. */
  readonly signature: string;
  /** Null for a post. */
  readonly face: PageFace | null;
  /** Hash of everything that the HTML is made from. */
  readonly key: string;
  readonly path: string;
  readonly status: 200 | 404;
  readonly updated: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Those of its blocks that bring anything, in order. */
  readonly parts: readonly BlockPart[];
  /** Files of `media/` that its head names. */
  readonly media: readonly string[];
  readonly partials: readonly string[];
  /** The picture that a release draws for it. */
  readonly drawing: ShareDrawing | null;
  /** Codes of its warnings, one each. */
  readonly warnings: readonly ProblemCode[];
}

/** A copy whose texts are its own: those that were cut out of a document keep the whole document in memory. */
const detached = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** What others may show of a document. */
export function faceOf({ path, region, variant, breadcrumb, blocks }: PageDocument): PageFace {
  const opening = variant && openingOf(blocks);
  return detached({ path, region, variant, breadcrumb, blocks: opening ? [opening] : [] });
}

/** True if a document is as it was when its record was made. */
export const isUnchanged = (record: PageRecord, seen: SeenFile | undefined) =>
  seen?.settled === true && seen.signature === record.signature;

/** First 16 hexadecimal digits of the SHA-256 over `parts`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const hashes = new WeakMap<ResolvedBlock, string>();
const parts = new WeakMap<ResolvedBlock, BlockPart>();

function remembered<Value>(
  of: WeakMap<ResolvedBlock, Value>,
  block: ResolvedBlock,
  make: () => Value,
): Value {
  let value = of.get(block);
  if (value === undefined) of.set(block, (value = make()));
  return value;
}

/** Hash of everything that the HTML of a page is made from. Blocks from elsewhere, most of which pages share as one object, are hashed once. */
export function pageKey(page: ResolvedPage, shellHash: string): string {
  const blocks = page.blocks.map((block) =>
    block.origin.file === page.file
      ? block
      : remembered(hashes, block, () => hashOf(JSON.stringify(block))),
  );
  return hashOf(shellHash, JSON.stringify({ ...page, blocks }));
}

function partOf(block: ResolvedBlock, { links, media }: BlockTrace): BlockPart {
  return remembered(parts, block, () =>
    detached({
      links: links.map(({ link }) => link),
      media,
      anchors: [...anchorsOfBlock(block)],
      items: searchItemsOf(block),
    }),
  );
}

const isEmpty = ({ links, media, anchors, items }: BlockPart) =>
  links.length + media.length + anchors.length + items.length === 0;

/** The record of a page; `trace`: what a block of it brings. */
export function recordOf(
  { page, media, partials }: TracedPage,
  trace: (block: ResolvedBlock) => BlockTrace,
  more: Pick<PageRecord, 'source' | 'signature' | 'face' | 'key' | 'warnings'>,
): PageRecord {
  const { path, status, updated, head } = page;
  const { face, ...plain } = more;
  const own = detached({
    ...plain,
    path,
    status,
    updated,
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    robots: head.robots,
    media,
    partials,
    drawing: head.image?.draw ?? null,
  });
  return {
    ...own,
    face,
    parts: page.blocks.map((block) => partOf(block, trace(block))).filter((part) => !isEmpty(part)),
  };
}
