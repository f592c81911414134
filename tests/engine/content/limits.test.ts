// The limits of a document: each is told with a code of its own and the place where it is exceeded, and what stays within is read.
import { describe, expect, it } from 'vitest';
import { sentences } from '../../../engine/diagnostics/format.ts';
import {
  maxAliases,
  maxDepth,
  maxDocumentBytes,
  maxItems,
  maxMilliseconds,
  maxPageBlocks,
  maxProblems,
  maxReferenceLength,
  maxTextLength,
} from '../../../engine/content/limits.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { parseSource } from '../../../engine/content/parse-source.ts';
import { parseBounded } from '../../../engine/content/yaml/bounded-parse.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const read = (text: string) => parseSource('pages/x.yaml', new TextEncoder().encode(text));
const told = (text: string) =>
  read(text).problems.map(({ code, line, column }) => ({ code, line, column }));
const home = 'pages/index.yaml';
const page = (blocks: string) =>
  `path: /x\ntitle: Uma página\ndescription: Sobre isso.\nupdated: "2026-01-01"\nblocks:\n${blocks}`;
const problemsOf = (edits: Edits) => checkSite(new FixtureSite(edits).dir).problems;
const codesOf = (edits: Edits) => [...new Set(problemsOf(edits).map(({ code }) => code))];

describe('a document', () => {
  it('may have the largest size, and one byte more is too much', () => {
    const text = `a: 1\n#${'x'.repeat(maxDocumentBytes - 7)}\n`;
    expect(text.length).toBe(maxDocumentBytes);
    expect(read(text).problems).toEqual([]);
    expect(codesOf({ 'pages/x.yaml': `${text}#` })).toEqual(['file-too-large']);
  });

  it.each([
    ['brackets', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
    [
      'lines',
      (levels: number) =>
        Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
    ],
    ['dashes', (levels: number) => `${'- '.repeat(levels)}a\n`],
    ['braces', (levels: number) => `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}\n`],
    [
      'pairs in brackets',
      (levels: number) => `${'[a: '.repeat(levels / 2)}1${']'.repeat(levels / 2)}\n`,
    ],
  ])('may have 64 levels of %s, and no more', (_, nested) => {
    expect(told(nested(maxDepth))).toEqual([]);
    for (const levels of [maxDepth + 2, 10_000]) {
      expect(told(nested(levels)).map(({ code }) => code)).toEqual(['document-deep']);
    }
  });

  it('is told where it is too deep', () => {
    expect(told(`a: 1\nb: ${'['.repeat(10_000)}`)).toEqual([
      { code: 'document-deep', line: 2, column: 3 + maxDepth },
    ]);
  });

  it('may have 100 aliases, and no more', () => {
    const aliases = (count: number) => `a: &a x\nb:\n${'- *a\n'.repeat(count)}`;
    expect(read(aliases(maxAliases)).file?.value).toEqual({
      a: 'x',
      b: Array(maxAliases).fill('x'),
    });
    expect(told(aliases(maxAliases + 1))).toEqual([
      { code: 'document-aliases', line: maxAliases + 3, column: 3 },
    ]);
  });

  it('counts an asterisk in a text as a letter', () => {
    expect(
      read(`a:\n${'- "*a"\n- b *c\n'.repeat(maxAliases)}# é\nb: &x 1\nc: *x\n`).problems,
    ).toEqual([]);
  });

  it.each([
    [
      'that multiply',
      `a: &a [${Array(10).fill('x').join(', ')}]\n${'bcdefghi'.replace(
        /./g,
        (name) =>
          `${name}: &${name} [${Array(9)
            .fill(`*${String.fromCharCode(name.charCodeAt(0) - 1)}`)
            .join(', ')}]\n`,
      )}`,
    ],
    ['of a long text', `a: &a ${'x'.repeat(600_000)}\nb: [*a, *a]\n`],
    ['inside of themselves', 'a: &a [*a]\n'],
  ])('refuses aliases %s', (_, text) => {
    expect(told(text).map(({ code }) => code)).toEqual(['document-aliases']);
  });

  it('refuses levels that aliases make', () => {
    const ten = '['.repeat(9);
    const text = `a: &a ${ten}1${']'.repeat(9)}\n${'bcdefgh'.replace(/./g, (name) => `${name}: &${name} ${ten}*${String.fromCharCode(name.charCodeAt(0) - 1)}${']'.repeat(9)}\n`)}`;
    expect(told(text).map(({ code }) => code)).toEqual(['document-deep']);
  });

  it('is read for two seconds at most', () => {
    let now = 0;
    const { exceeded } = parseBounded(`a: [${'1, '.repeat(4000)}]\n`, {
      now: () => (now += maxMilliseconds / 4),
    });
    expect(exceeded).toMatchObject({ limit: 'time' });
    expect(exceeded!.offset).toBeGreaterThan(500);
  });

  it('has so many parts at most that two seconds are enough', () => {
    expect(told(`path: [${'1,'.repeat(200_000)}]\n`)).toEqual([
      { code: 'document-slow', line: 1, column: expect.any(Number) as number },
    ]);
  });

  it('may have 5,000 items in a list, and no more', () => {
    const list = (count: number) => `a:\n  b:\n${'    - 1\n'.repeat(count)}`;
    expect(told(list(maxItems))).toEqual([]);
    expect(told(list(maxItems + 1))).toEqual([{ code: 'document-long', line: 2, column: 3 }]);
    expect(
      told(Array.from({ length: maxItems + 1 }, (_, field) => `f${field}: 1\n`).join('')),
    ).toEqual([{ code: 'document-long', line: 1, column: 1 }]);
  });

  it('tells a hundred of its problems, and how many more there are', () => {
    const problems = problemsOf({
      'pages/x.yaml': page('  - { type: text, bdy: 1 }\n'.repeat(maxProblems + 20)),
    });
    expect(problems.map(({ code }) => code)).toEqual([
      ...Array<string>(maxProblems).fill('field-unknown'),
      'problems-many',
    ]);
    expect(problems.at(-1)).toMatchObject({
      params: { shown: maxProblems },
      file: 'pages/x.yaml',
      column: 19,
    });
    expect(sentences(problems.at(-1)!, 'pt-BR').what).toMatch(
      /^Este documento tem pelo menos mais \d+ problemas; são mostrados os primeiros 100\.$/,
    );
  });
});

describe('a page', () => {
  const uses = (name: string, count: number) =>
    `blocks: [${Array(count).fill(`{ type: partial, name: ${name} }`).join(', ')}]\n`;

  it('has no more blocks than 1,000, however its partials multiply', () => {
    const chain = Object.fromEntries(
      [...'abcdefgh'].map((name, index, names) => [
        `partials/${name}.yaml`,
        names[index + 1]
          ? uses(names[index + 1]!, 10)
          : `blocks: [${Array(10).fill('{ type: text, body: a }').join(', ')}]\n`,
      ]),
    );
    const problems = problemsOf({
      'pages/x.yaml': page('  - { type: partial, name: a }\n'),
      ...chain,
    });
    expect(problems.map(({ code, file }) => ({ code, file }))).toEqual([
      { code: 'page-blocks-many', file: 'partials/h.yaml' },
    ]);
    expect(
      codesOf({ 'pages/x.yaml': page('  - { type: text, body: a }\n'.repeat(maxPageBlocks)) }),
    ).toEqual([]);
  });

  it('has no text that references make longer than a text may be', () => {
    const claims = (value: string): Edits => ({
      'site.yaml': [['value: "40"', `value: ${value}`]],
    });
    expect(codesOf(claims(`"${'4'.repeat(maxReferenceLength)}"`))).not.toContain('reference-long');
    expect(codesOf(claims(`"${'4'.repeat(maxReferenceLength + 1)}"`))).toContain('reference-long');
    expect(
      codesOf({
        ...claims('"4000"'),
        'pages/x.yaml': page(
          `  - { type: text, body: "${'{{claims.coverageRadius}}'.repeat(300)}" }\n`,
        ),
      }),
    ).toEqual([]);
    expect(
      codesOf({
        ...claims(`"${'4'.repeat(2000)}"`),
        'pages/x.yaml': page(
          `  - { type: text, body: "${'{{claims.coverageRadius}}'.repeat(300)}" }\n`,
        ),
      }),
    ).toContain('reference-long');
  });

  it('has no value that partials make longer and longer', () => {
    const names = [...'abcdefghijkl'];
    const chain = Object.fromEntries(
      names.map((name, index) => [
        `partials/${name}.yaml`,
        `values: { v: { description: x } }\nblocks: [{ type: ${names[index + 1] ? `partial, name: ${names[index + 1]}, values: { v: "${'{{values.v}}'.repeat(10)}" }` : 'text, body: "{{values.v}}"'} }]\n`,
      ]),
    );
    expect(
      codesOf({ [home]: [['name: duvidas }', 'name: a, values: { v: oi } }']], ...chain }),
    ).toContain('reference-long');
  });
});

describe('the fast way', () => {
  it.each([
    ['a tag that nobody knows', 'a: 1\nb: !!js/function "x"\n', 'syntax', 2, 4],
    ['a control character', 'a: 1\nb:\n  - "x\\u0007"\n', 'text-character', 3, 5],
    ['a text that is far too long', `a: ${'x'.repeat(maxTextLength + 1)}\n`, 'text-long', 1, 4],
    ['a text of spaces', 'a: " "\n', 'text-blank', 1, 4],
    ['half of a character', 'a: "x\\ud800"\n', 'text-character', 1, 4],
    ['a control character in a name', '"a\\u0001": 1\n', 'text-character', 1, 1],
  ])('is no way around the refusal of %s', (_, text, code, line, column) => {
    expect(told(text)).toEqual([{ code, line, column }]);
  });
});
