import { foldText } from '../blog/slug.ts';

/** Words as they are compared: without accents and case, single spaces between them. "Dúvidas/Perguntas" becomes "duvidas perguntas". */
export const foldWords = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** True if each word of `typed` begins a word of `folded`, in any order; plurals are left out (`preços`, `botões`). */
export const hasWords = (folded: string, typed: string): boolean =>
  typed
    .split(/\s+/)
    .every((word) =>
      ` ${folded}`.includes(` ${foldWords(word).replace(/(?<=...)(?:ao|oes|s)$/, '')}`),
    );
