import { describe, expect, test } from 'vitest';
import { phrasesPattern, wordsOf } from '../../engine/blog/safety/phrase.ts';
import { sectionsOf, unsafePost } from '../../engine/blog/safety/unsafe-post.ts';
import { unsafeAdvice, type CheckedRule } from '../../engine/blog/safety/unsafe-advice.ts';

const finds = (phrase: string, text: string) => phrasesPattern([phrase]).test(wordsOf(text));

describe('a phrase', () => {
  test.each<[string, string, boolean]>([
    ['destrave', 'Então, DESTRAVE!', true],
    ['destrave', 'destravem', false],
    ['trave', 'destrave', false],
    ['limp*', 'Limpando o trilho', true],
    ['limp*', 'Que olimpo', false],
    ['por baixo', 'por debaixo', false],
    ['trilho|guia', 'na guia de cima', true],
    ['mao|pe', 'com a mão', true],
    ['limpe ... trilho', 'limpe o trilho', true],
    ['limpe ... trilho', 'limpe trilho', true],
    ['limpe ... trilho', 'trilho limpo, limpe', false],
    ['limpe ... trilho', `limpe ${'bem '.repeat(12)}o trilho`, false],
    ['na mao', 'na “mão”', true],
  ])('%s in "%s": %s', (phrase, text, found) => {
    expect(finds(phrase, text)).toBe(found);
  });
});

const rule: CheckedRule = {
  id: 'x',
  rule: 'x',
  why: 'x',
  instead: 'x',
  within: 'section',
  finds: ['destrave ... mova', 'destrave'],
  unless: ['trave de novo'],
};
const found = (rules: readonly CheckedRule[], ...texts: string[]) =>
  unsafeAdvice(rules, texts).map(({ text, sentence }) => [text, sentence]);

describe('unsafe advice', () => {
  test('is told by its sentence, as it is written, and by its text', () => {
    expect(found([rule], 'Faltou luz?', 'Espere. **Destrave** e mova. Depois, ligue.')).toEqual([
      [1, '**Destrave** e mova.'],
    ]);
  });

  test('is saved by a phrase in another text of its section', () => {
    expect(found([rule], 'Destrave e mova.', '5. Trave de novo.')).toEqual([]);
  });

  test('is not saved by another sentence where the rule looks at the sentence', () => {
    const strict = { ...rule, within: 'sentence' as const };
    expect(found([strict], 'Destrave e mova. Trave de novo.')).toEqual([[0, 'Destrave e mova.']]);
    expect(found([strict], 'Destrave, mova e trave de novo.')).toEqual([]);
  });

  test('needs what the rule wants beside it', () => {
    const both = { ...rule, with: ['cabo desfiando'] };
    expect(found([both], 'Destrave.')).toEqual([]);
    expect(found([both], 'O cabo está ruim.', 'Destrave.')).toEqual([]);
    expect(found([both], 'Cabo desfiando?', 'Destrave.')).toEqual([[1, 'Destrave.']]);
  });

  test('does not go from one sentence to the next', () => {
    const across = { ...rule, finds: ['folha destrave'] };
    expect(found([across], 'Veja a folha. Destrave.')).toEqual([]);
  });

  test('is looked for in words, not in references', () => {
    expect(found([rule], '{{claims.destrave}} abre.')).toEqual([]);
  });
});

test('a post is told by its fields', () => {
  const post = {
    title: 'Destrave',
    meta_description: 'Abra',
    content: 'Leia.\n\n## Fim\nDestrave.',
  };
  expect(unsafePost([rule], post).map(({ field, sentence }) => [field, sentence])).toEqual([
    ['title', 'Destrave'],
    ['content', 'Destrave.'],
  ]);
});

test('the sections of a post begin at its headings, and hold them', () => {
  const content = 'Um.\n\n## Erros\n\nDois.\n\n### Três\nQuatro.';
  expect(sectionsOf(content)).toEqual(['Um.\n\n', '## Erros\n\nDois.\n\n', '### Três\nQuatro.']);
});
