/** Most words that `...` lets pass. */
const mostBetween = 12;

/** Texts as phrases look at them: words in lower case without accents, one space around each. */
export const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const sourceOf = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) =>
      word === '...'
        ? `(?:[a-z0-9]+ ){0,${mostBetween}}?`
        : `(?:${word.replaceAll('*', '[a-z0-9]*')}) `,
    )
    .join('');

/**
 * One expression for phrases of `site/safety.yaml`, to be looked for in `wordsOf` a text: `limp*` is a beginning, `a|b` one or
 * the other, `...` up to twelve words. The schema lets nothing else through, so every phrase can be compiled.
 */
export const phrasesPattern = (phrases: readonly string[]) =>
  new RegExp(` (?:${phrases.map(sourceOf).join('|')})`);
