// `portao set`: fields of several pages, or a text wherever it is read.
import { afterAll, describe, expect, it } from 'vitest';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { runSet } from '../../cli/edit/set.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { removeFolders } from '../folders.ts';
import { EditedCopy } from './edit-command.ts';

afterAll(removeFolders);

const minimal = () => new EditedCopy('tests/fixtures/sites/minimal');
const set = (site: EditedCopy, words: string[], more = {}) => site.run(runSet, { words, ...more });

describe('a field of several pages', () => {
  it.each([
    ['files', 'cidades/*'],
    ['files with their folder and their ending', 'site/pages/cidades/*.yaml'],
  ])('is set in those that %s name, and nothing else changes', async (_, pattern) => {
    const site = minimal();
    const before = site.documents();
    const { code } = await set(site, [pattern, 'blocks.0.heading=Motor: {{region.name}} # 1']);
    expect(code).toBe(0);
    const after = site.documents();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual(['pages/cidades/barueri.yaml', 'pages/cidades/osasco.yaml']);
    for (const file of changed)
      expect(after[file]).toContain('heading: "Motor: {{region.name}} # 1"\n');
    await site.run(runUndo, {});
    expect(site.documents()).toEqual(before);
  });

  it('is set in those that paths name', async () => {
    const site = minimal();
    await set(site, ['/*a*a*', 'updated=2026-11-23', 'blocks.0.heading=Novo título']);
    expect(site.read('pages/bairros/lapa.yaml')).toContain('updated: "2026-11-23"\n');
    expect(site.read('pages/bairros/lapa.yaml')).toMatch(/heading: "?Novo título"?\n/);
    expect(site.read('pages/cidades/barueri.yaml')).not.toContain('2026-11-23');
  });

  it('may be a list, a number, or what stands in a group', async () => {
    const site = minimal();
    await set(site, [
      'cidades/osasco',
      'region.order=7',
      'keywords=[portão, motor]',
      'region.menu.note=12',
    ]);
    const text = site.read('pages/cidades/osasco.yaml');
    expect(text).toContain('  order: 7\n');
    expect(text).toContain('keywords: ["portão", "motor"]\n');
    expect(text).toContain('menu: { mobile: true, note: "12" }');
  });

  it('is left where a page has no group for it, and that is said', async () => {
    const site = minimal();
    const { code, out } = await set(site, ['**', 'image.alt=Portão aberto']);
    expect(code).toBe(1);
    expect(out).toMatch(/Left to you:\n(?:- .*image\.alt: there is no group or list here.*\n){4}/);
    expect(site.read('pages/index.yaml')).toContain('alt: Portão aberto }');
  });

  it('is not set to what the check would refuse', async () => {
    const site = minimal();
    const before = site.documents();
    await expect(set(site, ['index', 'updated=ontem'])).rejects.toThrow(SiteProblems);
    expect(site.documents()).toEqual(before);
  });
});

describe('a text that is replaced', () => {
  it('changes wherever it is read, and where it is seen is told', async () => {
    const site = minimal();
    const { out } = await set(site, [], { replace: 'Motor de portão=Motor de garagem' });
    expect(out).toMatch(/^12 times in 4 files\.\nIt is seen on: /);
    expect(Object.values(site.documents()).join('\n')).not.toContain('Motor de portão');
    expect(site.errors()).toEqual([]);
  });

  it('stays in references, in addresses and inside of words', async () => {
    const site = minimal();
    site.edit('pages/index.yaml', 'Num raio', 'Em [barueri](/barueri), barueriense, num raio');
    await set(site, ['index'], { replace: 'barueri=Alphaville' });
    expect(site.read('pages/index.yaml')).toContain(
      'Em [Alphaville](/barueri), barueriense, num raio',
    );
    await set(site, ['index'], { replace: 'barueri=alphaville', part: true });
    expect(site.read('pages/index.yaml')).toContain('[Alphaville](/barueri), alphavilleense');
    await set(site, ['index'], { replace: 'km=quilômetros' });
    expect(site.read('pages/index.yaml')).toContain('{{claims.coverageRadius}} quilômetros.');
  });

  it('is undone byte for byte', async () => {
    const site = minimal();
    const before = site.documents();
    await set(site, [], { replace: 'Osasco=Carapicuíba' });
    expect(site.documents()).not.toEqual(before);
    await site.run(runUndo, {});
    expect(site.documents()).toEqual(before);
  });
});

it.each([
  [['bairo/*', 'title=x'], {}, /No page matches "bairo\/\*"/],
  [['bairros/*'], {}, /Say pages and fields/],
  [['bairros/*', 'title'], {}, /does not say a field and a value/],
  [[], { replace: 'só' }, /does not say what to replace/],
  [[], { replace: 'abracadabra=x' }, /No text of the site contains/],
])('says what is missing in %j', async (words, more, says) => {
  await expect(set(minimal(), words, more)).rejects.toThrow(WrongUse);
  await expect(set(minimal(), words, more)).rejects.toThrow(says);
});
