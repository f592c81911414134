import { formHelp as en } from './en/form-help.ts';
import type { Language } from './language.ts';
import { formHelp as ptBR } from './pt-BR/form-help.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'pt-BR': ptBR,
  en,
};

/** What a form of the panel says of a field; undefined where its schema says it well. */
export const formHelp = (key: string, language: Language): string | undefined =>
  catalogues[language][key];
