import type { Allow } from '#schemas/types';
import type { Schemas } from '../content/schemas.ts';
import type { PageOutline } from '../content/validate.ts';
import type { OwnForm } from '../client/form-entry.ts';
import { idsOf } from './anchors.ts';
import type { FoundLink } from './links.ts';
import type {
  ResolvedBlock,
  ResolvedPage,
  ScriptName,
  ShareDrawing,
} from '../render/resolved-page.ts';
import type { InputName } from './inputs/shared-inputs.ts';
import { detached } from './outline.ts';
import { ownFormOf } from './metadata/own-form.ts';
import { searchItemsOf, type SearchItem } from './search/search-items.ts';

/** What a block brings to its page for the checks of links and for the search. */
export interface BlockSummary {
  /** As written. */
  readonly links: readonly string[];
  /** Files of `media/` that it shows. */
  readonly media: readonly string[];
  /** What is made of the photographs among them (`MediaLibrary.planOf`); absent where there are none. */
  readonly recipes?: readonly string[];
  /** Ids of its HTML. */
  readonly anchors: readonly string[];
  readonly items: readonly SearchItem[];
  /** What it was made from beside the document in which it stands. */
  readonly inputs: readonly InputName[];
  /** The form whose entries our server takes; absent where it is none. */
  readonly forms?: readonly OwnForm[];
}

/** What is left of a page once it is rendered: all that other pages, the host files and the next build need of it. Plain JSON. */
export interface PageSummary {
  /** File of the document relative to the site's folder; that of a post is `post:` and its slug. */
  readonly source: string;
  /** Null for a post. */
  readonly outline: PageOutline | null;
  readonly path: string;
  readonly status: 200 | 404;
  /** Day, `2026-01-31`. */
  readonly updated: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Of its blocks in order, but for those that bring nothing; pages that share a block share the object. */
  readonly blocks: readonly BlockSummary[];
  /** Files of `media/` that its head names. */
  readonly media: readonly string[];
  /** What is made of the photographs among them; absent where there are none. */
  readonly recipes?: readonly string[];
  /** The pictures of its own content, between header and end of the page, each once: files of `media/`, of a photograph what is made of it; absent where there are none. */
  readonly pictures?: readonly string[];
  /** Names of the partials that it uses, those inside of others as well. */
  readonly partials: readonly string[];
  /** What it was made from beside its own document, its partials and its media, and its blocks were not. */
  readonly inputs: readonly InputName[];
  /** The script that it loads. */
  readonly script: ScriptName;
  /** Types of its blocks, each once. */
  readonly types: readonly string[];
  /** The picture that a release draws for it. */
  readonly drawing: ShareDrawing | null;
  /** What it may load from elsewhere; absent where that is nothing. */
  readonly allow?: Allow;
}

/** What most blocks bring of a kind. */
const nothing: readonly never[] = [];

/** One object for each text, however many pages write it: most links of a site are written on many. */
export class TextPool {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly string[]>();

  of<Text extends string>(text: Text): Text {
    const known = this.#texts.get(text);
    if (known !== undefined) return known as Text;
    const own = detached(text);
    this.#texts.set(own, own);
    return own;
  }

  /** `of` each. */
  all<Text extends string>(texts: readonly Text[]): readonly Text[] {
    return texts.length === 0 ? nothing : texts.map((text) => this.of(text));
  }

  /** `all`, and one object for lists that say the same: for those that many pages have. */
  list<Text extends string>(texts: readonly Text[]): readonly Text[] {
    if (texts.length === 0) return nothing;
    const key = texts.join('\0');
    const known = this.#lists.get(key);
    if (known !== undefined) return known as readonly Text[];
    const own = this.all(texts);
    this.#lists.set(key, own);
    return own;
  }
}

/** The summary of a block; `links` and `media` are what it was resolved with. */
export function summariseBlock(
  block: ResolvedBlock,
  {
    links,
    media,
    recipes,
    inputs,
    pool,
    schemas,
  }: {
    readonly links: readonly FoundLink[];
    readonly media: readonly string[];
    readonly recipes: readonly string[];
    readonly inputs: readonly InputName[];
    readonly pool: TextPool;
    readonly schemas: Schemas;
  },
): BlockSummary {
  const form = ownFormOf(block, schemas);
  const items = searchItemsOf(block, schemas);
  return {
    links: pool.all(links.map(({ link }) => link)),
    media: pool.all(media),
    ...(recipes.length > 0 ? { recipes: pool.all(recipes) } : {}),
    anchors: pool.list(idsOf(block, schemas).map(({ id }) => id)),
    items: items.length === 0 ? nothing : detached(items),
    inputs: pool.all(inputs),
    ...(form ? { forms: [detached(form)] } : {}),
  };
}

const isEmpty = (block: BlockSummary) => Object.values(block).every(({ length }) => length === 0);

/** What is known of a page beside its HTML. */
export interface SummaryInput extends Pick<
  PageSummary,
  'source' | 'outline' | 'media' | 'partials' | 'inputs'
> {
  readonly recipes: readonly string[];
  readonly pool: TextPool;
  readonly page: ResolvedPage;
  /** Of its blocks in order. */
  readonly blocks: readonly BlockSummary[];
}

/** A drawing by its name: it is published as it is. */
const drawing = /\.svg$/i;

/** The summary of a page. */
export function summarise({
  page,
  blocks,
  source,
  outline,
  media,
  partials,
  recipes,
  inputs,
  pool,
}: SummaryInput): PageSummary {
  const { path, status, updated, head } = page;
  const shown = blocks.flatMap((block, at) =>
    page.blocks[at]?.placement === 'main'
      ? [...block.media.filter((file) => drawing.test(file)), ...(block.recipes ?? [])]
      : [],
  );
  const pictures = [...new Set(shown)];
  const plain = detached({
    source,
    path,
    status,
    updated,
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    robots: head.robots,
    script: page.script,
    drawing: head.image?.draw ?? null,
    ...(recipes.length > 0 ? { recipes } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(Object.keys(head.allow).length > 0 ? { allow: head.allow } : {}),
  });
  const ofBlocks = new Set(blocks.flatMap((block) => block.inputs));
  return {
    ...plain,
    outline,
    types: pool.list([...new Set(page.blocks.map(({ type }) => type))]),
    media: pool.list(media),
    partials: pool.list(partials),
    inputs: pool.list(inputs.filter((name) => !ofBlocks.has(name))),
    blocks: blocks.filter((block) => !isEmpty(block)),
  };
}

/** Whether all that a page was made from beside its own document passes a test. Called for 10,000 pages: no lists are made. */
export const everyInput = (
  {
    inputs,
    partials,
    media,
    blocks,
  }: Pick<PageSummary, 'inputs' | 'partials' | 'media' | 'blocks'>,
  passes: (name: InputName) => boolean,
  passesBlock = (block: BlockSummary) => everyInputOfBlock(block, passes),
): boolean =>
  inputs.every(passes) &&
  partials.every((name) => passes(`partial ${name}`)) &&
  media.every((file) => passes(`media ${file}`)) &&
  blocks.every(passesBlock);

/** `everyInput` of a block. */
export const everyInputOfBlock = (
  { inputs, media }: BlockSummary,
  passes: (name: InputName) => boolean,
): boolean => inputs.every(passes) && media.every((file) => passes(`media ${file}`));
