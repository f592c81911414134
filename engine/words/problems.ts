import { problems as english } from './en/problems/problems.ts';
import type { Language } from './language.ts';
import { problems as portuguese, type ProblemWords } from './pt-BR/problems/problems.ts';

const words: Readonly<Record<Language, ProblemWords>> = { 'pt-BR': portuguese, en: english };

/** What is said of problems in a language. */
export const problemWordsOf = (language: Language): ProblemWords => words[language];

export type { ProblemWords };
