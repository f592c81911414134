/** The texts of the schemas by language, then by their Portuguese. */
export const wordsByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A schema with everything that people read in other words; `say` gets each text, and whether it is help or an example. */
export function said<Schema>(
  schema: Schema,
  say: (text: string, kind: 'help' | 'example') => string,
): Schema;

/** Schemas of the library in a language; Portuguese, which they are written in, where the language has no words for them. */
export function inLanguage<Schema>(definitions: Schema, language: string): Schema;
