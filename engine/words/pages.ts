import { pages as en } from './en/pages.ts';
import type { Language } from './language.ts';
import { pages as ptBR, type PageWords } from './pt-BR/pages.ts';

const words: Readonly<Record<Language, PageWords>> = { 'pt-BR': ptBR, en };

/** The words of public pages in a language. */
export const pageWordsOf = (language: Language): PageWords => words[language];

export type { PageWords };
