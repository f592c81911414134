// What the schemas say in other languages: `words/<language>.json` has each text beside its Portuguese, so that a field which
// moves keeps its words.
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('words/', import.meta.url);
const maps = new Set(['properties', 'definitions', 'patternProperties']);
const data = new Set(['const', 'default', 'enum']);

/** The texts of the schemas by language, then by their Portuguese. */
export const wordsByLanguage = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ]),
);

/** An example with its texts in other words; names of fields stay. */
function saidExample(value, say) {
  if (typeof value === 'string') return say(value, 'example');
  if (Array.isArray(value)) return value.map((item) => saidExample(item, say));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, saidExample(inner, say)]),
  );
}

/**
 * A schema with everything that people read in other words: titles, descriptions, examples and the words of `x-words`.
 * `say` gets each text, and `example` or `help`.
 */
export function said(schema, say) {
  if (Array.isArray(schema)) return schema.map((item) => said(item, say));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'examples') return [key, saidExample(value, say)];
      if (key === 'x-words') return [key, [...new Set(value.map((word) => say(word, 'help')))]];
      if ((key === 'title' || key === 'description') && typeof value === 'string')
        return [key, say(value, 'help')];
      if (data.has(key) || key.startsWith('x-')) return [key, value];
      if (!maps.has(key)) return [key, said(value, say)];
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, field]) => [name, said(field, say)])),
      ];
    }),
  );
}

/** Schemas of the library in a language; Portuguese, which they are written in, where the language has no words for them. */
export function inLanguage(definitions, language) {
  const words = wordsByLanguage[language];
  return words
    ? said(definitions, (text) => (Object.hasOwn(words, text) ? words[text] : text))
    : definitions;
}
