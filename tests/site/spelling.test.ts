import { join } from 'node:path';
import { loadConfig, spellCheckDocument } from 'cspell-lib';
import { beforeAll, expect, test } from 'vitest';
import { textsOf } from '../../engine/content/fields.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import { root, textOf } from '../structure/tree.ts';
import { writtenDocuments } from './written-documents.ts';
import { firstSamples } from '../posts/sample-posts.ts';

const { schemas } = readSchemas(join(root, 'site'));
/** A document as the schemas know it: the examples of a block are those of a list of blocks. */
const described = (path: string, value: unknown) =>
  path.endsWith('.examples.yaml')
    ? {
        path: 'partials/',
        value: { blocks: (value as { block: unknown }[]).map(({ block }) => block) },
      }
    : { path, value };
const documents = writtenDocuments().map(({ file, document }) => ({
  file,
  texts: textsOf(described(file, document), schemas).map(({ text }) => text),
}));

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

test.each(documents.map(({ file, texts }) => [file, texts] as const))(
  '%s is spelled as the dictionary has it',
  async (_, texts) => {
    expect(await unknownWords(texts)).toEqual([]);
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
  const everything = documents.flatMap(({ texts }) => texts).join('\n');
  const used = (word: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(everything);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((word) => !used(word))).toEqual([]);
});

test('no text and no sample post has straight quotes', () => {
  const all = documents.flatMap(({ file, texts }) => texts.map((text) => ({ file, text })));
  const posts = firstSamples().map(({ content }) => content);
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(all.filter(({ text }) => text.includes('"'))).toEqual([]);
  expect(posts.filter((text) => text.includes('"'))).toEqual([]);
});
