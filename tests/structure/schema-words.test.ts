// What the schemas say in other languages than their own: everything, nothing twice, and nothing of what is no more.
import { describe, expect, test } from 'vitest';
import { languages } from '../../engine/words/language.ts';
import { schemaLanguage } from '../../engine/words/schemas.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { said, wordsByLanguage } from '../../schemas/words.mjs';

/** Every text of the library's schemas: what helps, and what is an example. */
const texts = { help: new Set<string>(), example: new Set<string>() };
said(librarySchemas.definitions, (text, kind) => {
  texts[kind].add(text);
  return text;
});

/** True for an example that somebody reads: a sentence, or a name; not an address, a value or a reference. */
const isProse = (text: string) =>
  /[^\x20-\x7e]|^\p{Lu}\p{Ll}+(?: |$)|\p{L}{2} \p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
  !/^(?:https?:|\/media\/|clamp\(|system-ui|index, follow)/.test(text);

/** What English has of Portuguese: its letters, and words that no English sentence has. */
const portuguese =
  /[À-ÖØ-öø-ž]|(?<![\w/`])(?:não|nao|para|pelo|pela|uma|dos|das|como|sem|mais|página|texto|nome|título|lista|bairro|cidade)(?![\w/`])/i;
/** Values of English sites, days and terms of schema.org are examples in every language. */
const alike = new Set(['Bakery', 'Monday', 'Friday', 'Sunday']);

describe.each(languages.filter((language) => language !== schemaLanguage))(
  'the schemas in %s',
  (language) => {
    const words = wordsByLanguage[language]!;
    const file = `schemas/words/${language}.json`;

    test('say everything that they say in Portuguese', () => {
      const wanted = [...texts.help, ...[...texts.example].filter(isProse)];
      expect(texts.help.size).toBeGreaterThan(800);
      const missing = wanted.filter((text) => !Object.hasOwn(words, text) && !alike.has(text));
      expect(missing, `add them to ${file}, then: npm run generate`).toEqual([]);
    });

    test('say nothing that no schema says', () => {
      const left = Object.keys(words).filter(
        (text) => !texts.help.has(text) && !texts.example.has(text),
      );
      expect(left, `take them off ${file}, then: npm run generate`).toEqual([]);
    });

    test('keep marks and code as they are', () => {
      const codeIn = (text: string) =>
        (text.match(/`[^`]*`/g) ?? []).filter((code) => /^`[a-z][\w-]*`$/.test(code));
      const lost = Object.entries(words).filter(([text, word]) =>
        codeIn(text).some((code) => !word.includes(code)),
      );
      expect(lost.map(([text]) => text)).toEqual([]);
    });
  },
);

test('the English of the schemas is English', () => {
  const wrong = Object.entries(wordsByLanguage.en!).filter(([, word]) => portuguese.test(word));
  expect(wrong).toEqual([]);
});
