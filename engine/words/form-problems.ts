import { formProblems as en } from './en/form-problems.ts';
import type { Language } from './language.ts';
import { formProblems as ptBR, type FormProblems } from './pt-BR/form-problems.ts';

const catalogues: Readonly<Record<Language, FormProblems>> = { 'pt-BR': ptBR, en };

/** What the forms of the panel say of values that they do not take. */
export const formProblems = (language: Language): FormProblems => catalogues[language];
