import { describe, expect, test } from 'vitest';
import { endsOf, phraseReader, wordsOf } from '../../engine/blog/safety/phrase.ts';
import { sectionsOf, unsafePost } from '../../engine/blog/safety/unsafe-post.ts';
import type { CheckedRule } from '../../engine/blog/safety/compile-rules.ts';
import { unsafeAdvice } from '../../engine/blog/safety/unsafe-advice.ts';

const finds = (phrase: string, text: string, lists = {}) => {
  const { words } = wordsOf(text);
  const read = phraseReader(lists)(phrase);
  return words.some((_, at) => endsOf(read, words, at).length > 0);
};

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
    ['abra agora', 'Abra, agora', true],
  ])('%s in "%s": %s', (phrase, text, found) => {
    expect(finds(phrase, text)).toBe(found);
  });
});

test('a phrase names lists, whose items are phrases', () => {
  const lists = { FOLHA: ['folha|folhas', 'portao de ... correr'] };
  const has = (text: string) => finds('empurre ... FOLHA com', text, lists);
  expect(has('Empurre as folhas com força')).toBe(true);
  expect(has('Empurre o portão de aço de correr com força')).toBe(true);
  expect(has('Empurre o portão com força')).toBe(false);
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
  unsafeAdvice({ rules }, texts).map(({ text, sentence }) => [text, sentence]);

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

/** How the language of the tests denies. */
const denial = {
  words: ['nao', 'nunca', 'ninguem', 'tecnico'],
  without: ['sem'],
  empty: ['nao se preocupe', 'sem medo'],
};

describe('what is denied', () => {
  const hold: CheckedRule = {
    ...rule,
    within: 'sentence',
    finds: ['segur* ... embaixo'],
    unless: ['escora'],
  };
  const isUnsafe = (text: string) => unsafeAdvice({ denial, rules: [hold] }, [text]).length > 0;

  test.each<[string, boolean]>([
    ['Segure embaixo.', true],
    ['Nunca segure embaixo.', false],
    ['Ninguém deve ficar segurando embaixo.', false],
    ['Segure a folha por fora, nunca embaixo.', false],
    ['Não se preocupe: segure embaixo.', true],
    ['Não espere, segure embaixo.', true],
    ['Segure sem medo embaixo.', true],
    ['O técnico segura embaixo.', false],
    ['Sem segurar embaixo, espere.', false],
    ['Nunca espere sem segurar embaixo.', true],
    ['Passe sem ninguém segurar embaixo.', false],
    ['Sem luz e sem ajuda de um vizinho segure embaixo.', true],
    ['Com uma escora, segure embaixo.', false],
    ['Não ponha escora, segure embaixo.', true],
  ])('%s %s', (text, unsafe) => {
    expect(isUnsafe(text)).toBe(unsafe);
  });

  test('ends with its sentence', () => {
    const tomorrow: CheckedRule = { ...hold, within: 'section', unless: ['escora'] };
    const safe = unsafeAdvice({ denial, rules: [tomorrow] }, [
      'Não mexa. Escora posta, segure embaixo.',
    ]);
    expect(safe).toEqual([]);
  });
});

describe('what a section has to say beside an advice', () => {
  const demanding: CheckedRule = {
    id: 'x',
    rule: 'x',
    why: 'x',
    instead: 'x',
    within: 'sentence',
    finds: ['destrave|mova'],
    demands: [
      { say: 'a energia', as: ['deslig* ... disjuntor'] },
      { say: 'a trava', as: ['trave de novo'] },
    ],
    page: '/seguranca',
  };
  const missing = (...texts: string[]) =>
    unsafeAdvice({ denial, rules: [demanding] }, texts).map((advice) => [
      advice.sentence,
      ...advice.missing,
    ]);

  test('is told once, by the first sentence, all that is missing', () => {
    expect(missing('Destrave.', 'Mova.')).toEqual([['Destrave.', 'a energia', 'a trava']]);
    expect(missing('Desligue o disjuntor e destrave.')).toEqual([
      ['Desligue o disjuntor e destrave.', 'a trava'],
    ]);
  });

  test('may stand anywhere in the section', () => {
    expect(missing('Desligue o disjuntor.', 'Destrave.', 'No fim, trave de novo.')).toEqual([]);
  });

  test('is not said where it is denied', () => {
    expect(missing('Não precisa desligar o disjuntor. Destrave e trave de novo.')).toEqual([
      ['Destrave e trave de novo.', 'a energia'],
    ]);
    expect(missing('Destrave sem desligar o disjuntor e trave de novo.')).toHaveLength(1);
    expect(missing('Nunca mexa sem desligar o disjuntor. Destrave. Trave de novo.')).toEqual([]);
  });

  test('is said by the page that a link leads to', () => {
    expect(missing('Destrave, como em [segurança](/seguranca#destravar).')).toEqual([]);
    expect(missing('Destrave. [Mais](/seguranca).')).toEqual([]);
    expect(missing('Destrave. [Mais](/seguranca-privada).')).toHaveLength(1);
  });
});

test('a list of mistakes advises none of them, and what is said of them is read', () => {
  const list = '- **Destravar sozinho.** Chame alguém.\n- **Esperar.** Destrave logo.';
  const rules = { mistakes: ['erros'], rules: [{ ...rule, finds: ['destrav*'] }] };
  const sentences = (...texts: string[]) =>
    unsafeAdvice(rules, texts).map(({ sentence }) => sentence);
  expect(sentences('Erros no escuro', list)).toEqual(['Destrave logo.']);
  expect(sentences(`## Erros no escuro\n\n${list}`)).toEqual(['Destrave logo.']);
  expect(sentences('No escuro', list)).toEqual(['- **Destravar sozinho.**', 'Destrave logo.']);
});

test('what makes every sentence right saves from every rule', () => {
  const rules = { unless: ['perigos*'], rules: [rule] };
  expect(unsafeAdvice(rules, ['Destravar e mover é perigoso. Destrave.'])).toHaveLength(1);
});

test('where a link leads is no advice', () => {
  expect(found([rule], 'Veja [isto](/destrave).')).toEqual([]);
});

test('a post is told by its fields', () => {
  const post = {
    title: 'Destrave',
    meta_description: 'Abra',
    content: 'Leia.\n\n## Fim\nDestrave.',
  };
  expect(
    unsafePost({ rules: [rule] }, post).map(({ field, sentence }) => [field, sentence]),
  ).toEqual([
    ['title', 'Destrave'],
    ['content', 'Destrave.'],
  ]);
});

test('the sections of a post begin at its headings, and hold them', () => {
  const content = 'Um.\n\n## Erros\n\nDois.\n\n### Três\nQuatro.';
  expect(sectionsOf(content)).toEqual(['Um.\n\n', '## Erros\n\nDois.\n\n', '### Três\nQuatro.']);
});
