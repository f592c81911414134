// One cause is one problem, with all of its places; what one document has wrong hides nothing of the others.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { formatProblems, sortProblems, toRecords } from '../../../engine/diagnostics/format.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { page } from '../../mistakes/mistake.ts';

const home = 'pages/index.yaml';
const barueri = 'pages/cidades/barueri.yaml';
const osasco = 'pages/cidades/osasco.yaml';

/** A page with a link to Barueri. */
const toBarueri = page('/a').replace('Olá.', '"[Veja](/barueri)"');

const problemsOf = (edits: Edits) => sortProblems(checkSite(new FixtureSite(edits).dir).problems);
const brief = (edits: Edits) => problemsOf(edits).map(({ file, code }) => `${file} ${code}`);

/** The city of Barueri under another address, and a variant of it. */
const renamed: Edits = {
  [barueri]: [['path: /barueri', 'path: /barueri-sp']],
  'pages/variante.yaml': page('/motor-em-barueri', 'variant: { region: barueri }\n').replace(
    'body: Olá.',
    'body: "Olá {{region.in}}. [Veja](/barueri)."',
  ),
};

describe('an address that is gone', () => {
  it('is one problem in words, with all of its places', () => {
    const text = formatProblems(problemsOf(renamed), 'pt-BR');
    const places = problemsOf(renamed).length;
    expect(places).toBeGreaterThan(3);
    expect(text.match(/^\S+:\d+:\d+ {2}\S+/gm)).toHaveLength(1);
    expect(text).toContain(`E mais ${places - 1} lugares pela mesma causa:\n    pages/`);
    expect(text).toContain('\n    pages/variante.yaml:5, 7\n');
    expect(text.split('\n').at(-1)).toBe(`1 erro, 0 avisos em ${places} lugares de 3 arquivos.`);
    expect(formatProblems(problemsOf(renamed), 'en')).toContain('more places for the same reason:');
  });

  it('is told at each place to a program', () => {
    expect(
      toRecords(problemsOf(renamed), 'pt-BR').map(({ file, code }) => `${file} ${code}`),
    ).toEqual([
      `${osasco} neighbour-unknown`,
      `${home} link-unknown`,
      'pages/variante.yaml variant-unknown',
      'pages/variante.yaml link-unknown',
    ]);
  });

  it('is not one with another address', () => {
    const text = formatProblems(
      problemsOf({
        'pages/a.yaml': page('/a').replace('Olá.', '"[Um](/um) e [dois](/dois)."'),
      }),
      'pt-BR',
    );
    expect(text.match(/^\S+:\d+:\d+ {2}link-unknown/gm)).toHaveLength(2);
  });
});

describe('a draft', () => {
  it('is one problem in words, with all places that lead to it', () => {
    const text = formatProblems(
      problemsOf({
        [barueri]: [['blocks:\n', 'draft: true\nblocks:\n']],
        'pages/a.yaml': toBarueri,
      }),
      'pt-BR',
    );
    expect(text.match(/^\S+:\d+:\d+ {2}link-hidden/gm)).toHaveLength(1);
    expect(text).toMatch(/E mais .* pela mesma causa:\n {4}pages\//);
  });
});

/** Mistakes of references in documents that can be read. */
const elsewhere: Edits = {
  [home]: [['/dicas#seguranca', '/nada']],
  [osasco]: [['near: [barueri, lapa]', 'near: [barueri, nenhures]']],
  'pages/igual.yaml': page('/dicas'),
};
const found = [
  `${osasco} neighbour-unknown`,
  'pages/igual.yaml path-duplicate',
  `${home} link-unknown`,
];

describe('what a shared part or a missing page brings about', () => {
  it('is one problem for a name that two shared parts have, with each page that uses both', () => {
    const twice = page('/a').replace(
      '{ type: text',
      '{ type: partial, name: duvidas }\n  - { type: text',
    );
    const use = '  - { type: partial, name: duvidas }\n  - { type: partial, name: outras }\n';
    const text = formatProblems(
      problemsOf({
        'partials/outras.yaml': 'blocks:\n  - { type: text, id: duvidas, body: Olá. }\n',
        'pages/a.yaml': twice.replace('  - { type: partial, name: duvidas }\n', use),
        'pages/b.yaml': twice
          .replace('  - { type: partial, name: duvidas }\n', use)
          .replaceAll('/a', '/b'),
      }),
      'pt-BR',
    );
    expect(text.match(/^\S+:\d+:\d+ {2}anchor-duplicate/gm)).toHaveLength(1);
    expect(text).toContain('E mais um lugar pela mesma causa:\n    pages/b.yaml');
  });

  it('is one problem for a site without its home page', () => {
    const { problems } = checkSite(new FixtureSite({ [home]: null }).dir, { lints: 'check' });
    const orphans = problems.filter(({ code }) => code === 'page-orphan');
    expect(orphans.map(({ file, params }) => [file, params])).toEqual([
      ['site.yaml', { path: '/' }],
    ]);
  });

  it('is told of the page that has no main heading, not of the part that it begins with', () => {
    const { problems } = checkSite(
      new FixtureSite({
        'site.yaml': [['heading-skip: off, ', '']],
        'pages/a.yaml': page('/a').replace(
          '{ type: text, body: Olá. }',
          '{ type: partial, name: duvidas }',
        ),
      }).dir,
      { lints: 'check' },
    );
    const skips = problems.filter(
      ({ file, code }) => code === 'heading-skip' && file !== 'pages/dicas.json',
    );
    expect(skips.map(({ file, related }) => [file, related?.file])).toEqual([
      ['pages/a.yaml', 'partials/duvidas.yaml'],
    ]);
  });

  it('is told of the page whose title is that of another place', () => {
    const found = (path: string) =>
      problemsOf({
        [`pages/cidades${path}.yaml`]: page(
          path,
          'region: { kind: city, group: cidades, name: Outra, coordinates: [-23.5, -46.8] }\n',
        ).replace(`title: Página ${path}`, 'title: Motor de portão em Barueri'),
      })
        .filter(({ code }) => code === 'title-duplicate')
        .map(({ file, related }) => [file, related?.file]);
    expect(found('/aruja')).toEqual([['pages/cidades/aruja.yaml', barueri]]);
    expect(found('/zona')).toEqual([['pages/cidades/zona.yaml', barueri]]);
  });
});

describe('a path that two pages claim', () => {
  const claimed: Edits = { [barueri]: [['path: /barueri', 'path: /osasco']] };

  it('is told of the page whose file has another name, and nothing is said of what leads to that page', () => {
    expect(brief(claimed)).toEqual([`${barueri} path-duplicate`]);
    expect(problemsOf(claimed)[0]!.related?.file).toBe(osasco);
  });

  it('is told of the copy of a page, whichever stands first in the folder', () => {
    const copy = new FixtureSite({}).read(osasco);
    for (const name of ['a', 'z'])
      expect(brief({ [`pages/cidades/${name}.yaml`]: copy })).toEqual([
        `pages/cidades/${name}.yaml path-duplicate`,
      ]);
  });

  it('comes before everything else, and hides no other mistake', () => {
    expect(
      brief({ ...claimed, 'pages/a.yaml': page('/a').replace('Olá.', '"[Um](/um)"') }),
    ).toEqual([`${barueri} path-duplicate`, 'pages/a.yaml link-unknown']);
  });

  it('leaves nothing to say of pages that only the page without its own path leads to', () => {
    const { problems } = checkSite(
      new FixtureSite({ [home]: [['path: /\n', 'path: /osasco\n']] }).dir,
      { lints: 'check' },
    );
    const told = problems.filter(({ level, code }) => level === 'error' || code === 'page-orphan');
    expect(told.map(({ file, code }) => `${file} ${code}`)).toEqual([`${home} path-duplicate`]);
  });
});

describe('a document that cannot be used', () => {
  it.each<[string, Edits, string]>([
    ['has an unknown field', { [barueri]: [['order: 2', 'ordem: x']] }, 'field-unknown'],
    ['is no YAML', { [barueri]: [['updated: "', 'updated: "2026-02-10" "']] }, 'yaml'],
    ['is no text', { [barueri]: new Uint8Array([0xff, 0xfe, 0x00]) }, 'file-encoding'],
    ['is a partial', { 'partials/contato.yaml': [['tone: amber', 'tone: blue']] }, 'field-value'],
  ])('hides no reference of others where it %s', (_, broken, code) => {
    const all = brief({ ...elsewhere, ...broken });
    expect(all.filter((one) => found.includes(one))).toHaveLength(found.length);
    const more = all.filter((one) => !found.includes(one));
    // Nobody is told that what it says does not exist.
    expect(new Set(more.map((one) => one.split(' ')[0]))).toEqual(new Set(Object.keys(broken)));
    expect(code === 'yaml' || more.some((one) => one.endsWith(code))).toBe(true);
  });

  it('leaves nothing to say of the jobs that name its place and its service', () => {
    const job = 'what: Motor novo\nplace: barueri\nservice: /dicas\ndate: "2026-01-10"\n';
    const tips = 'pages/dicas.json';
    expect(brief({ 'work/motor.yaml': job })).toEqual([]);
    expect(
      brief({ 'work/motor.yaml': job, [barueri]: [['order: 2', 'ordem: x']], [tips]: '{' }),
    ).toEqual([`${barueri} field-unknown`, `${tips} syntax`]);
    expect(brief({ 'work/motor.yaml': job.replace('barueri', 'nenhures'), [tips]: '{' })).toContain(
      'work/motor.yaml work-place-unknown',
    );
  });

  it('is not looked for under an address that it does not have', () => {
    expect(
      brief({
        [barueri]: [
          ['path: /barueri', 'path: /barueri-sp'],
          ['order: 2', 'ordem: x'],
        ],
      }),
    ).toEqual([`${barueri} field-unknown`, `${osasco} neighbour-unknown`, `${home} link-unknown`]);
  });
});
