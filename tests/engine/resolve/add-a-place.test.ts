// One document more, and the place is everywhere: nobody keeps a second list of cities.
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareBundle } from '../../../engine/publish/bundle.ts';
import type { SearchFile } from '../../../engine/client/search.ts';
import type {
  CoverageMap,
  Crumb,
  HeaderItem,
  PlaceLink,
  RegionGroup,
} from '../../../engine/render/types.ts';
import { root } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, propsOf } from '../fixture.ts';
import { parseHtml } from '../../parse-html.ts';

const carapicuiba = `path: /carapicuiba
title: Motor de portão em Carapicuíba
description: Motor de portão instalado em Carapicuíba.
updated: "2026-03-01"
region:
  kind: city
  group: cidades
  name: Carapicuíba
  coordinates: [-23.5235, -46.8407]
  near: [barueri, osasco]
  menu: { mobile: true, note: A novidade }
blocks:
  - { type: page-heading, heading: "Motor de portão {{region.in}}" }
  - { type: near, heading: Perto daqui }
  - { type: same-group, heading: Outras cidades }
`;
const search = `path: /busca
title: Busca
description: O que procura?
updated: "2026-03-01"
blocks:
  - { type: page-heading, heading: Busca }
  - type: problem-search
    heading: O que procura?
    placeholder: Escreva aqui
    submit: Buscar
    countText: Várias respostas
    suggestions: [Motor]
    resultsLabel: Respostas
    emptyText: Nada achado.
    emptyButton: { label: Conversar, chat: search }
`;
const added = { 'pages/cidades/carapicuiba.yaml': carapicuiba };
const link: PlaceLink = {
  slug: 'carapicuiba',
  name: 'Carapicuíba',
  href: '/carapicuiba',
  note: 'A novidade',
};

describe('one document more', () => {
  let built: BuiltSite;

  beforeAll(async () => {
    built = new BuiltSite(new FixtureSite({ 'pages/busca.yaml': search }));
    await built.build();
    built.site.apply(added);
    await built.build();
  });

  const names = (group: RegionGroup | undefined) => group?.places.map((place) => place.name);

  it('puts the place into the header menu of every page', () => {
    for (const path of ['/', '/barueri', '/dicas', '/lapa', '/osasco', '/carapicuiba']) {
      const { headerMenu } = propsOf(built.page(path), 'header') as { headerMenu: HeaderItem[] };
      const panel = headerMenu.find((item) => item.kind === 'panel');
      expect(panel?.columns[0]?.[0]?.places).toContainEqual(link);
    }
  });

  it('puts it into the menu of small screens where the document says so', () => {
    const { mobilePlaces } = propsOf(built.page('/dicas'), 'header') as { mobilePlaces: unknown };
    expect(mobilePlaces).toEqual([
      { label: 'Osasco', href: '/osasco' },
      { label: 'Carapicuíba', href: '/carapicuiba' },
    ]);
  });

  it('puts it into the coverage list and onto the map', () => {
    const { regionGroups, map } = propsOf(built.page('/'), 'coverage') as {
      regionGroups: RegionGroup[];
      map: CoverageMap;
    };
    expect(regionGroups.map(names)).toEqual([['Osasco', 'Barueri', 'Carapicuíba'], ['Lapa']]);
    expect(map.places.map(({ name, x, y }) => ({ name, x, y }))).toContainEqual({
      name: 'Carapicuíba',
      x: 310,
      y: 473,
    });
  });

  it('puts it among the places of its group, on the pages of those', () => {
    const sameGroup = (path: string) =>
      names((propsOf(built.page(path), 'same-group') as { sameGroup: RegionGroup }).sameGroup);
    expect(sameGroup('/barueri')).toEqual(['Osasco', 'Carapicuíba']);
    expect(sameGroup('/osasco')).toEqual(['Barueri', 'Carapicuíba']);
    expect(sameGroup('/carapicuiba')).toEqual(['Osasco', 'Barueri']);
    expect(sameGroup('/lapa')).toEqual([]);
  });

  it('shows its neighbours on its own page, and leaves the neighbours of others to their documents', () => {
    const near = (path: string) =>
      (propsOf(built.page(path), 'near') as { near: PlaceLink[] }).near.map((place) => place.name);
    expect(near('/carapicuiba')).toEqual(['Barueri', 'Osasco']);
    expect(near('/barueri')).toEqual(['Osasco']);
  });

  it('names it on its breadcrumb', () => {
    const { breadcrumb } = propsOf(built.page('/carapicuiba'), 'breadcrumb') as {
      breadcrumb: Crumb[];
    };
    expect(breadcrumb).toEqual([{ name: 'Início', href: '/' }, { name: 'Carapicuíba' }]);
  });

  it('lists it for search engines and for the search of the site', () => {
    expect(built.file('sitemap.xml')).toContain(
      '<loc>https://www.exemplo.com.br/carapicuiba</loc><lastmod>2026-03-01</lastmod>',
    );
    const { entries } = JSON.parse(built.file('search.json')) as SearchFile;
    expect(entries).toContainEqual({
      kind: 'place',
      title: 'Carapicuíba',
      text: 'Motor de portão instalado em Carapicuíba.',
      href: '/carapicuiba',
    });
  });

  it('gives its place to the texts and buttons of its page', () => {
    expect(propsOf(built.page('/carapicuiba'), 'page-heading').heading).toBe(
      'Motor de portão em Carapicuíba',
    );
  });

  it('leaves nothing behind when it is deleted', async () => {
    const other = new BuiltSite();
    await other.build();
    const before = other.contents();
    other.site.apply(added);
    await other.build();
    other.site.apply({ 'pages/cidades/carapicuiba.yaml': null });
    await other.build();
    expect(other.contents()).toEqual(before);
  });
});

describe('one document more, through the real bundle', () => {
  it('is linked from the menu, the coverage and its group, and its page and scripts are there', async () => {
    const built = new BuiltSite(new FixtureSite(added));
    const bundle = await prepareBundle(root);
    await built.build({ bundle });
    const document = (path: string) => parseHtml(built.file(path));
    const linked = (path: string, selector: string) =>
      [...document(path).querySelectorAll(`${selector} a[href="/carapicuiba"]`)].map(
        (anchor) => anchor.textContent,
      );
    expect(linked('lapa.html', 'header')).toEqual([
      'Carapicuíba',
      expect.stringMatching(/^Carapicuíba.+/),
    ]);
    expect(linked('index.html', 'main details')).toEqual(['Carapicuíba 21 km']);
    expect(linked('osasco.html', 'main')).toEqual(['Carapicuíba']);
    expect(document('carapicuiba.html').querySelector('h1')?.textContent).toBe(
      'Motor de portão em Carapicuíba',
    );
    const script = /import\("([^"]+)"\)/.exec(
      document('index.html').querySelector('script')!.textContent,
    )?.[1];
    expect(bundle.files.document.map(({ file }) => `/${file}`)).toContain(script);
    expect(built.paths()).toEqual(
      expect.arrayContaining(
        bundle.files.document.filter(({ block }) => block === null).map(({ file }) => file),
      ),
    );
  });
});
