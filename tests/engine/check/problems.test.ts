// Every code of the catalogue, produced by one mistake in a copy of the fixture site; the mistake gives that problem and no other.
// Those of posts in Markdown are in tests/cli/front-matter.test.ts: such files are no part of a build. Those of limits are in limits.test.ts.
import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../../engine/diagnostics/catalogue.ts';
import { lintLevels } from '../../../engine/diagnostics/levels.ts';
import { problemCodes } from '../../problem-codes.ts';
import { posts as postProblems } from '../../../engine/words/pt-BR/problems/posts.ts';
import { formatProblem, sortProblems } from '../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, placeIn, type Edits } from '../fixture.ts';
import { limitCodes } from '../content/limit-codes.ts';
import { addressMistakes } from './address-cases.ts';
import { barueri, home, page, siteMistakes } from './problem-cases.ts';
import { slotCases } from './slot-cases.ts';
import { mistakes as everydayMistakes } from '../../mistakes/all.ts';

const mistakes = [...siteMistakes, ...addressMistakes, ...slotCases];

describe('a site', () => {
  it('has no problems as the fixture is', () => {
    expect(checkSite(new FixtureSite().dir).problems).toEqual([]);
  });

  it.each(mistakes.map((mistake) => [mistake.code, mistake.when, mistake] as const))(
    'gets one problem, %s, at its place when %s',
    (code, _, { edits, at: [file, text], says }) => {
      const site = new FixtureSite(edits);
      const problems = sortProblems(checkSite(site.dir).problems);
      const place = text === undefined ? { file, line: 1, column: 1 } : placeIn(site, file, text);
      expect(
        problems.map(({ code, file, line, column }) => ({ code, file, line, column })),
      ).toEqual([{ code, ...place }]);
      expect(formatProblem(problems[0]!, 'pt-BR')).toContain(says);
    },
  );

  it('can have every problem of the catalogue; the lints, the limits and the posts have tests of their own', () => {
    const elsewhere = { ...lintLevels, ...postProblems };
    // Those of tests/mistakes give one problem each, too.
    const given = new Set([...mistakes, ...everydayMistakes].map(({ code }) => code));
    const here = (code: ProblemCode) =>
      code === 'placeholder' || !(Object.hasOwn(elsewhere, code) || limitCodes.includes(code));
    expect(problemCodes.filter((code) => here(code) && !given.has(code))).toEqual([]);
  });

  it('is told the other document that claims a path, with its place', () => {
    const [problem] = checkSite(new FixtureSite({ 'pages/z.yaml': page('/osasco') }).dir).problems;
    expect(problem?.related).toEqual(
      expect.objectContaining({ file: 'pages/cidades/osasco.yaml', line: 1, column: 7 }),
    );
  });

  it('has no page at /index, whose file would be that of the home page', () => {
    const site = new FixtureSite({ 'pages/z.yaml': page('/index') });
    expect(
      checkSite(site.dir).problems.map(({ code, params, file, line, column }) => ({
        code,
        params,
        file,
        line,
        column,
      })),
    ).toEqual([
      {
        code: 'path-duplicate',
        params: { path: '/index', other: home },
        ...placeIn(site, 'pages/z.yaml', '/index\ntitle'),
      },
    ]);
  });

  it.each([
    [
      'two regions whose paths end alike',
      {
        'pages/z.yaml': page(
          '/x/osasco',
          'region: { kind: city, group: cidades, name: Outra, coordinates: [-23.5, -46.6] }\n',
        ),
      },
    ],
    [
      'two partials of one name',
      { 'partials/z/duvidas.yaml': 'blocks: [{ type: text, body: Outra. }]' },
    ],
    ['a page and a file of media/root', { 'media/root/osasco.html': 'outra' }],
  ] as [string, Edits][])('is told of %s', (_, edits) => {
    expect(checkSite(new FixtureSite(edits).dir).problems).not.toEqual([]);
  });

  it('gets the problems of all its files in one run, those of meaning beside those of form', () => {
    const site = new FixtureSite({
      'site.yaml': [['chatDelay: 3000', 'chatDelay: "3000"']],
      [barueri]: [['kind: city', '\tkind: city']],
      'pages/dicas.json': '{ "path": ',
      'partials/contato.yaml': [['tone: amber', 'tone: yellow']],
    });
    expect(
      sortProblems(checkSite(site.dir).problems).map(({ file, code }) => `${file} ${code}`),
    ).toEqual([
      `${barueri} syntax`,
      'pages/dicas.json syntax',
      'partials/contato.yaml field-value',
      'site.yaml field-type',
    ]);
    site.apply({
      'site.yaml': [['chatDelay: "3000"', 'chatDelay: 3000']],
      [home]: [['claims.technicians', 'claims.nada']],
    });
    expect(
      sortProblems(checkSite(site.dir).problems).map(({ file, code }) => `${file} ${code}`),
    ).toEqual([
      `${barueri} syntax`,
      'pages/dicas.json syntax',
      `${home} reference-unknown`,
      'partials/contato.yaml field-value',
    ]);
  });

  it('is not told of links to a page that could not be read', () => {
    const problems = checkSite(new FixtureSite({ 'pages/dicas.json': '{' }).dir).problems;
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'pages/dicas.json syntax',
    ]);
  });

  it('hears of a mistake in a partial once, however many pages use it', () => {
    const site = new FixtureSite({ 'partials/contato.yaml': [['chat: quote', 'chat: qoute']] });
    expect(checkSite(site.dir).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'partials/contato.yaml message-unknown',
    ]);
  });
});

describe('names that every object has', () => {
  it.each([
    ['a claim', home, '{{claims.coverageRadius}}', '{{claims.constructor}}', 'reference-unknown'],
    ['a contact', home, 'call: main', 'call: constructor', 'contact-unknown'],
    ['a message', home, 'chat: quote', 'chat: toString', 'message-unknown'],
    ['a partial', home, 'name: duvidas', 'name: constructor', 'partial-unknown'],
    ['a field', barueri, 'order: 2', '__proto__: { order: 2 }', 'field-unknown'],
  ])('are as unknown as any other for %s', (_, file, from, to, code) => {
    expect(
      checkSite(new FixtureSite({ [file]: [[from, to]] }).dir).problems.map(
        (problem) => problem.code,
      ),
    ).toEqual([code]);
  });
});
