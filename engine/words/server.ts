import { server as english } from './en/server.ts';
import type { Language } from './language.ts';
import { server as portuguese, type ServerWords } from './pt-BR/server.ts';

const words: Readonly<Record<Language, ServerWords>> = { 'pt-BR': portuguese, en: english };

/** What the server answers in a language. */
export const serverWordsOf = (language: Language): ServerWords => words[language];
