// What people and programs read of problems.
import { describe, expect, it } from 'vitest';
import { problemCodes } from '../../problem-codes.ts';
import type { Language } from '../../../engine/words/language.ts';
import {
  countProblems,
  formatProblem,
  formatProblems,
  toRecords,
} from '../../../engine/diagnostics/format.ts';
import { inRow } from '../../../engine/words/wording.ts';
import { nearest } from '../../../engine/diagnostics/suggest.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const home = 'pages/index.yaml';
const problemsOf = (edits: Edits) => checkSite(new FixtureSite(edits).dir).problems;
/** The text of a problem, as printed between empty lines. */
const said = (edits: Edits, language: Language) =>
  `\n${problemsOf(edits)
    .map((problem) => formatProblem(problem, language))
    .join('\n\n')}\n`;

const typo: Edits = { 'pages/cidades/barueri.yaml': [['order: 2', 'odrer: 2']] };
const reference: Edits = { [home]: [['claims.technicians', 'claims.tecnicians']] };
const duplicate: Edits = {
  'pages/z.yaml':
    'path: /osasco\ntitle: Z\ndescription: Z.\nupdated: "2026-01-01"\nblocks: [{ type: text, body: Z }]\n',
};
const placeholder: Edits = {
  'site.yaml': [['"+5511900000001" }', '"+5511900000001", placeholder: true }']],
};

describe('a problem in Portuguese', () => {
  it('says place, code, the lines around, what is wrong and what to do', () => {
    expect(said(typo, 'pt-BR')).toMatchInlineSnapshot(`
      "
      pages/cidades/barueri.yaml:11:3  field-unknown
          10 |   near: [osasco]
        > 11 |   odrer: 2
             |   ^^^^^
          12 | blocks:
        O campo "odrer" não existe aqui.
        Você quis dizer "order"?
      "
    `);
  });

  it('marks what is wrong inside of a text', () => {
    expect(said(reference, 'pt-BR')).toMatchInlineSnapshot(`
      "
      pages/index.yaml:3:44  reference-unknown
          2 | title: Motor de portão em São Paulo
        > 3 | description: Motor de portão instalado por {{claims.tecnicians}} técnicos em São Paulo.
            |                                            ^^^^^^^^^^^^^^^^^^^^^
          4 | keywords: [motor de portão]
        "{{claims.tecnicians}}" não existe.
        Você quis dizer "{{claims.technicians}}"?
      "
    `);
  });

  it('names the other place that belongs to it', () => {
    expect(said(duplicate, 'pt-BR')).toMatchInlineSnapshot(`
      "
      pages/z.yaml:1:7  path-duplicate
        > 1 | path: /osasco
            |       ^^^^^^^
          2 | title: Z
        O endereço "/osasco" já é de pages/cidades/osasco.yaml.
        Mude "path" em um dos dois arquivos, ou apague um deles.
        Veja também: pages/cidades/osasco.yaml:1:7
      "
    `);
  });

  it('says that it is a warning', () => {
    expect(said(placeholder, 'pt-BR')).toMatchInlineSnapshot(`
      "
      site.yaml:18:3  placeholder  (aviso)
          17 |   main: { kind: telephone, phone: "+5511900000000" }
        > 18 |   mainChat: { kind: whatsapp, phone: "+5511900000001", placeholder: true }
             |   ^^^^^^^^
          19 |   landline: { kind: telephone, phone: "+551130000000" }
        "contacts.mainChat" ainda é provisório.
        Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.
      "
    `);
  });

  it('has no lines around where there is no file', () => {
    expect(said({ 'site.yaml': null }, 'pt-BR')).toMatchInlineSnapshot(`
      "
      site.yaml:1:1  site-missing
        Falta o arquivo site.yaml.
        Crie o arquivo, ou diga a pasta do site com --site PASTA.
      "
    `);
  });
});

describe('a problem in English', () => {
  it('says place, code, the lines around, what is wrong and what to do', () => {
    expect(said(typo, 'en')).toMatchInlineSnapshot(`
      "
      pages/cidades/barueri.yaml:11:3  field-unknown
          10 |   near: [osasco]
        > 11 |   odrer: 2
             |   ^^^^^
          12 | blocks:
        There is no field "odrer" here.
        Did you mean "order"?
      "
    `);
  });

  it('offers the nearest reference', () => {
    expect(said(reference, 'en')).toMatchInlineSnapshot(`
      "
      pages/index.yaml:3:44  reference-unknown
          2 | title: Motor de portão em São Paulo
        > 3 | description: Motor de portão instalado por {{claims.tecnicians}} técnicos em São Paulo.
            |                                            ^^^^^^^^^^^^^^^^^^^^^
          4 | keywords: [motor de portão]
        "{{claims.tecnicians}}" does not exist.
        Did you mean "{{claims.technicians}}"?
      "
    `);
  });

  it('names the other place that belongs to it', () => {
    expect(said(duplicate, 'en')).toMatchInlineSnapshot(`
      "
      pages/z.yaml:1:7  path-duplicate
        > 1 | path: /osasco
            |       ^^^^^^^
          2 | title: Z
        The path "/osasco" already belongs to pages/cidades/osasco.yaml.
        Change "path" in one of the two files, or delete one of them.
        See also: pages/cidades/osasco.yaml:1:7
      "
    `);
  });

  it('says that it is a warning', () => {
    expect(said(placeholder, 'en')).toMatchInlineSnapshot(`
      "
      site.yaml:18:3  placeholder  (warning)
          17 |   main: { kind: telephone, phone: "+5511900000000" }
        > 18 |   mainChat: { kind: whatsapp, phone: "+5511900000001", placeholder: true }
             |   ^^^^^^^^
          19 |   landline: { kind: telephone, phone: "+551130000000" }
        "contacts.mainChat" is still a placeholder.
        Replace it with the real value and remove "placeholder: true" before publishing.
      "
    `);
  });

  it.each([
    ['a type is wrong', { 'site.yaml': [['"+551130000000"', '011']] }],
    ['a size is wrong', { [home]: [['title: Motor de portão em São Paulo', 'title: ""']] }],
    ['the text is not YAML', { [home]: [['updated: ', 'path: /\nupdated: ']] }],
  ] as [string, Edits][])('has no Portuguese in it when %s', (_, edits) => {
    expect(said(edits, 'en')).not.toMatch(/ um | o |não|campo/);
  });
});

describe('many problems', () => {
  it('come in order of file, line and column, with their number last', () => {
    const site = new FixtureSite({
      'site.yaml': [
        ['chatDelay: 3000', 'chatDelay: -1'],
        ['areaRadius: 50000', 'areaRadius: 0'],
      ],
      [home]: [
        ['showMap: true', 'showmap: true'],
        ['layout: grid', 'layout: griid, lead: ""'],
      ],
    });
    const text = formatProblems(checkSite(site.dir).problems, 'pt-BR');
    expect(text.match(/^\S+:\d+:\d+ {2}\S+/gm)).toEqual([
      `${home}:17:5  field-unknown`,
      `${home}:18:55  field-value`,
      `${home}:18:68  field-length`,
      'site.yaml:34:46  field-length',
      'site.yaml:83:22  field-length',
    ]);
    expect(text.split('\n').at(-1)).toBe('5 erros, 0 avisos em 2 arquivos.');
  });

  it('are counted in words', () => {
    const one = problemsOf(typo);
    const warning = problemsOf(placeholder);
    expect([
      countProblems([], 'pt-BR'),
      countProblems(one, 'pt-BR'),
      countProblems([...one, ...one, ...warning], 'pt-BR'),
    ]).toEqual([
      'Nenhum problema.',
      '1 erro, 0 avisos em 1 arquivo.',
      '2 erros, 1 aviso em 2 arquivos.',
    ]);
    expect([
      countProblems([], 'en'),
      countProblems(one, 'en'),
      countProblems([...one, ...one, ...warning], 'en'),
    ]).toEqual([
      'No problems.',
      '1 error, 0 warnings in 1 file.',
      '2 errors, 1 warning in 2 files.',
    ]);
  });

  it('are records for a program', () => {
    expect(toRecords(problemsOf(typo), 'en', 'site/')[0]!.file).toBe(
      'site/pages/cidades/barueri.yaml',
    );
    expect(toRecords(problemsOf(typo), 'en')).toEqual([
      {
        file: 'pages/cidades/barueri.yaml',
        line: 11,
        column: 3,
        code: 'field-unknown',
        level: 'error',
        message: 'There is no field "odrer" here.',
        fix: 'Did you mean "order"?',
      },
    ]);
  });
});

describe('the catalogue', () => {
  it('has names in one form', () => {
    expect(problemCodes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  });
});

describe('names at the end of a sentence', () => {
  it.each([
    [['Renata M.', 'Ivone A.'], 'Renata M., Ivone A.'],
    [['Renata', 'Ivone'], 'Renata, Ivone.'],
    [['Renata M.', '…'], 'Renata M., …'],
  ])('of %j have one full stop', (names, said) => {
    expect(inRow(names)).toBe(said);
  });
});

describe('a suggestion', () => {
  it.each([
    ['headin', 'heading'],
    ['HEADING', 'heading'],
    ['tilte', 'title'],
    ['led', 'lead'],
    ['xyz', null],
    ['', null],
  ])('for "%s" is %s', (found, name) => {
    expect(nearest(found, ['heading', 'title', 'lead'])).toBe(name);
  });

  it('is the nearest of those that are near', () => {
    expect(nearest('coverages', ['coverage-map', 'coverage', 'coverags'])).toBe('coverage');
  });
});
