import { formHelp as helpEn } from './en/form-help.ts';
import { formProblems as problemsEn } from './en/form-problems.ts';
import type { Language } from './language.ts';
import { formHelp as helpPt } from './pt-BR/form-help.ts';
import { formProblems as problemsPt, type FormProblems } from './pt-BR/form-problems.ts';

const help: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'pt-BR': helpPt,
  en: helpEn,
};

const problems: Readonly<Record<Language, FormProblems>> = { 'pt-BR': problemsPt, en: problemsEn };

/** What a form of the panel says of a field; undefined where its schema says it well. */
export const formHelp = (key: string, language: Language): string | undefined =>
  help[language][key];

/** What the forms of the panel say of values that they do not take. */
export const formProblems = (language: Language): FormProblems => problems[language];
