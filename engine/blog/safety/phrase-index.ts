import type { Phrase } from './phrase.ts';

/** Phrases by the words that they begin with. */
export interface PhraseIndex<Of> {
  /** What the phrases that begin with a word have after it, and what each is of. */
  readonly startingWith: (word: string) => readonly (readonly [Phrase, Of])[];
}

/** So many letters of a beginning are looked up. */
const letters = 2;

/** Indexes phrases, so that a text is read once however many there are. */
export function indexPhrases<Of>(phrases: readonly (readonly [Phrase, Of])[]): PhraseIndex<Of> {
  type Entry = readonly [Phrase, Of];
  const byWord = new Map<string, Entry[]>();
  const byStem = new Map<string, [stem: string, Entry][]>();
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const before = map.get(key);
    if (before) before.push(value);
    else map.set(key, [value]);
  };
  const add = ([[first, ...others], of]: Entry): void => {
    const entry: Entry = [others, of];
    for (const word of first!.of.words) put(byWord, word, entry);
    for (const stem of first!.of.stems) put(byStem, stem.slice(0, letters), [stem, entry]);
    for (const inner of first!.of.phrases) add([[...inner, ...others], of]);
  };
  phrases.forEach(add);
  const known = new Map<string, readonly Entry[]>();
  const find = (word: string): readonly Entry[] => {
    const found = new Set(byWord.get(word));
    for (const key of [word.slice(0, 1), word.slice(0, letters)])
      for (const [stem, entry] of byStem.get(key) ?? [])
        if (word.startsWith(stem)) found.add(entry);
    return [...found];
  };
  return {
    startingWith(word) {
      const before = known.get(word);
      if (before) return before;
      const found = find(word);
      known.set(word, found);
      return found;
    },
  };
}
