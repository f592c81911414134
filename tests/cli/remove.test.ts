// `portao remove`: a page goes, lists name it no more, its address leads to another page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { runRemove } from '../../cli/edit/remove.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { removeFolders } from '../folders.ts';
import { EditedCopy } from './edit-command.ts';

afterAll(removeFolders);

const minimal = () => new EditedCopy('tests/fixtures/sites/minimal');
const remove = (site: EditedCopy, path: string, to?: string) => site.run(runRemove, { path, to });

describe('a page that goes', () => {
  it('leaves the lists of neighbours, and its address leads to the page above', async () => {
    const site = minimal();
    const before = site.documents();
    const { out } = await remove(site, '/lapa');
    expect(out).toContain('/lapa leaves the site. Its path now leads to /.');
    expect(existsSync(join(site.dir, 'pages/bairros/lapa.yaml'))).toBe(false);
    expect(site.read('pages/cidades/osasco.yaml')).toContain('near: [barueri]');
    expect(site.read('site.yaml')).toMatch(/from: \/lapa\s+to: \/\n/);
    expect(site.errors()).toEqual([]);
    await site.run(runUndo, {});
    expect(site.documents()).toEqual(before);
  });

  it('leaves the menus; links elsewhere are named with their lines, and stay', async () => {
    const site = minimal();
    const { out } = await remove(site, '/dicas');
    const settings = site.read('site.yaml');
    expect(settings).not.toContain('heading: Ajuda, link: /dicas');
    expect(settings).toContain('mobile:');
    expect(out).toContain('Left to you:\n');
    expect(out).toMatch(
      /site\.yaml:\d+ {2}layout\.after\.0\.columns\.0\.items\.0\.link: the link "\/dicas"/,
    );
    expect(out).toMatch(/pages\/index\.yaml:10 {2}blocks\.0\.lead: a link in the text/);
    expect(site.read('pages/index.yaml')).toContain('[dicas](/dicas#seguranca)');
  });

  it('has its links turned to the page that is named', async () => {
    const site = minimal();
    const { out } = await remove(site, '/barueri', '/osasco');
    expect(out).not.toContain('Left to you');
    expect(site.read('pages/index.yaml')).toContain('[Barueri](/osasco)');
    expect(site.read('pages/cidades/osasco.yaml')).toContain('near: [lapa]');
    expect(site.read('site.yaml')).toMatch(/from: \/barueri\s+to: \/osasco\n/);
    expect(site.errors()).toEqual([]);
  });

  it('stays where another page cannot do without it', async () => {
    const site = minimal();
    site.write(
      'pages/variante.yaml',
      site
        .read('pages/cidades/barueri.yaml')
        .replace('/barueri', '/motor-barueri')
        .replace(/region:\n(?: .*\n)+/, 'variant: { region: barueri }\n'),
    );
    const before = site.documents();
    await expect(remove(site, '/barueri')).rejects.toThrow(SiteProblems);
    expect(site.documents()).toEqual(before);
  });
});

it.each([
  ['/', undefined, /how the site works/],
  ['/lapas', undefined, /Did you mean "\/lapa"/],
  ['/lapa', '/nada', /no page at "\/nada"/],
  ['/lapa', '/lapa', /is the page that goes/],
])('refuses to remove %s for %s', async (path, to, says) => {
  const site = minimal();
  const before = site.documents();
  await expect(remove(site, path, to)).rejects.toThrow(WrongUse);
  await expect(remove(site, path, to)).rejects.toThrow(says);
  expect(site.documents()).toEqual(before);
});
