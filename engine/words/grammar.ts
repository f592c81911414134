import { grammar as en } from './en/grammar.ts';
import type { Language } from './language.ts';
import { grammar as ptBR, type Grammar } from './pt-BR/grammar.ts';

const grammars: Readonly<Record<Language, Grammar>> = { 'pt-BR': ptBR, en };

/** What programs know of a language: data alone, so that a page can hand it to its script. */
export const grammarOf = (language: Language): Grammar => grammars[language];

export type { Grammar };
