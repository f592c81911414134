// Whether the search of the first site answers what people write in front of a gate that does not work. The queries and their
// right answers are by two people who saw what there is to find, and nothing of the search.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSearch } from '../../blocks/problem-search/search.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { searchEntries } from '../../engine/resolve/search/search-index.ts';
import { siteDir } from '../first-site.ts';

interface Query {
  readonly query: string;
  /** Addresses of what is right; empty where the site has no answer. */
  readonly right: readonly string[];
}

/** Answers that are shown. */
const shown = 5;
/** Of the queries that have an answer so many show it; the others are known, and fewer must not become of them. */
const fewest = 65;

const queries = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search-queries.json'), 'utf8'),
) as Query[];
const { site, index, summaries } = checkSite(siteDir);
const { synonyms, promoted } = site!.settings.document.search;
const entries = searchEntries(index!, summaries);
const search = createSearch(entries, synonyms, promoted);
const found = (words: string) => search(words).map(({ href }) => href);

describe('the search of the first site', () => {
  test('has the answers that the queries ask for', () => {
    const known = new Set(entries.map(({ href }) => href));
    const asked = new Set(queries.flatMap(({ right }) => right));
    expect([...asked].filter((href) => !known.has(href))).toEqual([]);
  });

  test('shows a right answer to what people write, among the first five', () => {
    const answerable = queries.filter(({ right }) => right.length > 0);
    const missed = answerable.filter(
      ({ query, right }) =>
        !found(query)
          .slice(0, shown)
          .some((href) => right.includes(href)),
    );
    expect(answerable).toHaveLength(76);
    expect(
      answerable.length - missed.length,
      missed.map(({ query }) => query).join('\n'),
    ).toBeGreaterThanOrEqual(fewest);
  });

  test.each([
    ['Não abre', '#nao-abre'],
    ['Não fecha', '#nao-fecha'],
    ['Cabo solto', '#cabo-de-aco'],
    ['Motor ronca', '#motor-ronca'],
    ['Controle falha', '#controle-falha'],
    ['Faz barulho', '#faz-barulho'],
  ])('answers the tile "%s" with what to do, first', (words, anchor) => {
    const [first] = search(words);
    expect(first?.href).toBe(`/servico-profissional${anchor}`);
    expect(first?.answer?.steps.length).toBeGreaterThan(1);
    expect(first?.answer?.note).toContain('visita grátis');
  });

  test.each(['preço', 'quanto custa', 'qual o valor do motor', 'orçamento'])(
    'leads "%s" to the prices first',
    (words) => expect(found(words)[0]).toBe('/precos'),
  );

  test.each(['conserto', 'portão não fecha', 'motor'])('names no place to "%s"', (words) =>
    expect(search(words).filter(({ kind }) => kind === 'place')).toEqual([]),
  );
});
