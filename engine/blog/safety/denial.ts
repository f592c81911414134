// What a text denies: 'never hold it from below' advises nothing, and 'no need to switch it off' is no precaution.
import type { SafetyRules } from '#schemas/types';
import { anyOf, phrasesPattern, type PhraseContext } from './phrase.ts';

/** Reads what is denied, by the words of `safety.yaml`. */
export interface Denial {
  /** Words of a sentence without what denies nothing ('do not worry'). */
  readonly heard: (words: string) => string;
  /** True if one of the phrases stands in the words and is not denied. */
  readonly affirms: (words: string, phrases: RegExp) => boolean;
}

/** Where the part of a sentence begins that `end` stands in: behind a comma, or the full stop between two sentences. */
const partOf = (words: string, end: number) =>
  Math.max(words.lastIndexOf(',', end), words.lastIndexOf('.', end)) + 1;

/** So many words may stand between 'without' and what it denies. */
const reach = 3;

/** Compiles what denies. `context` holds the lists that its phrases may name. */
export function denialOf(denial: SafetyRules['denial'], context: PhraseContext): Denial {
  const { words: forbidding = [], without = [], empty = [] } = denial ?? {};
  const hollow = phrasesPattern(empty, context);
  const forbids = phrasesPattern(forbidding, context);
  const lacks = new RegExp(` ${anyOf(without, context)}(?:[a-z0-9]+ ){0,${reach}}$`);
  /** Reads from the beginning of the part of the sentence up to `end`; 'never … without' denies nothing. */
  const denies = (words: string, end: number): boolean => {
    const part = words.slice(partOf(words, end), end + 1);
    const lacking = lacks.exec(part);
    const denied = (words: string) => words.search(forbids) >= 0;
    if (!lacking) return denied(part);
    return denied(lacking[0]) || !denied(part.slice(0, lacking.index + 1));
  };
  return {
    heard: (words) => words.replace(hollow, ' '),
    affirms(words, phrases) {
      phrases.lastIndex = 0;
      for (let found = phrases.exec(words); found; found = phrases.exec(words)) {
        if (!denies(words, found.index)) return true;
        phrases.lastIndex = found.index + 1;
      }
      return false;
    },
  };
}
