import type { Region } from '#schemas/types';
import { plainText } from './plain-text.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import type { Site } from '../content/validate.ts';
import type { SearchEntry } from '../client/search.ts';

/** What a block adds to the search; `id` is its anchor on the page, if it has one. */
export interface SearchItem {
  readonly kind: 'question' | 'problem' | 'service';
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
  /** How many accordions it has. */
  readonly accordions: number;
  /** What its blocks add, block by block. */
  readonly items: readonly (readonly SearchItem[])[];
}

/** What a page's own document says of its place. */
export interface SearchedPlace {
  readonly region?: Pick<Region, 'name' | 'places'> | undefined;
  readonly variant?: object | undefined;
}

const withId = <Item extends object>(item: Item, id: unknown) =>
  typeof id === 'string' ? { ...item, id } : item;

/** What a block adds to the search: questions, problems, services. */
export function searchItemsOf(block: ResolvedBlock): SearchItem[] {
  switch (block.type) {
    case 'accordion':
      return (block.props.items as { id?: string; question: string; answer: string }[]).map(
        ({ id, question, answer }) =>
          withId({ kind: 'question', title: question, text: plainText(answer) }, id),
      );
    case 'problems':
      return (
        block.props.items as { id: string; problem: string; symptoms: string[]; solution: string }[]
      ).map(({ id, problem, symptoms, solution }) =>
        withId(
          { kind: 'problem', title: problem, text: `${symptoms.join('. ')}. ${solution}` },
          id,
        ),
      );
    case 'services-grid':
      return (block.props.services as { id: string; name: string; text: string }[]).map(
        ({ id, name, text }) => withId({ kind: 'service', title: name, text }, id),
      );
    default:
      return [];
  }
}

/** A page of `resolve` as the search sees it. */
export function searchedPage({ path, status, head, blocks }: ResolvedPage): SearchedPage {
  return {
    path,
    status,
    robots: head.robots,
    title: head.title,
    description: head.description,
    accordions: blocks.filter(({ type }) => type === 'accordion').length,
    items: blocks.map(searchItemsOf),
  };
}

/** True for a page that search engines, and the site's own search, may show. */
export const isPublic = ({ status, robots }: Pick<SearchedPage, 'status' | 'robots'>) =>
  status === 200 && robots.startsWith('index');

/** Pages that come first where the same question stands on several: the FAQ, home, the other pages, then those of regions. */
function rank({ path, accordions }: SearchedPage, place: SearchedPlace | undefined): number {
  if (place?.region ?? place?.variant) return 3;
  if (path === '/') return 1;
  return accordions > 1 ? 0 : 2;
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
