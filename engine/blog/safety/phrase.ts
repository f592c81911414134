/** Most words that `...` lets pass. */
const mostBetween = 12;

/** A text as phrases look at it. */
export interface Words {
  /** In lower case without accents. */
  readonly words: readonly string[];
  /** Of each word the part of the sentence that it stands in, from 0; commas and the like part them. */
  readonly parts: readonly number[];
}

/** What parts a sentence. */
const marks = ',;:()–—';
const wordOrMark = new RegExp(`[a-z0-9]+|[${marks}]`, 'g');

const plainOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '');

/** The words of a text without their parts, in less time. */
export const bareWordsOf = (text: string): readonly string[] =>
  plainOf(text).match(/[a-z0-9]+/g) ?? [];

/** The words of a text. */
export function wordsOf(text: string): Words {
  const words: string[] = [];
  const parts: number[] = [];
  let part = 0;
  let isParted = false;
  for (const found of plainOf(text).match(wordOrMark) ?? [])
    if (marks.includes(found)) isParted = true;
    else {
      if (isParted) part += 1;
      isParted = false;
      words.push(found);
      parts.push(part);
    }
  return { words, parts };
}

/** One of several words or phrases. */
interface Alternatives {
  readonly words: ReadonlySet<string>;
  /** Beginnings of words. */
  readonly stems: readonly string[];
  readonly phrases: readonly Phrase[];
}

/** Alternatives, and whether they may stand up to twelve words later. */
interface Step {
  readonly later: boolean;
  readonly of: Alternatives;
}

/** A phrase of `safety.yaml`, read. */
export type Phrase = readonly Step[];

/** What `NAME` in a phrase stands for. */
export type Lists = Readonly<Record<string, readonly string[]>>;

const isList = (word: string) => /^[A-Z]/.test(word);

/** The lists that a phrase names. */
export const listsIn = (phrase: string): string[] => phrase.split(/[ |]/).filter(isList);

/**
 * Reads phrases of `safety.yaml`: `limp*` is a beginning, `a|b` one or the other, `NAME` one of a list, `...` up to twelve words.
 * The schema lets nothing else through. What several phrases have alike is read once.
 */
export function phraseReader(lists: Lists = {}): (phrase: string) => Phrase {
  const known = new Map<string, Alternatives>();
  return function read(phrase) {
    const steps: Step[] = [];
    let later = false;
    for (const word of phrase.split(' ')) {
      if (word !== '...') {
        const of = known.get(word) ?? readAlternatives(word, lists, read);
        known.set(word, of);
        steps.push({ later, of });
      }
      later = word === '...';
    }
    return steps;
  };
}

function readAlternatives(
  written: string,
  lists: Lists,
  read: (phrase: string) => Phrase,
): Alternatives {
  const words = new Set<string>();
  const stems: string[] = [];
  const phrases: Phrase[] = [];
  const add = (one: string) => {
    if (isList(one)) (lists[one] ?? []).forEach(addItem);
    else if (one.endsWith('*')) stems.push(one.slice(0, -1));
    else words.add(one);
  };
  const addItem = (item: string) =>
    item.includes(' ') ? phrases.push(read(item)) : item.split('|').forEach(add);
  written.split('|').forEach(add);
  return { words, stems, phrases };
}

const accepts = ({ words, stems }: Alternatives, word: string): boolean => {
  if (words.has(word)) return true;
  for (const stem of stems) if (word.startsWith(stem)) return true;
  return false;
};

/** Where a phrase ends that begins at the word `at`: the words behind it; none where it does not stand there. `...` passes no `stops`. */
export function endsOf(
  phrase: Phrase,
  words: readonly string[],
  at: number,
  stops?: ReadonlySet<number>,
): readonly number[] {
  let from: readonly number[] = [at];
  for (const { later, of } of phrase) {
    let next: readonly number[] = nowhere;
    for (const first of from) {
      const last = Math.min(later ? first + mostBetween : first, words.length - 1);
      for (let here = first; here <= last; here += 1) {
        if (accepts(of, words[here]!)) next = withEnd(next, here + 1);
        for (const one of of.phrases)
          for (const end of endsOf(one, words, here, stops)) next = withEnd(next, end);
        if (stops?.has(here)) break;
      }
    }
    if (next.length === 0) return next;
    from = next;
  }
  return from;
}

const nowhere: readonly number[] = [];

const withEnd = (ends: readonly number[], end: number): readonly number[] =>
  ends.includes(end) ? ends : [...ends, end];
