// The site's own search, loaded when the visitor turns to the field: the index is made in the browser, no server asked.
import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  partAddress,
  partsOf,
  plainWords,
  type SearchEntry,
  type SearchFile,
  type SearchKind,
  type Synonyms,
} from '#engine/client/search';
import { foldWord, isStopWord } from '#engine/words/site-word-forms';
import { clearResults, showResults, showWaiting } from './results.ts';

/** Finds the entries that answer some words, best first. */
export type Search = (words: string) => SearchEntry[];

/** What wins where two answers fit about as well: what is wrong, then who fixes it, then where. */
const kindWeight: Readonly<Record<SearchKind, number>> = {
  problem: 1.5,
  question: 1.5,
  service: 1.2,
  place: 1,
  post: 0.9,
  page: 0.9,
};

/** Words may be longer than what was asked, from four folded letters on: below, too many words begin the same way. */
const begun = (term: string) => term.length > 3;

/** How many letters of a folded word may be wrong: none in short ones, where a typing error makes another word. */
const typingErrors = (term: string) => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2);

const wordsOf = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** What is tried one after the other until something is found: as written, begun, mistyped, only some of the words. */
const rounds: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', prefix: begun },
  { combineWith: 'AND', prefix: begun, fuzzy: typingErrors },
  { prefix: begun, fuzzy: typingErrors },
];

/**
 * A search over `entries`. Case, accents, plural, gender and verb endings do not count (`foldWord`), the title
 * counts more than the text. Entries with every word answer; if there are none, beginnings of words and then typing errors
 * are allowed for, and at last half of the words are enough. What has the words as its whole title comes first.
 * A word of `synonyms`, whose groups share none, finds what has another of its group; what has only the word itself is found by its beginning too.
 */
export function createSearch(entries: readonly SearchEntry[], synonyms: Synonyms = []): Search {
  const groups = new Map(
    synonyms.flatMap((group) => group.map((word) => [foldWord(word), foldWord(group[0]!)])),
  );
  const meant = (word: string) => {
    const folded = foldWord(word);
    return groups.get(folded) ?? folded;
  };
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text'],
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([foldWord(word), meant(word)])]),
    searchOptions: {
      processTerm: (word) => (isStopWord(word) ? null : meant(word)),
      boost: { title: 4 },
      boostDocument: (id: number) => kindWeight[entries[id]!.kind],
      bm25: { k: 1.2, b: 0.3, d: 0.5 }, // b: less than the usual 0.7, so that a question is not beaten by a shorter name
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const folded = (text: string) => wordsOf(text).map(foldWord).join(' ');
  return (query) => {
    const name = folded(query);
    const asked = wordsOf(query).filter((word) => word && !isStopWord(word)).length;
    for (const round of rounds) {
      const found = index
        .search(query, round)
        .filter(({ queryTerms }) => queryTerms.length * 2 >= asked);
      const isNamed = ({ title }: SearchEntry) => Number(folded(title) === name);
      if (found.length > 0)
        return found
          .map(({ id }) => entries[id as number]!)
          .sort((one, other) => isNamed(other) - isNamed(one));
    }
    return [];
  };
}

/** Groups that share a word, joined: what means the same as a third means the same. */
function joinedGroups(groups: Synonyms): Synonyms {
  const joined: (readonly string[])[] = [];
  for (const group of groups) {
    const words = new Set(group.map(foldWord));
    const isAlike = (other: readonly string[]) => other.some((word) => words.has(foldWord(word)));
    const alike = joined.filter(isAlike);
    const apart = joined.filter((other) => !alike.includes(other));
    joined.splice(0, joined.length, ...apart, [...alike.flat(), ...group]);
  }
  return joined;
}

/** Fetches a file of the search; rejects with the status if it does not come. */
async function fetchFile(address: string): Promise<SearchFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as SearchFile;
}

/**
 * Fetches what is searched whatever is asked for. The function that it returns answers some words; where the site has
 * parts it fetches those of the words first, each once. Both reject with the status of what does not come.
 */
export async function fetchSearch(): Promise<(words: string) => Promise<SearchEntry[]>> {
  const { entries, synonyms: written = [], parts = [] } = await fetchFile('/search.json');
  const synonyms = joinedGroups(written);
  const known = new Map(entries.map((entry) => [entry.href + entry.title, entry]));
  const fetched = new Set<string>();
  const alike = (word: string) => {
    const folded = foldWord(word);
    return synonyms.find((group) => group.some((one) => foldWord(one) === folded)) ?? [];
  };
  let search = createSearch(entries, synonyms);
  return async (words) => {
    const asked = plainWords(words);
    const wanted = partsOf([...asked, ...plainWords(asked.flatMap(alike).join(' '))]).filter(
      (name) => parts.includes(name) && !fetched.has(name),
    );
    if (wanted.length > 0) {
      const files = await Promise.all(wanted.map((name) => fetchFile(partAddress(name))));
      for (const entry of files.flatMap((file) => file.entries))
        known.set(entry.href + entry.title, entry);
      for (const name of wanted) fetched.add(name);
      search = createSearch([...known.values()], synonyms);
    }
    return search(words);
  };
}

/**
 * Opens the search of one form and begins to fetch the index, once; after a failure the next search tries again.
 * The function that it returns shows the answers to some words below the form.
 */
export function openSearch(form: HTMLFormElement): (query: string) => Promise<void> {
  let search: ReturnType<typeof fetchSearch> | undefined;
  const load = () => (search ??= fetchSearch());
  const forget = (error: unknown) => {
    search = undefined;
    console.error(error);
  };
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).value === '') clearResults(form);
  });
  load().catch(forget);
  return async (query) => {
    showWaiting(form);
    try {
      showResults(form, query, await (await load())(query));
    } catch (error) {
      forget(error);
      showResults(form, query, null);
    }
  };
}
