import type { PageOutline } from '../../content/validate.ts';
import type { SearchEntry } from '../../client/search.ts';
import type { SiteIndex } from '../site-index.ts';
import type { PageSummary } from '../summary.ts';

/** True for a page that the site map names and the site's own search finds. */
export const isPublic = ({
  status,
  robots,
  outline,
}: Pick<PageSummary, 'status' | 'robots' | 'outline'>) =>
  status === 200 && robots.startsWith('index') && outline?.listed !== false;

/** True for a page that speaks of a place: its questions are for who is there, and are found with the place. */
const isOfPlace = (page: PageOutline | undefined) => (page?.region ?? page?.variant) !== undefined;

/** Pages that come first where the same entry stands on several: the FAQ, home, the other pages, then those of places. */
function rank({ path, blocks }: PageSummary, place: PageOutline | undefined): number {
  if (isOfPlace(place)) return 3;
  if (path === '/') return 1;
  const questionLists = blocks.filter(({ items }) => items.some(({ kind }) => kind === 'question'));
  return questionLists.length > 1 ? 0 : 2;
}

/**
 * Everything that the site's own search can find, each question and service once: problems, questions but those of places,
 * services, places, pages.
 */
export function searchEntries(
  { pages: places }: Pick<SiteIndex, 'pages'>,
  pages: Iterable<PageSummary>,
): SearchEntry[] {
  const ranked = [...pages]
    .filter(isPublic)
    .map((page) => ({ page, rank: rank(page, places.get(page.path)) }))
    .sort((a, b) => a.rank - b.rank);
  const entries = new Map<string, SearchEntry>();
  for (const { page } of ranked) {
    const { path, title, description, blocks } = page;
    const place = places.get(path);
    for (const { kind, title: name, text, id, answer } of blocks.flatMap(({ items }) => items)) {
      if (kind === 'question' && isOfPlace(place)) continue;
      const key = `${kind} ${name.toLowerCase()}`;
      if (!entries.has(key))
        entries.set(key, {
          kind,
          title: name,
          text,
          href: id === undefined ? path : `${path}#${id}`,
          ...(answer ? { answer } : {}),
        });
    }
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
