import { join } from 'node:path';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import { beforeAll, expect, test } from 'vitest';
import { readableTexts } from '../../engine/check/lints/readable-texts.ts';
import { root, textOf } from '../structure/tree.ts';
import { writtenDocuments } from './written-documents.ts';

const documents = writtenDocuments();

let settings: Awaited<ReturnType<typeof loadConfig>>;
beforeAll(async () => {
  settings = await loadConfig(join(root, 'tests/site/spelling.json'));
});

/** Words that neither the dictionary nor our list has. Each text is a line of its own, so that sentences do not run together. */
async function unknownWords(texts: readonly string[]): Promise<string[]> {
  const text = texts.map((one) => one.replace(/\n/g, ' ')).join('\n');
  const { issues, errors } = await spellCheckDocument(
    { uri: 'text:///texts.txt', text, languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    settings,
  );
  expect(errors ?? []).toEqual([]);
  return issues.map((issue) => issue.text);
}

test.each(documents.map(({ file, document }) => [file, document] as const))(
  '%s is spelled as the dictionary has it',
  async (_, document) => {
    expect(await unknownWords(readableTexts(document).map(({ text }) => text))).toEqual([]);
  },
);

test.each([
  ['O portao abre', ['portao']],
  ['O técnico ajuta a fotocélula', ['ajuta']],
  ['Atendemos em {{claims.replyTime}}, veja [o guia](/guia-completo) e `site.yaml`', []],
  ['Na Mooca e no Lauzane, com Wi-Fi', []],
])('finds what is misspelled and nothing else: %s', async (text, words) => {
  expect(await unknownWords([text])).toEqual(words);
});

test('every word of our list stands in a text, and in the list once', async () => {
  const list = textOf('tests/site/words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const everything = documents
    .flatMap(({ document }) => readableTexts(document).map(({ text }) => text))
    .join('\n');
  const used = (word: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(everything);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((word) => !used(word))).toEqual([]);
});

test('no text and no sample post has straight quotes', () => {
  const texts = documents.flatMap(({ file, document }) =>
    readableTexts(document).map(({ text }) => ({ file, text })),
  );
  const posts = textOf('supabase/seed.sql').match(/\$post\$[^]*?\$post\$/g) ?? [];
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(texts.filter(({ text }) => text.includes('"'))).toEqual([]);
  expect(posts.filter((text) => text.includes('"'))).toEqual([]);
});
