import { schemaWords } from '#schemas/words';
import { languages, type Language } from './language.ts';

/** The language that the schemas of the library are written in. */
export const schemaLanguage: Language = 'pt-BR';

/** By language, then by the text in the schemas. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'pt-BR': {},
  ...schemaWords,
};

/** Folder of the library's schemas for editors in each language, below `schemas/`. */
export const schemaFolders: Readonly<Record<Language, string>> = {
  'pt-BR': '',
  en: 'generated/en',
};

/** A text in every language. */
export type SpokenText = Readonly<Record<Language, string>>;

/** What `say` says of each language. */
export const inLanguages = (say: (language: Language) => string): SpokenText =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<
    Language,
    string
  >;

/** A text of a schema (title, description, example) in a language, empty where there is none. What the library does not say stays as it is: the own blocks of a site are described in its language. */
export const schemaText = (text: string | undefined, language: Language): string =>
  text === undefined ? '' : Object.hasOwn(words[language], text) ? words[language][text]! : text;

/** A text of a schema in every language. */
export const spoken = (text: string | undefined): SpokenText =>
  inLanguages((language) => schemaText(text, language));

/** An example of a schema in a language; names of fields stay. */
export function schemaExample(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return schemaText(value, language);
  if (Array.isArray(value)) return value.map((item) => schemaExample(item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, schemaExample(inner, language)]),
  );
}
