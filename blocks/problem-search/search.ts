// The site's own search, loaded when the visitor turns to the field: the index is made in the browser, no server asked.
import MiniSearch from 'minisearch';
import {
  partAddress,
  partsOf,
  plainWords,
  type PromotedAnswer,
  type SearchEntry,
  type SearchFile,
  type SearchKind,
  type Synonyms,
} from '#engine/client/search';
import { foldWord, isStopWord } from '#engine/words/site-word-forms';
import { clearResults, showResults, showTyped, showWaiting } from './results.ts';

/** Pause in writing after which what stands there is answered, ms; and the letters that say something. */
const [typingPause, leastTyped] = [150, 3];

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

/** Share of the best score below which nothing is an answer any more. */
const leastScore = 0.12;

/** Share of what was asked that an answer has to have at least, rare words counting more than common ones. */
const leastShare = 0.2;

/** The names in a text: `Alphaville`, not the word that a sentence begins with. */
const namesIn = (text: string): string[] =>
  text
    .split(' ')
    .filter((word, at, all) => at > 0 && /^\p{Lu}/u.test(word) && !/[.!?:–-]$/.test(all[at - 1]!));

/** What an entry is found by: a place by its name and those in its text, for whoever asks for a repair asks for no place. */
const searchedOf = ({ kind, title, text }: SearchEntry) =>
  kind === 'place' ? { title: [title, ...namesIn(text)].join(' '), text: '' } : { title, text };

/**
 * A search over `entries`. Case, accents, plural, gender and verb endings do not count (`foldWord`), the title
 * counts more than the text. Beginnings of words and typing errors count where nothing is written that way. An answer need not have
 * every word: how much of what was asked it has, by how rare the words are, weighs with its score. What has the words as its
 * whole title comes first, and before that, for one of its words, the entry at the `link` of `promoted`.
 * A word of `synonyms`, whose groups share none, finds what has another of its group; what has only the word itself is found by its beginning too.
 */
export function createSearch(
  entries: readonly SearchEntry[],
  synonyms: Synonyms = [],
  promoted: readonly PromotedAnswer[] = [],
): Search {
  const groups = new Map(
    synonyms.flatMap((group) => group.map((word) => [foldWord(word), foldWord(group[0]!)])),
  );
  const meant = (word: string) => {
    const folded = foldWord(word);
    return groups.get(folded) ?? folded;
  };
  const termsOf = (word: string) => [...new Set([foldWord(word), meant(word)])];
  const index = new MiniSearch<{ title: string; text: string; id: number }>({
    fields: ['title', 'text'],
    processTerm: (word) => (isStopWord(word) ? null : termsOf(word)),
    searchOptions: {
      processTerm: (word) => (isStopWord(word) ? null : meant(word)),
      boost: { title: 4 },
      boostDocument: (id: number) => kindWeight[entries[id]!.kind],
      bm25: { k: 1.2, b: 0.3, d: 0.5 }, // b: less than the usual 0.7, so that a question is not beaten by a shorter name
    },
  });
  const texts = entries.map(searchedOf);
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  /** In how many entries a term is. */
  const counts = new Map<string, number>();
  for (const { title, text } of texts)
    for (const term of new Set(wordsOf(`${title} ${text}`).flatMap(termsOf)))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  const countOf = (term: string) => counts.get(term) ?? 0;
  const weightOf = (terms: Iterable<string>) =>
    [...terms].reduce((sum, term) => sum + Math.log(1 + entries.length / (1 + countOf(term))), 0);
  const folded = (text: string) => wordsOf(text).map(foldWord).join(' ');
  const first = promoted.flatMap(({ words, link }) => {
    const entry = entries.find(({ href }) => href === link);
    return entry ? [{ entry, words: new Set(words.map(meant)) }] : [];
  });
  const promotedFor = (query: string) => {
    const asked = wordsOf(query).map(meant);
    return first.flatMap(({ entry, words }) =>
      asked.some((word) => words.has(word)) ? entry : [],
    );
  };
  const find = (query: string) => {
    const name = folded(query);
    const asked = new Set(wordsOf(query).flatMap((word) => (isStopWord(word) ? [] : meant(word))));
    const whole = weightOf(asked);
    const scored = index
      .search(query, {
        // Only where nothing is written that way.
        prefix: (term) => countOf(term) === 0 && begun(term),
        fuzzy: (term) => countOf(term) === 0 && typingErrors(term),
      })
      .flatMap(({ id, score, queryTerms }) => {
        const entry = entries[id as number]!;
        // The name of a place is enough, whatever else was asked.
        if (entry.kind === 'place') return { entry, score };
        const share = weightOf(queryTerms) / whole;
        // Who answers more of the words answers better than who answers one of them often.
        return share < leastShare ? [] : { entry, score: score * share ** 2 };
      })
      .sort((one, other) => other.score - one.score);
    const best = scored[0]?.score ?? 0;
    const isTitle = ({ title }: SearchEntry) => Number(folded(title) === name);
    return scored
      .filter(({ score }) => score >= best * leastScore)
      .map(({ entry }) => entry)
      .sort((one, other) => isTitle(other) - isTitle(one));
  };
  return (query) => [...new Set([...promotedFor(query), ...find(query)])];
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
  const { entries, synonyms: written = [], promoted, parts = [] } = await fetchFile('/search.json');
  const synonyms = joinedGroups(written);
  const known = new Map(entries.map((entry) => [entry.href + entry.title, entry]));
  const fetched = new Set<string>();
  const alike = (word: string) => {
    const folded = foldWord(word);
    return synonyms.find((group) => group.some((one) => foldWord(one) === folded)) ?? [];
  };
  let search = createSearch(entries, synonyms, promoted);
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
      search = createSearch([...known.values()], synonyms, promoted);
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
  const field = form.q as HTMLInputElement;
  let typed: ReturnType<typeof setTimeout> | undefined;
  const answerTyped = async () => {
    const words = field.value.trim();
    if (words.length < leastTyped || typeof window.searchByKeyword === 'function') return;
    const entries = await (await load())(words);
    if (field.value.trim() === words) showTyped(form, entries);
  };
  const onInput = () => {
    clearTimeout(typed);
    if (field.value === '') clearResults(form);
    // What does not come is said to whoever sends the form.
    else typed = setTimeout(() => void answerTyped().catch(forget), typingPause);
  };
  form.addEventListener('input', onInput);
  // What was written while this came.
  if (field.value !== '') onInput();
  load().catch(forget);
  return async (query) => {
    clearTimeout(typed);
    showWaiting(form);
    try {
      showResults(form, query, await (await load())(query));
    } catch (error) {
      forget(error);
      showResults(form, query, null);
    }
  };
}
