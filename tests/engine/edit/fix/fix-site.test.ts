// What --fix does to the files of a site: each is the old one or the new one, and a second run has nothing to do.
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { load } from '../../../../engine/content/load.ts';
import { planFix } from '../../../../engine/edit/fix/fix-site.ts';
import { checkSite } from '../../../../engine/check/check-site.ts';
import { contentsOf } from '../../fake-bundle.ts';
import { FixtureSite, type Edits } from '../../fixture.ts';
import { switched } from '../../check/lints/lint-codes.ts';

const home = 'pages/index.yaml';
const barueri = 'pages/cidades/barueri.yaml';
const fix = (
  site: FixtureSite,
  includes: (path: string) => boolean = () => true,
  schemaDir: string | null = null,
) => {
  const { changes, files } = planFix(load(site.dir), { schemaDir, includes });
  for (const { path, before, after } of files)
    site.apply({ [path]: site.read(path).replace(before!, () => after!) });
  return changes;
};
const said = (site: FixtureSite) =>
  fix(site).map(({ file, line, before, after }) => `${file}:${line}  ${before} → ${after}`);
const codes = (site: FixtureSite) =>
  checkSite(site.dir, { lints: 'check' }).problems.map(({ code }) => code);

describe('a mistyped name is corrected', () => {
  it.each([
    ['of a field', barueri, 'order: 2', 'odrer: 2', 'odrer → order'],
    ['of a block', home, 'type: coverage', 'type: coverag', 'coverag → coverage'],
    ['of a value', barueri, 'kind: city', 'kind: "ctiy" # município', 'ctiy → city'],
    [
      'of a claim in a text',
      home,
      '{{claims.technicians}}',
      '{{ claims.tecnicians }}',
      '{{claims.tecnicians}} → {{claims.technicians}}',
    ],
    [
      'of a claim that reads like a pattern',
      home,
      '{{claims.technicians}}',
      '{{claims.technicians(}}',
      '{{claims.technicians(}} → {{claims.technicians}}',
    ],
    ['of a message', home, 'chat: quote', 'chat: qoute', 'qoute → quote'],
    ['of a contact', home, 'call: main', 'call: mian', 'mian → main'],
    ['of a neighbour', barueri, 'near: [osasco]', 'near: [osaco]', 'osaco → osasco'],
    ['of a group', barueri, 'group: cidades', 'group: cidade', 'cidade → cidades'],
    ['of a partial', home, 'name: duvidas', 'name: duvida', 'duvida → duvidas'],
    [
      'of a value of a partial',
      barueri,
      'values: { heading:',
      'values: { headin:',
      'headin → heading',
    ],
    [
      'of a value in the text of a partial',
      'partials/contato.yaml',
      'text: "{{values.text}}"',
      'text: "{{values.txet}}"',
      '{{values.txet}} → {{values.text}}',
    ],
  ])('%s', (_, file, right, wrong, change) => {
    const site = new FixtureSite({ [file]: [[right, wrong]] });
    expect(codes(site)).toHaveLength(1);
    expect(said(site).map((line) => line.split('  ')[1])).toEqual([change]);
    expect(codes(site)).toEqual([]);
    expect(site.read(file)).toBe(
      new FixtureSite()
        .read(file)
        .replace(
          right,
          wrong.replace(...(change.replace(/[{}]/g, '').split(' → ') as [string, string])),
        ),
    );
  });

  it('in each reference of a text of several lines, and told at its own line', () => {
    const text = (first: string, second: string) =>
      `lead: |\n      Raio de {{claims.${first}}} km.\n\n      São {{ claims.${second} }} técnicos.`;
    const lead = 'lead: "Num raio de {{claims.coverageRadius}} km."';
    const line =
      new FixtureSite()
        .read(home)
        .split('\n')
        .findIndex((one) => one.includes(lead)) + 1;
    const site = new FixtureSite({ [home]: [[lead, text('coverageRadios', 'tecnicians')]] });
    expect(said(site)).toEqual([
      `${home}:${line + 1}  {{claims.coverageRadios}} → {{claims.coverageRadius}}`,
      `${home}:${line + 3}  {{claims.tecnicians}} → {{claims.technicians}}`,
    ]);
    expect(site.read(home)).toContain(text('coverageRadius', 'technicians'));
  });

  it.each([
    [
      'nearly as near to two names',
      {
        'site.yaml': [
          [
            '- { id: bairros, label: Bairros }',
            '- { id: bairros, label: Bairros }\n  - { id: bairrop, label: Outros }',
          ],
        ],
        'pages/bairros/lapa.yaml': [['group: bairros', 'group: bairro']],
      },
    ],
    ['not near to any', { [barueri]: [['near: [osasco]', 'near: [santos]']] }],
    ['of a field that is there already', { [barueri]: [['order: 2', 'order: 2\n  odrer: 3']] }],
  ] as [string, Edits][])('but not one that is %s', (_, edits) => {
    const site = new FixtureSite(edits);
    const before = contentsOf(site.dir);
    expect(said(site)).toEqual([]);
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it.each([
    ['a field by its Portuguese name', home, 'heading: Onde atendemos', 'titulo: Onde atendemos'],
    ['a day that can only be one', barueri, 'updated: "2026-02-10"', 'updated: 13/02/2026'],
    [
      'a day as the country of the site writes it',
      barueri,
      'updated: "2026-02-10"',
      'updated: "10/02/2026" # revisto',
    ],
    ['an hour', 'site.yaml', 'opens: "08:00"', 'opens: "8h"'],
    ['a path without its slash', barueri, 'path: /barueri', 'path: barueri'],
    ['a yes in Portuguese', home, 'showMap: true', 'showMap: sim'],
    ['a number in quotes', 'site.yaml', 'chatDelay: 3000', 'chatDelay: "3000"'],
    ['a text that reads like a number', home, 'heading: Onde atendemos', 'heading: 2026'],
  ])('and so is %s', (_, file, right, wrong) => {
    const site = new FixtureSite({ [file]: [[right, wrong]] });
    expect(codes(site)).toHaveLength(1);
    expect(said(site)).toHaveLength(1);
    expect(codes(site)).toEqual([]);
    const [before, after] = [new FixtureSite().read(file), site.read(file)].map((text) =>
      text.split('\n'),
    );
    // Every other line is as it was, and so is the comment on this one.
    expect(after!.filter((line) => !before!.includes(line)).length).toBeLessThanOrEqual(1);
    expect(after!.join().includes('# revisto')).toBe(wrong.includes('# revisto'));
  });

  it.each([
    [
      'a day where the month may come first',
      {
        'site.yaml': [['business:\n  name', 'language: en\ncountry: US\nbusiness:\n  name']],
        [barueri]: [['"2026-02-10"', '10/02/2026']],
      },
    ],
    ['a day whose year is short', { [barueri]: [['"2026-02-10"', '10/02/26']] }],
    ['a phone number', { 'site.yaml': [['"+551130000000"', '"(11) 3000-0000"']] }],
    ['a path that would be another', { [barueri]: [['path: /barueri', 'path: /Barueri Centro']] }],
    ['a number with its unit', { 'site.yaml': [['chatDelay: 3000', 'chatDelay: 3000 ms']] }],
    ['two names without a comma', { [barueri]: [['near: [osasco]', 'near: [osasco lapa]']] }],
  ] as [string, Edits][])('but not %s: that is a guess', (_, edits) => {
    const site = new FixtureSite(edits);
    const before = contentsOf(site.dir);
    expect(said(site)).toEqual([]);
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it('though two fields are meant to be the same one: only the first is', () => {
    const site = new FixtureSite({ [barueri]: [['order: 2', 'odrer: 2\n  oder: 3']] });
    said(site);
    expect(codes(site)).toEqual(['field-unknown']);
  });
});

describe('a site', () => {
  const wrong: Edits = {
    'site.yaml': [switched('key-order', 'warning'), ['chatDelay: 3000', 'chatDealy: 3000']],
    [home]: [
      ['call: main', 'call: mian'],
      ['claims.technicians', 'claims.tecnicians'],
    ],
    [barueri]: [['kind: city\n  group: cidades', 'group: cidade\n  kind: ctiy']],
  };

  it('is corrected in rounds: what one correction brings up is corrected as well, and then nothing is left', () => {
    const site = new FixtureSite(wrong);
    const changes = said(site);
    expect(changes).toEqual(
      expect.arrayContaining([
        'site.yaml:83  chatDealy → chatDelay',
        'pages/cidades/barueri.yaml:7  ctiy → city',
        'pages/cidades/barueri.yaml:6  cidade → cidades',
        'pages/index.yaml:13  mian → main',
        'pages/cidades/barueri.yaml:6  group, kind, name, coordinates, near, order → kind, group, name, coordinates, near, order',
      ]),
    );
    expect(codes(site)).toEqual([]);
    const after = contentsOf(site.dir);
    expect(said(site)).toEqual([]);
    expect(contentsOf(site.dir)).toEqual(after);
  });

  it('is changed only in the files that were asked for', () => {
    const site = new FixtureSite({
      [home]: [['call: main', 'call: mian']],
      [barueri]: [['order: 2', 'odrer: 2']],
    });
    expect(fix(site, (path) => path === barueri).map(({ file }) => file)).toEqual([barueri]);
    expect(site.read(home)).toContain('mian');
  });

  it('gets its schema lines, the wrong ones in their place', () => {
    const site = new FixtureSite({ 'site.yaml': [switched('schema-line', 'warning')] });
    site.apply({ [home]: `# yaml-language-server: $schema=alheio.json\n${site.read(home)}` });
    fix(site, undefined, join(site.dir, '../schemas'));
    expect(site.read(home).split('\n').slice(0, 2)).toEqual([
      '# yaml-language-server: $schema=../../schemas/page.schema.json',
      'path: /',
    ]);
    expect(site.read('partials/contato.yaml').split('\n', 1)).toEqual([
      '# yaml-language-server: $schema=../../schemas/partial.schema.json',
    ]);
    expect(site.read('site.yaml').split('\n', 1)).toEqual([
      '# yaml-language-server: $schema=../schemas/site.schema.json',
    ]);
    expect(site.read('pages/dicas.json')).toBe(new FixtureSite().read('pages/dicas.json'));
    expect(fix(site, undefined, join(site.dir, '../schemas'))).toEqual([]);
  });

  it('that cannot be read is left alone', () => {
    const site = new FixtureSite({
      'site.yaml': null,
      [home]: 'a: [',
      [barueri]: Buffer.from('title: Portão', 'latin1'),
    });
    const before = contentsOf(site.dir);
    expect(said(site)).toEqual([]);
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it('keeps a mark at the beginning of a file and the ends of its lines', () => {
    const site = new FixtureSite();
    const text = `\ufeff${site.read(barueri).replace('order: 2', 'odrer: 2').replaceAll('\n', '\r\n')}`;
    expect(said(site.apply({ [barueri]: text }))).toHaveLength(1);
    expect(site.read(barueri)).toBe(text.replace('odrer', 'order'));
  });

  it('is the same after a second run, whatever was mistyped', () => {
    const names = [
      'technicians',
      'coverageRadius',
      'quote',
      'main',
      'duvidas',
      'coverage',
      'heading',
      'lead',
      'label',
    ];
    const typo = fc.tuple(
      fc.constantFrom(...names),
      fc.nat({ max: 8 }),
      fc.constantFrom('', 'x', 'ab'),
    );
    const text = new FixtureSite().read(home);
    fc.assert(
      fc.property(fc.array(typo, { minLength: 1, maxLength: 4 }), (typos) => {
        const site = new FixtureSite({
          [home]: typos.reduce(
            (before, [name, at, letters]) =>
              before.replace(name, name.slice(0, at) + letters + name.slice(at + 1)),
            text,
          ),
        });
        fix(site);
        const once = site.read(home);
        expect(fix(site)).toEqual([]);
        expect(site.read(home)).toBe(once);
      }),
      { numRuns: 25 },
    );
  });
});
