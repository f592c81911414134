import { pageOrigins } from '../../engine/provenance/page-origins.ts';
import type { ShownText } from '../../engine/provenance/shown-text.ts';
import { siteOrigins } from '../../engine/provenance/site-origins.ts';
import { foldText, textsWith } from './find-text.ts';
import type { SiteView } from './site-view.ts';

/** A text that pages show, where it is written, and their paths. */
export interface SeenText extends ShownText {
  readonly pages: readonly string[];
}

/** Every text of the pages that holds words (accents and case do not count), each place once, in the order of the pages. */
export function seenTexts(
  { site, pages }: Pick<SiteView, 'site' | 'pages'>,
  words: string,
): SeenText[] {
  const wanted = foldText(words);
  const found = new Map<string, SeenText & { pages: string[] }>();
  const originsOf = siteOrigins(site);
  for (const page of pages) {
    const { head, blocks } = pageOrigins(site, originsOf(page.path));
    const lists = [
      head,
      ...blocks.flatMap(({ texts, facts }) => [texts, ...facts.map((fact) => fact.texts)]),
    ];
    for (const text of lists.flatMap((texts) => textsWith(texts, wanted))) {
      const key = `${text.file}:${text.line}:${text.column}`;
      const before = found.get(key);
      if (!before) found.set(key, { ...text, pages: [page.path] });
      else if (before.pages.at(-1) !== page.path) before.pages.push(page.path);
    }
  }
  return [...found.values()];
}

/** How many pages are named one by one. */
const namedPages = 4;

/** Paths in a row; of many, the first, and how many more there are. */
export const pagesInRow = (
  paths: readonly string[],
  andMore: (count: { count: number }) => string,
): string =>
  paths.length <= namedPages
    ? paths.join(', ')
    : `${paths.slice(0, namedPages - 1).join(', ')} ${andMore({ count: paths.length - namedPages + 1 })}`;
