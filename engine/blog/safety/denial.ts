// What a text denies: 'never hold it from below' advises nothing, and 'no need to switch it off' is no precaution.
import type { SafetyRules } from '#schemas/types';
import { indexPhrases, type PhraseIndex } from './phrase-index.ts';
import { endsOf, type Phrase, type Words } from './phrase.ts';

/** A sentence whose denials are known. */
export interface HeardSentence extends Words {
  /** The words that begin a denial: `...` of a phrase does not pass them. */
  readonly stops: ReadonlySet<number>;
  /** True if what begins at this word is denied. */
  readonly denies: (at: number) => boolean;
}

type Indexed = PhraseIndex<null>;

/** So many words may stand between 'without' and what it denies. */
const reach = 3;

/** The words at which one of the phrases begins, and where it ends there at the latest. */
function beginnings(phrases: Indexed, words: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  words.forEach((word, at) => {
    const ends = phrases.startingWith(word).flatMap(([rest]) => endsOf(rest, words, at + 1));
    if (ends.length > 0) found.set(at, Math.min(...ends));
  });
  return found;
}

/** Words without what denies nothing ('do not worry'). */
function withoutEmpty({ words, parts }: Words, empty: Indexed): Words {
  const found = beginnings(empty, words);
  if (found.size === 0) return { words, parts };
  const dropped = new Set<number>();
  for (const [at, end] of found)
    if (!dropped.has(at)) for (let one = at; one < end; one += 1) dropped.add(one);
  const isLeft = (_: unknown, at: number) => !dropped.has(at);
  return { words: words.filter(isLeft), parts: parts.filter(isLeft) };
}

/** Compiles what denies into what hears it in the words of a sentence. */
export function denialOf(
  denial: SafetyRules['denial'],
  readPhrase: (phrase: string) => Phrase,
): (words: Words) => HeardSentence {
  const read = (phrases: readonly string[] = []) =>
    indexPhrases(phrases.map((phrase) => [readPhrase(phrase), null] as const));
  const forbidding = read(denial?.words);
  const without = read(denial?.without);
  const empty = read(denial?.empty);
  return (all) => {
    const { words, parts } = withoutEmpty(all, empty);
    const forbids = [...beginnings(forbidding, words).keys()];
    const lacks = [...beginnings(without, words)];
    const isForbidden = (from: number, to: number, part: number | undefined) =>
      forbids.some((at) => at >= from && at < to && parts[at] === part);
    return {
      words,
      parts,
      stops: new Set([...forbids, ...lacks.map(([at]) => at)]),
      denies(at) {
        const part = parts[at];
        const lack = lacks.findLast(
          ([begin, end]) => end <= at && at - end <= reach && parts[begin] === part,
        );
        if (!lack) return isForbidden(0, at, part);
        // 'Never … without' denies nothing, 'without anybody' does.
        return isForbidden(lack[1], at, part) || !isForbidden(0, lack[0], part);
      },
    };
  };
}

/** True if one of the phrases stands in the sentence and is not denied. */
export const affirms = (sentence: HeardSentence, phrases: readonly Phrase[]): boolean =>
  sentence.words.some(
    (_, at) =>
      phrases.some((phrase) => endsOf(phrase, sentence.words, at, sentence.stops).length > 0) &&
      !sentence.denies(at),
  );
