// Every lint: one site in which it speaks, at its place and nowhere else, and one that looks alike and in which it is silent.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintLevels } from '../../../../engine/diagnostics/levels.ts';
import { formatProblem } from '../../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../../engine/check/check-site.ts';
import { FixtureSite, placeIn, type Edits } from '../../fixture.ts';
import { checked, switched } from './lint-codes.ts';
import { lapa, leadOf, levels, on, plain, siteCases, words } from './lint-cases.ts';
import { slipCases } from './slip-cases.ts';

const cases = [...siteCases, ...slipCases];

describe.each(cases.map((one) => [one.code, one] as const))(
  '%s',
  (code, { speaks, at: [file, text], says, silent }) => {
    it('speaks once, at the place', () => {
      const site = new FixtureSite(speaks);
      const problems = checked(site, join(site.dir, '../schemas'));
      expect(
        problems.map((problem) => ({
          code: problem.code,
          level: problem.level,
          file: problem.file,
          line: problem.line,
          column: problem.column,
        })),
      ).toEqual([{ code, level: lintLevels[code], ...placeIn(site, file, text) }]);
      expect(formatProblem(problems[0]!, 'pt-BR')).toContain(says);
      expect(formatProblem(problems[0]!, 'en')).not.toBe(formatProblem(problems[0]!, 'pt-BR'));
    });

    it.each(Object.entries(silent))('is silent about %s', (_, edits) => {
      const site = new FixtureSite(edits);
      expect(checked(site, join(site.dir, '../schemas'))).toEqual([]);
    });
  },
);

describe('the lints', () => {
  it('have a test each', () => {
    expect(cases.map(({ code }) => code).sort()).toEqual(Object.keys(lintLevels).sort());
  });

  it.each(
    cases
      .filter(
        ({ code }) =>
          ![
            'description-length',
            'pages-alike',
            'heading-skip',
            'schema-line',
            'key-order',
          ].includes(code),
      )
      .map((one) => [one.code, one.speaks] as const),
  )('are silent when switched off: %s', (code, speaks) => {
    const site = new FixtureSite(speaks);
    expect(
      checked(
        site.apply({ [levels]: site.read(levels).replace('checks: {', `checks: { ${code}: off,`) }),
      ),
    ).toEqual([]);
  });

  it('have the level that the site gives them', () => {
    const site = new FixtureSite({
      ...leadOf('Ligue (11) 91234-5678.'),
      [levels]: [switched('phone-in-text', 'error')],
    });
    expect(checked(site).map(({ code, level }) => `${level} ${code}`)).toEqual([
      'error phone-in-text',
    ]);
  });
});

describe('a build', () => {
  const codesOf = (edits: Edits, lints: 'build' | 'dev') =>
    checkSite(new FixtureSite(edits).dir, { lints }).problems.map(
      ({ code, level }) => `${level} ${code}`,
    );
  const todo = leadOf('TODO escreva');
  const phone = leadOf('Ligue (11) 91234-5678.');

  it('is stopped by a text that is still to be written', () =>
    expect(codesOf(todo, 'build')).toEqual(['error todo']));
  it('is not held up by a lint that only warns', () => expect(codesOf(phone, 'build')).toEqual([]));
  it('is stopped by a lint that the site makes an error', () =>
    expect(codesOf({ ...phone, [levels]: [switched('phone-in-text', 'error')] }, 'build')).toEqual([
      'error phone-in-text',
    ]));
  it('is not what the development server does: it only warns', () => {
    expect(codesOf(todo, 'dev')).toEqual(['warning todo']);
    expect(codesOf({ ...phone, [levels]: [switched('phone-in-text', 'error')] }, 'dev')).toEqual(
      [],
    );
  });
});

describe('a text that is still to be written', () => {
  it('is not told to be too long as well', () => {
    const site = new FixtureSite({
      [levels]: [switched('description-length', 'warning')],
      [lapa]: [['description: Motor', `description: "TODO: ${words} ${words}" # Motor`]],
      'pages/z.yaml': plain('/z', 'Um texto.').replace('Página /z', `"TODO: ${words}"`),
    });
    const told = checked(site).filter(({ file }) => [lapa, 'pages/z.yaml'].includes(file));
    expect(told.map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${lapa} todo`,
      'pages/z.yaml page-orphan',
      'pages/z.yaml todo',
      'pages/z.yaml description-length',
    ]);
  });
});

describe('a place on the page of another one', () => {
  it('may be the city that the group belongs to, its neighbours may not', () => {
    const inOsasco: Edits = {
      [lapa]: [
        ['near: [osasco]', 'near: []'],
        ['description: Motor', 'description: Perto de Osasco e de Barueri, motor'],
      ],
    };
    expect(checked(new FixtureSite(inOsasco)).map(({ params }) => params)).toEqual([
      { place: 'Osasco', own: 'Lapa', page: '/lapa' },
      { place: 'Barueri', own: 'Lapa', page: '/lapa' },
    ]);
    const told = new FixtureSite({
      ...inOsasco,
      [levels]: [['id: bairros, label: Bairros', 'id: bairros, label: Bairros, parent: osasco']],
    });
    expect(checked(told).map(({ params }) => params)).toEqual([
      { place: 'Barueri', own: 'Lapa', page: '/lapa' },
    ]);
  });

  it('is found in the partials of the page, and said once', () => {
    const site = new FixtureSite({
      'partials/contato.yaml': [
        ['tone: amber', 'tone: amber\n    id: lapa'],
        [
          '{ description: Uma frase, default: "São',
          '{ description: Uma frase, default: "Em Osasco e Barueri são',
        ],
        ['text: "{{values.text}}"', 'text: "Na Lapa. {{values.text}}"'],
      ],
    });
    expect(checked(site).map(({ file, params }) => ({ file, params }))).toEqual([
      {
        file: 'partials/contato.yaml',
        params: { place: 'Lapa', own: 'Barueri', page: '/barueri' },
      },
    ]);
  });

  it('is left out where the phrase is an exception', () => {
    expect(
      checked(
        new FixtureSite({
          ...leadOf('Na Rua da Lapa, em Barueri.'),
          [levels]: [['checks:', 'exceptions: { place-foreign: [Rua da Lapa] }\nchecks:']],
        }),
      ),
    ).toEqual([]);
  });
});

describe('pages out of reach', () => {
  it('are those too that lead only to each other', () => {
    const pair = {
      'pages/y.yaml': plain('/y', '[Z](/z)'),
      'pages/z.yaml': plain('/z', '[Y](/y)'),
    };
    expect(checked(new FixtureSite(pair)).map(({ code, file }) => `${file} ${code}`)).toEqual([
      'pages/y.yaml page-orphan',
      'pages/z.yaml page-orphan',
    ]);
  });

  it('are the search variants of a city whose page does not say them', () => {
    const variant = plain('/z', 'Um texto.', 'variant: { region: osasco }\n');
    expect(
      checked(new FixtureSite({ 'pages/z.yaml': variant })).map(({ params }) => params),
    ).toEqual([{ path: '/z' }]);
  });
});

describe('pages that are alike', () => {
  const about = (name: string, path: string, more: string) => ({
    [`pages${path}.yaml`]: plain(path, `Em ${name} ${words}.`, more),
  });
  const region = (name: string) =>
    `region: { kind: city, group: cidades, name: ${name}, coordinates: [-23.5, -46.6], near: [osasco] }\n`;
  const alike = (edits: Edits) =>
    checked(new FixtureSite({ [levels]: [on('pages-alike')], ...edits })).filter(
      ({ code, file }) => code === 'pages-alike' && /^pages.[ab].yaml$/.test(file),
    );

  it('are so under the names of two places', () => {
    expect(
      alike({
        ...about('Cotia', '/a', region('Cotia')),
        ...about('Mauá', '/b', region('Mauá')),
      }).map(({ params }) => params),
    ).toMatchObject([{ other: '/a', percent: 100, partial: null }]);
  });

  it('are not so by what nobody wrote yet', () => {
    const draft = (name: string, path: string) => ({
      [`pages${path}.yaml`]: plain(path, `TODO ${words}.`, region(name)),
    });
    expect(alike({ ...draft('Cotia', '/a'), ...draft('Mauá', '/b') })).toEqual([]);
  });

  it('are not compared where they are the variants of one city, or one is the canonical page of the other', () => {
    expect(
      alike({
        ...about('Osasco', '/a', 'variant: { region: osasco }\n'),
        ...about('Osasco', '/b', 'variant: { region: osasco }\n'),
      }),
    ).toEqual([]);
    expect(
      alike({ ...about('Osasco', '/a', ''), ...about('Osasco', '/b', 'canonical: /a\n') }),
    ).toEqual([]);
    expect(
      alike({
        ...about('Osasco', '/a', 'variant: { region: osasco }\n'),
        ...about('Osasco', '/b', 'variant: { region: barueri }\n'),
      }),
    ).toHaveLength(1);
  });
});
