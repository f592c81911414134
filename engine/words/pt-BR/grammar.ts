import type { Language } from '../language.ts';

/** What programs know of a language, to read texts that people wrote. Words are in lower case without accents. */
export interface Grammar {
  readonly language: Language;
  /** What joins the words of a topic and says nothing of it. */
  readonly joining: readonly string[];
  /** Words that are written so wherever they stand in a sentence, names apart. */
  readonly fixed: readonly string[];
}

/** Brazilian Portuguese. */
export const grammar: Grammar = {
  language: 'pt-BR',
  joining:
    'a o as os um uma e ou de do da dos das em no na nos nas ao aos com sem por pelo pela para que se seu sua meu minha como quando nao mais faz fica esta tem'.split(
      ' ',
    ),
  fixed: [],
};
