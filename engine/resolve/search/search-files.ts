import type { SearchSettings } from '#schemas/types';
import {
  partAddress,
  partsOf,
  plainWords,
  type SearchEntry,
  type SearchFile,
  type SearchKind,
} from '../../client/search.ts';

/** Largest index that goes into one file, bytes: what a telephone fetches with the first focus of the field. */
const largestFile = 200_000;
/** Kinds that a site has one of for each page; the others stay few. */
const manyOfThem: ReadonlySet<SearchKind> = new Set(['place', 'post', 'page']);
/** A word that more than this share of the entries have says nothing about any of them. */
const saysNothing = 0.05;

/** Words of the texts that many entries have. */
function commonWords(texts: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([word, count]) => (count > texts.length * saysNothing ? [word] : [])),
  );
}

/** Entries by the part that they are in: that of each word that few others have; of one that has none, those of its title. */
function divide(entries: readonly SearchEntry[]): Map<string, SearchEntry[]> {
  const words = entries.map(({ title, text }) => plainWords(`${title} ${text}`));
  const common = commonWords(words);
  const parts = new Map<string, SearchEntry[]>();
  for (const [index, entry] of entries.entries()) {
    const telling = words[index]!.filter((word) => !common.has(word));
    for (const name of partsOf(telling.length > 0 ? telling : plainWords(entry.title))) {
      const part = parts.get(name);
      if (part) part.push(entry);
      else parts.set(name, [entry]);
    }
  }
  return parts;
}

/** What a site says of its search, as its file has it. */
export const saidOf = ({ synonyms = [], promoted = [] }: SearchSettings) => ({
  ...(synonyms.length > 0 ? { synonyms } : {}),
  ...(promoted.length > 0 ? { promoted } : {}),
});

/**
 * The files of the search, text by path in the web root. Up to 200 KB that is `search.json` with everything. Above, it
 * keeps problems, questions and services, and names the parts with the rest: whoever searches fetches those of the words
 * that were asked for. With what `settings` say of words that mean the same, and of what comes first.
 */
export function searchFiles(
  entries: readonly SearchEntry[],
  settings: SearchSettings = {},
): Record<string, string> {
  const textOf = (file: SearchFile) => JSON.stringify(file);
  const shared = saidOf(settings);
  const whole = textOf({ entries, ...shared });
  if (Buffer.byteLength(whole) <= largestFile) return { 'search.json': whole };
  const parts = divide(entries.filter(({ kind }) => manyOfThem.has(kind)));
  return {
    'search.json': textOf({
      entries: entries.filter(({ kind }) => !manyOfThem.has(kind)),
      ...shared,
      parts: [...parts.keys()].sort(),
    }),
    ...Object.fromEntries(
      [...parts].map(([name, found]) => [partAddress(name).slice(1), textOf({ entries: found })]),
    ),
  };
}
