import { plainText } from './plain-text.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved-page.ts';
import type { Site } from './validate.ts';
import type { SearchEntry } from './view/search.ts';

/** Address of a block's item on its page. */
const at = (page: ResolvedPage, id: unknown) => (typeof id === 'string' ? `${page.path}#${id}` : page.path);

/** What a block adds to the search: questions, problems, services. */
function entriesOf(block: ResolvedBlock, page: ResolvedPage): SearchEntry[] {
  switch (block.type) {
    case 'accordion':
      return (block.props.items as { id?: string; question: string; answer: string }[]).map((item) => ({ kind: 'question', title: item.question, text: plainText(item.answer), href: at(page, item.id) }));
    case 'problems':
      return (block.props.items as { id: string; problem: string; symptoms: string[]; solution: string }[]).map((item) => ({ kind: 'problem', title: item.problem, text: `${item.symptoms.join('. ')}. ${item.solution}`, href: at(page, item.id) }));
    case 'services-grid':
      return (block.props.services as { id: string; name: string; text: string }[]).map((item) => ({ kind: 'service', title: item.name, text: item.text, href: at(page, item.id) }));
    default:
      return [];
  }
}

/** Pages that come first where the same question stands on several: the FAQ, home, the other pages, then those of regions. */
function rank(page: ResolvedPage, regions: ReadonlySet<string>): number {
  if (regions.has(page.path)) return 3;
  if (page.path === '/') return 1;
  return page.blocks.filter((block) => block.type === 'accordion').length > 1 ? 0 : 2;
}

/** Everything that the site's own search can find, each question and service once: problems, questions, services, places, pages. */
export function searchEntries(site: Site, pages: readonly ResolvedPage[]): SearchEntry[] {
  const places = new Map(site.pages.map(({ document }) => [document.path, document]));
  const regions = new Set([...places.values()].filter((document) => document.region ?? document.variant).map((document) => document.path));
  const public_ = pages.filter((page) => page.status === 200 && page.head.robots.startsWith('index'));
  const entries = new Map<string, SearchEntry>();
  for (const page of [...public_].sort((a, b) => rank(a, regions) - rank(b, regions))) {
    for (const block of page.blocks) {
      for (const entry of entriesOf(block, page)) {
        const key = `${entry.kind} ${entry.title.toLowerCase()}`;
        if (!entries.has(key)) entries.set(key, entry);
      }
    }
    const document = places.get(page.path);
    if (document?.region) entries.set(page.path, { kind: 'place', title: document.region.name, text: [page.head.description, ...(document.region.places ?? [])].join(' '), href: page.path });
    else if (!document?.variant && page.path !== '/') entries.set(page.path, { kind: 'page', title: page.head.title, text: page.head.description, href: page.path });
  }
  return [...entries.values()];
}
