// What is missing before a site may be public: one list, told by `check`, refused by a release, left for the panel.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { keptLaunchList } from '../../../engine/publish/launch-list.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { SiteNotReady } from '../../../engine/diagnostics/problem.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, placeIn, type Edits } from '../fixture.ts';
import { confirmed } from '../site-copy.ts';

type Replacement = readonly [string, string];
const settings = 'site.yaml';
const home = 'pages/index.yaml';
const partial = 'partials/duvidas.yaml';
const cnpj = '  cnpj: { value: "11.222.333/0001-81" }\n';
const legalName = '  legalName: { value: Modelo Ltda. }\n';
const video = 'video: { embed: "https://www.youtube-nocookie.com/embed/abcdefghijk" }\n';
const praise = (sample: string) =>
  `  - type: testimonials\n    heading: O que dizem\n    sampleLabel: Depoimento ilustrativo\n    items: [{ name: Ana, location: Centro, text: Ficou bom., rating: 5${sample} }]\n    button: { label: Ligar, call: main }\n`;

/** The fixture with everything that the law asks for, a video and somebody's praise; then `more`. */
const ready = (more: readonly Replacement[] = [], sample = ''): Edits => ({
  [settings]: [
    ['  priceRange:', `${legalName}${cnpj}  priceRange:`],
    ['offers:', `${video}\noffers:`],
    ...more,
  ],
  [home]: [['blocks:\n', `blocks:\n${praise(sample)}`]],
});
/** The page that reads the list. */
const panel: Edits = {
  'pages/admin.yaml':
    'path: /admin\ntitle: Painel\ndescription: Painel do blog.\nrobots: noindex, nofollow\nupdated: "2026-01-31"\nblocks:\n  - { type: admin-panel, heading: Painel, intro: Entre., emptyText: Ative o JavaScript. }\n',
};
const missingIn = (edits: Edits) => checkSite(new FixtureSite(edits).dir).missing;

describe('what is missing', () => {
  it('is nothing where everything is set', () => {
    const { missing, problems } = checkSite(new FixtureSite(ready()).dir);
    expect([missing, problems]).toEqual([[], []]);
  });

  it('is what a new site left to a person to write, until the comment goes', () => {
    const { dir } = new FixtureSite(
      ready([['hours:\n', '# WRITE: your opening hours.\nhours:\n']]),
    );
    expect(checkSite(dir).missing).toMatchObject([
      { file: settings, code: 'todo', params: { text: 'WRITE: your opening hours.' } },
    ]);
    const page = {
      ...ready(),
      [home]: `# ESCREVA: o que é daqui.\n${new FixtureSite(ready()).read(home)}`,
    };
    expect(missingIn(page)).toMatchObject([{ file: home, line: 1, code: 'todo' }]);
  });

  it.each<[string, Replacement, string, boolean?]>([
    [
      'a contact',
      ['"+5511900000001" }', '"+5511900000001", placeholder: true }'],
      'contacts.mainChat',
    ],
    ['the CNPJ', ['0001-81" }', '0001-81", placeholder: true }'], 'business.cnpj'],
    ['the CNPJ, not there at all', [cnpj, ''], 'business.cnpj', true],
    [
      'the legal name',
      ['Modelo Ltda. }', 'Modelo Ltda., placeholder: true }'],
      'business.legalName',
    ],
    ['the legal name, not there at all', [legalName, ''], 'business.legalName', true],
    ['the address', ['"01000-000" }', '"01000-000", placeholder: true }'], 'business.address'],
    [
      'the street, not there at all',
      ['street: "Rua Exemplo, 100", ', ''],
      'business.address.street',
      true,
    ],
    ['the e-mail', ['exemplo.com.br }', 'exemplo.com.br, placeholder: true }'], 'business.email'],
    ['the video', ['abcdefghijk" }', 'com.br/1", placeholder: true }'], 'video'],
  ])('is said, an error each: %s', (_, replacement, name, isMissing) => {
    const found = missingIn(ready([replacement]));
    expect(found.map(({ file, code, level }) => [file, code, level])).toEqual([
      [settings, 'placeholder', 'error'],
    ]);
    expect(found[0]!.params).toMatchObject({ name });
    expect('missing' in found[0]!.params).toBe(isMissing === true);
  });

  it('is who was made up, on a page and in a partial, whatever `checks` says of warnings', () => {
    const found = missingIn({
      ...ready(
        [
          ['schema-line: off', 'schema-line: off, sample: off, placeholder: off'],
          ['"+5511900000001" }', '"+5511900000001", placeholder: true }'],
        ],
        ', sample: true',
      ),
      [partial]: [['blocks:\n', `blocks:\n${praise(', sample: true')}`]],
    });
    expect(found.map(({ file, code }) => [file, code])).toEqual([
      [settings, 'placeholder'],
      [partial, 'sample'],
      [home, 'sample'],
    ]);
  });

  it('is each claim that nobody has confirmed', () => {
    const open = ready([[`na região.${confirmed}`, 'na região. }']]);
    expect(missingIn(open)).toMatchObject([
      { file: settings, code: 'sample', params: { what: 'claim', names: ['technicians'] } },
    ]);
    const { line, column } = placeIn(new FixtureSite(open), settings, 'technicians: {');
    expect(missingIn(open)).toMatchObject([{ line, column }]);
  });

  it('is no profile and no rating: nobody takes them for real', () => {
    expect(
      missingIn(
        ready([
          ['provisorio" }', 'provisorio", placeholder: true }'],
          ['date: "2026-01-31" }', 'date: "2026-01-31", sample: true }'],
        ]),
      ),
    ).toEqual([]);
  });
});

afterEach(() => void vi.useRealTimers());

const provisional = ready(
  [['"+5511900000001" }', '"+5511900000001", placeholder: true }']],
  ', sample: true',
);

describe('a release', () => {
  it('publishes a site that has everything, with an empty list for the panel', async () => {
    const built = new BuiltSite(new FixtureSite({ ...ready(), ...panel }));
    const { missing, warnings } = await built.build({ refuseMissing: true });
    expect([missing, warnings]).toEqual([0, []]);
    expect(keptLaunchList(stateDir(built.outDir))).toEqual([]);
  });

  it('refuses what is missing, all of it with its place, and publishes nothing', async () => {
    const built = new BuiltSite(new FixtureSite(provisional));
    const error: unknown = await built
      .build({ refuseMissing: true })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(SiteNotReady);
    expect(
      (error as SiteNotReady).problems.map(({ file, line, column }) => ({ file, line, column })),
    ).toEqual([
      placeIn(built.site, settings, 'mainChat: {'),
      placeIn(built.site, home, 'items: [{ name: Ana'),
    ]);
    expect(existsSync(built.outDir) ? built.paths() : []).toEqual([]);
  });

  it('refuses it also where a build before did not, and nothing changed', async () => {
    const built = new BuiltSite(new FixtureSite(provisional));
    expect((await built.build()).missing).toBe(2);
    await expect(built.build({ refuseMissing: true })).rejects.toBeInstanceOf(SiteNotReady);
  });
});

describe('the list for the panel', () => {
  it('is kept beside the site, where no visitor finds it', async () => {
    const built = new BuiltSite(new FixtureSite({ ...provisional, ...panel }));
    await built.build();
    const [{ message } = { message: '' }] = keptLaunchList(stateDir(built.outDir));
    expect(message).not.toBe('');
    expect(built.paths().filter((path) => built.file(path).includes(message))).toEqual([]);
  });

  it('names what pages show that were not built again', async () => {
    const built = new BuiltSite(new FixtureSite({ ...provisional, ...panel }));
    const list = () => keptLaunchList(stateDir(built.outDir));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await built.build();
    const first = list();
    expect(first.map(({ file }) => file)).toEqual([home, settings]);
    expect(first.map(({ message }) => message).join(' ')).toContain('"contacts.mainChat"');
    // Where the panel has a field for it.
    expect(first.map(({ at }) => at)).toEqual([
      ['blocks', 'testimonials', 'pages/index.yaml', 'items'],
      ['contacts', 'mainChat'],
    ]);
    // An edit of one page: the others are not looked at again.
    const other = join(built.site.dir, 'pages/bairros/lapa.yaml');
    writeFileSync(other, readFileSync(other, 'utf8').replace('instalado na Lapa', 'posto na Lapa'));
    const { missing, paths } = await built.build();
    expect([missing, list(), paths]).toEqual([2, first, ['/lapa']]);
  });
});
