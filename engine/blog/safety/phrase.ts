/** Most words that `...` lets pass. */
const mostBetween = 12;

/** Texts as phrases look at them: words in lower case without accents, one space around each, a comma where a part of the sentence ends. */
export const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9,;:()–—]+/g, ' ')
    .replace(/ ?[,;:()–—][ ,;:()–—]*/g, ', ')
    .trim()} `;

/** What phrases are read with. */
export interface PhraseContext {
  /** What `NAME` in a phrase stands for. */
  readonly lists?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Words that `...` does not pass. */
  readonly stops?: readonly string[] | undefined;
}

const isList = (word: string) => /^[A-Z]/.test(word);

/** The lists that a phrase names. */
export const listsIn = (phrase: string): string[] => phrase.split(/[ |]/).filter(isList);

/** Words one after the other, a space or a comma and a space behind each. */
function sourceOf(phrase: string, context: PhraseContext): string {
  const { lists = {}, stops = [] } = context;
  const alternative = (word: string) =>
    isList(word) ? anyOf(lists[word] ?? [], { stops }) : `${word.replace('*', '[a-z0-9]*')},? `;
  const stop = stops.length > 0 ? `(?!${anyOf(stops, {})})` : '';
  return phrase
    .split(' ')
    .map((word) =>
      word === '...'
        ? `(?:${stop}[a-z0-9]+,? ){0,${mostBetween}}?`
        : `(?:${word.split('|').map(alternative).join('|')})`,
    )
    .join('');
}

/** The source of one expression for phrases, which begins behind a space; nothing satisfies none. */
export const anyOf = (phrases: readonly string[], context: PhraseContext): string =>
  phrases.length === 0
    ? '(?!)'
    : `(?:${phrases.map((phrase) => sourceOf(phrase, context)).join('|')})`;

/**
 * One expression for phrases of `site/safety.yaml`, to be looked for in `wordsOf` a text: `limp*` is a beginning, `a|b` one or
 * the other, `NAME` one of a list, `...` up to twelve words. The schema lets nothing else through, so every phrase can be compiled.
 */
export const phrasesPattern = (phrases: readonly string[], context: PhraseContext = {}) =>
  new RegExp(` ${anyOf(phrases, context)}`, 'g');
