// The same input gives the same bytes, whenever and wherever it is built; dates come from the documents.
import { cpSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../blocks/entry/render.ts';
import { BuiltSite, contentsOf, fakeBundle, filesIn } from '../fake-bundle.ts';
import { FixtureSite } from '../fixture.ts';

/** The bundle of the fixture with the real renderer. */
const realPages = () => ({ ...fakeBundle(), render });

afterEach(() => void vi.useRealTimers());

/** Builds as if it were another moment, with a clock of its own. */
async function buildAt(moment: string, site: FixtureSite): Promise<BuiltSite> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  const built = new BuiltSite(site);
  await built.build({ bundle: realPages(), mode: 'compressed' });
  vi.useRealTimers();
  return built;
}

describe('the same site', () => {
  it('built twice, years apart, gives the same bytes in every file', async () => {
    const site = new FixtureSite();
    const one = await buildAt('2026-03-01T23:59:59Z', site);
    const two = await buildAt('2031-07-01T00:00:00Z', site);
    expect(one.paths().length).toBeGreaterThan(20);
    expect(two.contents()).toEqual(one.contents());
  });

  it('gives the same bytes from a copy in another folder with other file times', async () => {
    const site = new FixtureSite();
    const copy = new FixtureSite();
    cpSync(site.dir, copy.dir, { recursive: true });
    for (const path of filesIn(copy.dir)) utimesSync(join(copy.dir, path), 86_400, 86_400);
    const [one, two] = [new BuiltSite(site), new BuiltSite(copy)];
    await one.build({ bundle: realPages() });
    await two.build({ bundle: realPages() });
    expect(two.contents()).toEqual(one.contents());
  });

  it('gives the same bytes after a detour through another state', async () => {
    const site = new FixtureSite();
    const straight = new BuiltSite(site);
    await straight.build({ bundle: realPages() });
    const detour = new BuiltSite(
      new FixtureSite({
        'partials/contato.yaml': [['tone: amber', 'tone: night']],
        'site.yaml': [['value: "128"', 'value: "99"']],
      }),
    );
    await detour.build({ bundle: realPages() });
    cpSync(site.dir, detour.site.dir, { recursive: true });
    await detour.build({ bundle: realPages() });
    // It did show something else meanwhile.
    const undated = ({ 'sitemap.xml': _, ...others }: Record<string, string>) => others;
    expect(undated(detour.contents())).toEqual(undated(straight.contents()));
  });

  it('gives the same bytes whichever file of two holds a page', async () => {
    const site = new FixtureSite();
    const moved = new FixtureSite({
      'pages/aaa.yaml': site.read('pages/cidades/osasco.yaml'),
      'pages/cidades/osasco.yaml': null,
    });
    const [one, two] = [new BuiltSite(site), new BuiltSite(moved)];
    await one.build({ bundle: realPages() });
    await two.build({ bundle: realPages() });
    expect(two.contents()).toEqual(one.contents());
  });
});

describe('dates', () => {
  it('on pages, in the sitemap and in structured data are those of the documents', async () => {
    const built = await buildAt('2040-12-25T12:00:00Z', new FixtureSite());
    expect(built.file('sitemap.xml').match(/<lastmod>.*?<\/lastmod>/g)).toEqual(
      ['2026-01-31', '2026-02-10', '2026-02-13', '2026-02-12', '2026-02-11'].map(
        (day) => `<lastmod>${day}</lastmod>`,
      ),
    );
    expect(built.file('barueri.html')).toContain('"dateModified":"2026-02-10"');
    expect(
      Object.entries(contentsOf(built.outDir)).filter(
        ([path, content]) => !/\.(?:br|gz)$/.test(path) && content.includes('2040'),
      ),
    ).toEqual([]);
  });

  it('change a page when the document says another day, and not the sitemap, as visitors read the same', async () => {
    const built = new BuiltSite();
    await built.build({ bundle: realPages() });
    built.site.apply({ 'pages/cidades/barueri.yaml': [['"2026-02-10"', '"2026-03-01"']] });
    const { rendered, filesWritten } = await built.build({ bundle: realPages() });
    expect({ rendered, filesWritten }).toEqual({ rendered: 1, filesWritten: 1 });
    expect(built.file('barueri.html')).toContain('"dateModified":"2026-03-01"');
    expect(built.file('sitemap.xml')).toContain('<lastmod>2026-02-10</lastmod>');
  });
});
