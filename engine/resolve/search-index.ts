import type { Region, SearchSource } from '#schemas/types';
import { blockSchema } from '../content/block-schemas.ts';
import { plainText } from './markdown-text.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import type { Site } from '../content/validate.ts';
import type { SearchEntry } from '../client/search.ts';

/** What a block adds to the search; `id` is its anchor on the page, if it has one. */
export interface SearchItem {
  readonly kind: SearchSource['kind'];
  readonly title: string;
  readonly text: string;
  readonly id?: string;
}

/** A page as the search sees it. */
export interface SearchedPage {
  readonly path: string;
  readonly status: 200 | 404;
  readonly robots: string;
  readonly title: string;
  readonly description: string;
  /** What its blocks add, block by block. */
  readonly items: readonly (readonly SearchItem[])[];
}

/** What a page's own document says of its place. */
export interface SearchedPlace {
  readonly region?: Pick<Region, 'name' | 'places'> | undefined;
  readonly variant?: object | undefined;
}

/** An item of such a list. */
type ListItem = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a block adds to the search: the items of the list that its schema names (`x-search`). */
export function searchItemsOf({ type, props }: ResolvedBlock): SearchItem[] {
  const schema = blockSchema(type);
  const source = schema['x-search'];
  if (!source) return [];
  const fields = schema.properties?.[source.items]?.items?.properties;
  const textOf = (item: ListItem, name: string) => {
    const text = item[name];
    return fields?.[name]?.format === 'markdown' ? plainText(String(text)) : (text ?? []);
  };
  return (props[source.items] as ListItem[]).map((item) => ({
    kind: source.kind,
    title: String(item[source.title]),
    text: source.text.flatMap((name) => textOf(item, name)).join('. '),
    ...(typeof item.id === 'string' ? { id: item.id } : {}),
  }));
}

/** A page of `resolve` as the search sees it. */
export function searchedPage({ path, status, head, blocks }: ResolvedPage): SearchedPage {
  return {
    path,
    status,
    robots: head.robots,
    title: head.title,
    description: head.description,
    items: blocks.map(searchItemsOf),
  };
}

/** True for a page that search engines, and the site's own search, may show. */
export const isPublic = ({ status, robots }: Pick<SearchedPage, 'status' | 'robots'>) =>
  status === 200 && robots.startsWith('index');

/** Pages that come first where the same question stands on several: the FAQ, home, the other pages, then those of regions. */
function rank({ path, items }: SearchedPage, place: SearchedPlace | undefined): number {
  if (place?.region ?? place?.variant) return 3;
  if (path === '/') return 1;
  const questionLists = items.filter((list) => list.some(({ kind }) => kind === 'question'));
  return questionLists.length > 1 ? 0 : 2;
}

/** Everything that the site's own search can find, each question and service once: problems, questions, services, places, pages. `places`: the documents by path. */
export function searchEntriesOf(
  pages: Iterable<SearchedPage>,
  places: ReadonlyMap<string, SearchedPlace>,
): SearchEntry[] {
  const ranked = [...pages]
    .filter(isPublic)
    .map((page) => ({ page, rank: rank(page, places.get(page.path)) }))
    .sort((a, b) => a.rank - b.rank);
  const entries = new Map<string, SearchEntry>();
  for (const { page } of ranked) {
    const { path, title, description, items } = page;
    for (const { kind, title: name, text, id } of items.flat()) {
      const key = `${kind} ${name.toLowerCase()}`;
      if (!entries.has(key))
        entries.set(key, {
          kind,
          title: name,
          text,
          href: id === undefined ? path : `${path}#${id}`,
        });
    }
    const place = places.get(path);
    if (place?.region)
      entries.set(path, {
        kind: 'place',
        title: place.region.name,
        text: [description, ...(place.region.places ?? [])].join(' '),
        href: path,
      });
    else if (!place?.variant && path !== '/')
      entries.set(path, { kind: 'page', title, text: description, href: path });
  }
  return [...entries.values()];
}

/** `searchEntriesOf` for pages that were resolved together. */
export function searchEntries(site: Site, pages: readonly ResolvedPage[]): SearchEntry[] {
  return searchEntriesOf(
    pages.map(searchedPage),
    new Map(site.pages.map(({ document }) => [document.path, document])),
  );
}
