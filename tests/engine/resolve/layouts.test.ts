// Pages that differ as a whole: with another frame, or outside of the lists of the site.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { searchEntries } from '../../../engine/resolve/search/search-index.ts';
import { listedPages } from '../../../engine/publish/changes/listed-pages.ts';
import { FixtureSite, pageAt, propsOf, type Edits } from '../fixture.ts';

const barueri = 'pages/cidades/barueri.yaml';
const osasco = 'pages/cidades/osasco.yaml';
const settings: Edits = {
  'site.yaml': [
    [
      'layout:\n',
      `layouts:
  campanha:
    before: [{ type: text, body: "Campanha de {{business.name}}, {{region.in}}." }]
layout:
`,
    ],
  ],
};
const chosen = (...files: string[]) =>
  new FixtureSite({
    ...settings,
    ...Object.fromEntries(
      files.map((file): [string, [string, string][]] => [
        file,
        [['blocks:\n', 'layout: campanha\nblocks:\n']],
      ]),
    ),
  });

describe('a page with a layout of its own', () => {
  it('has its blocks in place of those of all pages', () => {
    const { pages } = chosen(barueri).ready();
    const around = (path: string) =>
      pageAt(pages, path)
        .blocks.filter(({ placement }) => placement !== 'main')
        .map(({ type }) => type);
    expect(around('/barueri')).toEqual(['text']);
    expect(around('/osasco')).toContain('header');
  });

  it('has references replaced in it, each page those of its place', () => {
    const { pages } = chosen(barueri, osasco).ready();
    const said = (path: string) => propsOf(pageAt(pages, path), 'text').body;
    expect([said('/barueri'), said('/osasco')]).toEqual([
      'Campanha de Portões Modelo, em Barueri.',
      'Campanha de Portões Modelo, em Osasco.',
    ]);
  });

  it('is held to the schemas of its blocks', () => {
    const { problems } = checkSite(
      new FixtureSite({
        'site.yaml': [
          ['layout:\n', 'layouts: { a: { after: [{ type: text, corpo: Oi }] } }\nlayout:\n'],
        ],
      }).dir,
    );
    expect(problems.map(({ code }) => code)).toContain('field-unknown');
  });
});

describe('a page that is not listed', () => {
  const site = new FixtureSite({ [barueri]: [['blocks:\n', 'listed: false\nblocks:\n']] });
  const { pages, summaries, index, problems } = checkSite(site.dir, { lints: 'check' });

  it('is no orphan: nothing needs to lead to it', () => {
    expect(problems.filter(({ file }) => file === barueri).map(({ code }) => code)).toEqual(
      checkSite(new FixtureSite().dir, { lints: 'check' })
        .problems.filter(({ file }) => file === barueri)
        .map(({ code }) => code),
    );
  });

  it('is there, with its place', () => {
    expect(propsOf(pageAt(pages, '/barueri'), 'page-heading').heading).toBe(
      'Motor de portão em Barueri',
    );
  });

  it('is in no list of places', () => {
    const lists = JSON.stringify([
      propsOf(pageAt(pages, '/osasco'), 'near').near,
      propsOf(pageAt(pages, '/'), 'coverage').regionGroups,
    ]);
    expect(lists).not.toContain('/barueri');
    expect(lists).toContain('/lapa');
  });

  it('is not found by the search, nor named in the site map', () => {
    expect(searchEntries(index!, summaries).map(({ href }) => href)).not.toContain('/barueri');
    expect(
      listedPages(summaries, 'https://www.exemplo.com.br').map(({ path }) => path),
    ).not.toContain('/barueri');
  });
});
