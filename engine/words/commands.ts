import { commands as english } from './en/commands.ts';
import type { Language } from './language.ts';
import { commands as portuguese, type CommandWords } from './pt-BR/commands.ts';

const words: Readonly<Record<Language, CommandWords>> = { 'pt-BR': portuguese, en: english };

/** What the command line says in a language. */
export const commandWordsOf = (language: Language): CommandWords => words[language];

export type { CommandWords };
