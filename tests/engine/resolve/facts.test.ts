// What the engine computes from the documents and hands to blocks: menus, breadcrumb, lists of places, the map.
import { describe, expect, it } from 'vitest';
import { distanceKm, mapPosition, mapUnitsPerKm } from '../../../engine/resolve/geo.ts';
import { factNames } from '../../../engine/resolve/facts.ts';
import { schemas } from '../../first-site.ts';
import type {
  CoverageMap,
  Facts,
  HeaderItem,
  PlaceLink,
  RegionGroup,
} from '../../../engine/render/types.ts';
import { FixtureSite, propsOf, type Edits } from '../fixture.ts';
import { confirmed } from '../site-copy.ts';

const barueri = 'pages/cidades/barueri.yaml';
const osasco = 'pages/cidades/osasco.yaml';
const lapa = 'pages/bairros/lapa.yaml';
const page = (path: string, more = '') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: page-heading, heading: "Título de ${path}" }\n`;
const city = (slug: string, more = '') =>
  page(
    `/${slug}`,
    `region: { kind: city, group: cidades, name: ${slug}, coordinates: [-23.6, -46.7]${more} }\n`,
  );

describe('the layout of the site', () => {
  const slots = (edits: Edits) =>
    new FixtureSite(edits).page('/barueri').blocks.map((block) => block.placement);

  it('stands around every page, but around one that says that it has none', () => {
    expect(slots({})).toContain('before');
    expect(
      new Set(slots({ [barueri]: [['path: /barueri', 'path: /barueri\nframe: false']] })),
    ).toEqual(new Set(['main']));
  });
});

describe('the header menu', () => {
  const menu = (path: string, edits: Edits = {}) =>
    (propsOf(new FixtureSite(edits).page(path), 'header') as { headerMenu: HeaderItem[] })
      .headerMenu;

  it('has panels with the groups of each column, and links', () => {
    const [panel, link] = menu('/');
    expect(panel).toEqual({
      kind: 'panel',
      label: 'Regiões',
      width: 600,
      columns: [
        [
          {
            id: 'cidades',
            label: 'Cidades',
            places: [
              { slug: 'osasco', name: 'Osasco', href: '/osasco', note: 'Todos os bairros' },
              { slug: 'barueri', name: 'Barueri', href: '/barueri' },
            ],
          },
        ],
        [
          {
            id: 'bairros',
            label: 'Bairros',
            places: [{ slug: 'lapa', name: 'Lapa', href: '/lapa' }],
          },
        ],
      ],
    });
    expect(link).toEqual({
      kind: 'link',
      label: 'Dicas',
      heading: 'Ajuda',
      href: '/dicas',
      current: false,
    });
  });

  it('marks the link to the page itself', () => {
    expect(menu('/dicas')[1]).toMatchObject({ current: true });
  });

  it('shows another name of a place where its document gives one for the menu', () => {
    const [panel] = menu('/', {
      [lapa]: [['near: [osasco]', 'near: [osasco]\n  menu: { label: Bairro da Lapa }']],
    });
    expect(
      panel?.kind === 'panel' && panel.columns[1]?.[0]?.places.map((place) => place.name),
    ).toEqual(['Bairro da Lapa']);
  });

  it('is 600 px wide where the site does not say', () => {
    expect(menu('/', { 'site.yaml': [[' width: 600,', '']] })[0]).toMatchObject({
      kind: 'panel',
      width: 600,
    });
  });
});

describe('the menu of small screens', () => {
  it('shows another name of a place where its document gives one for the menu', () => {
    const { mobilePlaces } = propsOf(
      new FixtureSite({
        [osasco]: [['mobile: true', 'mobile: true, label: Osasco e região']],
      }).page('/'),
      'header',
    );
    expect(mobilePlaces).toContainEqual({ label: 'Osasco e região', href: '/osasco' });
  });

  it('has the regions that ask for it, and the links of the site, each group with its heading', () => {
    const { mobileMenu, mobilePlaces, headerMenu } = propsOf(
      new FixtureSite({
        'site.yaml': [
          ['mobile:\n    - { label: Dicas', 'mobile:\n    - { label: Mais, heading: Serviço'],
        ],
      }).page('/'),
      'header',
    );
    expect(mobilePlaces).toEqual([{ label: 'Osasco', href: '/osasco' }]);
    expect(mobileMenu).toEqual([{ label: 'Mais', heading: 'Serviço', href: '/dicas' }]);
    expect(headerMenu).toMatchObject([{ label: 'Regiões' }, { label: 'Dicas', heading: 'Ajuda' }]);
  });
});

describe('a group of regions', () => {
  const groups = (edits: Edits) =>
    (propsOf(new FixtureSite(edits).page('/'), 'coverage') as { regionGroups: RegionGroup[] })
      .regionGroups;
  const names = (edits: Edits) => groups(edits)[0]?.places.map((place) => place.name);

  it('has its places in the order that they ask for, then by name', () => {
    expect(
      names({
        [barueri]: [['  order: 2\n', '']],
        'pages/a.yaml': city('Ávila'.toLowerCase().replace('á', 'a')),
        'pages/b.yaml': city('zulmira', ', order: 1'),
      }),
    ).toEqual(['Osasco', 'zulmira', 'avila', 'Barueri']);
  });

  it('sorts names as Portuguese does, accents beside their letter', () => {
    const named = (slug: string, name: string) =>
      city(slug).replace(`name: ${slug}`, `name: ${name}`);
    expect(
      names({
        [barueri]: null,
        [osasco]: null,
        'pages/index.yaml': [['[Barueri](/barueri)', 'Barueri']],
        [lapa]: [['near: [osasco]', 'near: []']],
        'partials/contato.yaml': null,
        'pages/a.yaml': named('a', 'Água Rasa'),
        'pages/b.yaml': named('b', 'Zona'),
        'pages/c.yaml': named('c', 'Alto'),
      }),
    ).toEqual(['Água Rasa', 'Alto', 'Zona']);
  });

  it('has all its places and the number that is shown at first', () => {
    expect(
      groups({ 'site.yaml': [['label: Cidades }', 'label: Cidades, limit: 1 }']] })[0],
    ).toMatchObject({ limit: 1, places: [{ name: 'Osasco' }, { name: 'Barueri' }] });
  });

  it('without places is not shown in the coverage', () => {
    expect(
      groups({
        'site.yaml': [
          [
            '  - { id: bairros, label: Bairros }',
            '  - { id: bairros, label: Bairros }\n  - { id: litoral, label: Litoral }',
          ],
        ],
      }).map((group) => group.id),
    ).toEqual(['cidades', 'bairros']);
  });
});

describe('the places around a page', () => {
  const near = (path: string, edits: Edits = {}) =>
    (propsOf(new FixtureSite(edits).page(path), 'near') as { near: PlaceLink[] }).near.map(
      (place) => place.href,
    );

  it('are the neighbours of its document, in their order', () => {
    expect(near('/osasco')).toEqual(['/barueri', '/lapa']);
  });

  it('of a search variant are its region and the neighbours of that', () => {
    expect(
      near('/motor-osasco', {
        'pages/a.yaml': `${page('/motor-osasco', 'variant: { region: osasco }\n')}  - { type: near, heading: Perto }\n`,
      }),
    ).toEqual(['/osasco', '/barueri', '/lapa']);
  });

  it('are none where the page has no region', () => {
    expect(
      near('/x', { 'pages/a.yaml': `${page('/x')}  - { type: near, heading: Perto }\n` }),
    ).toEqual([]);
  });

  it('lists all places of a group on the page that its link leads to', () => {
    const edits: Edits = {
      'site.yaml': [['label: Cidades }', 'label: Cidades, link: /dicas }']],
      'pages/dicas.json': [
        ['"blocks": [', '"blocks": [{ "type": "same-group", "heading": "Aqui" },'],
      ],
    };
    const { sameGroup } = propsOf(new FixtureSite(edits).page('/dicas'), 'same-group') as {
      sameGroup: RegionGroup;
    };
    expect(sameGroup.places.map(({ href }) => href).sort()).toEqual(['/barueri', '/osasco']);
  });

  it('of its group leave the page out', () => {
    const { sameGroup } = propsOf(new FixtureSite().page('/barueri'), 'same-group') as {
      sameGroup: RegionGroup;
    };
    expect([sameGroup.label, sameGroup.places.map((place) => place.name)]).toEqual([
      'Cidades',
      ['Osasco'],
    ]);
  });
});

describe('the place of a search variant', () => {
  const heading = (variant: string) =>
    propsOf(
      new FixtureSite({
        'pages/a.yaml': page('/v', `variant: ${variant}\n`).replace(
          'Título de /v',
          '{{region.name}}, {{region.in}}, {{region.distance}}',
        ),
      }).page('/v'),
      'page-heading',
    ).heading;

  it('is that of its region', () => {
    expect(heading('{ region: lapa }')).toBe('Lapa, na Lapa, 8');
  });

  it('has a name of its own where the document gives one, and coordinates', () => {
    expect(heading('{ region: lapa, name: Leopoldina }')).toBe('Leopoldina, em Leopoldina, 8');
    expect(
      heading(
        '{ region: lapa, name: Leopoldina, in: na Leopoldina, coordinates: [-23.5503, -46.6339] }',
      ),
    ).toBe('Leopoldina, na Leopoldina, 0');
  });
});

describe('the map', () => {
  /** The neighbourhoods belong to a city that has a page, unless `city` is empty. */
  const mapOn = (
    path: string,
    { 'site.yaml': settings = [], ...edits }: Edits = {},
    city = ', parent: osasco',
  ) =>
    (
      propsOf(
        new FixtureSite({
          [path === '/' ? 'pages/none' : osasco]:
            path === '/'
              ? ''
              : [
                  [
                    '- { type: near, heading: Perto daqui }',
                    '- { type: coverage, heading: Onde, lead: Aqui., showMap: true }',
                  ],
                ],
          'site.yaml': [
            ...(settings as readonly [string, string][]),
            ['id: bairros, label: Bairros', `id: bairros, label: Bairros${city}`],
          ],
          ...edits,
        }).page(path),
        'coverage',
      ) as { map: CoverageMap }
    ).map;

  it('has every city, none of the neighbourhoods, at its distance from the base', () => {
    expect(mapOn('/').places.map(({ slug, distanceKm }) => ({ slug, distanceKm }))).toEqual([
      { slug: 'osasco', distanceKm: 16 },
      { slug: 'barueri', distanceKm: 25 },
    ]);
  });

  it('has the neighbourhoods whose city has no page', () => {
    expect(mapOn('/', {}, '').places.map(({ slug }) => slug)).toEqual([
      'osasco',
      'barueri',
      'lapa',
    ]);
  });

  it('shows the radius that the site claims, and that of the structured data', () => {
    expect(mapOn('/')).toMatchObject({ radiusKm: 40, circlesKm: [40, 50] });
    expect(
      mapOn('/', { 'site.yaml': [['value: "40"', 'value: "20"']] }).places.map(
        (place) => place.outside,
      ),
    ).toEqual([false, true]);
  });

  it('shows the radius of the structured data where the site claims none', () => {
    expect(
      mapOn('/', {
        'site.yaml': [
          [
            `  coverageRadius: { value: "40", context: "Raio de atendimento, em km."${confirmed}\n`,
            '',
          ],
        ],
        'pages/index.yaml': [['"Num raio de {{claims.coverageRadius}} km."', 'Perto.']],
      }),
    ).toMatchObject({ radiusKm: 50, circlesKm: [50] });
  });

  it('draws the places of the first group large', () => {
    const reversed: Edits = {
      'site.yaml': [
        [
          '  - { id: cidades, label: Cidades }\n  - { id: bairros, label: Bairros }',
          '  - { id: bairros, label: Bairros }\n  - { id: cidades, label: Cidades }',
        ],
      ],
    };
    expect(
      [mapOn('/'), mapOn('/', reversed)].map((map) => map.places.map((place) => place.big)),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('marks the place of its page', () => {
    expect(
      mapOn('/osasco')
        .places.filter((place) => place.here)
        .map((place) => place.slug),
    ).toEqual(['osasco']);
    expect(mapOn('/').places.filter((place) => place.here)).toEqual([]);
  });

  it('never says another distance than the text of the page', () => {
    // 43.52 km by great circle, 43.48 km on the flat map.
    const far =
      'region: { kind: city, group: cidades, name: Longe, coordinates: [-23.3, -46.306] }\n';
    const site = new FixtureSite({
      'pages/a.yaml': page('/longe', far).replace('Título de /longe', '{{region.distance}}'),
    }).ready();
    const { map } = propsOf(
      site.pages.find((one) => one.path === '/')!,
      'coverage',
    ) as { map: CoverageMap };
    expect(map.places.map(({ slug, distanceKm }) => [slug, String(distanceKm)])).toContainEqual([
      'longe',
      propsOf(
        site.pages.find((one) => one.path === '/longe')!,
        'page-heading',
      ).heading,
    ]);
  });

  it('has the base in its middle, the north above and the east on the right', () => {
    const base = [-23.5503, -46.6339];
    expect(mapPosition(base, base, 9)).toEqual({ x: 500, y: 500 });
    expect(mapPosition(base, [-23.5503 + 10 / 111.195, -46.6339], mapUnitsPerKm(50))).toEqual({
      x: 500,
      y: 500 - 10 * 9,
    });
    expect(mapPosition(base, [-23.5503, -46.5339], 9).x).toBeGreaterThan(500);
  });
});

describe('a distance', () => {
  // From the centre of São Paulo to that of Rio de Janeiro, and a quarter of the way round the earth.
  it.each([
    [[-23.5505, -46.6333], [-22.9068, -43.1729], 361],
    [[0, 0], [0, 90], 10008],
    [[-23.5, -46.6], [-23.5, -46.6], 0],
  ])('from %j to %j is %d km', (from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km);
  });
});

describe('the facts of the blocks', () => {
  it('are all known to the engine, and every one is used', () => {
    const asked = new Set(schemas.blockTypes.flatMap((type) => schemas.factsOf(type)));
    expect([...asked].filter((name) => !factNames.includes(name))).toEqual([]);
    expect(factNames.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('are given to the blocks that ask for them, and to no other', () => {
    const home = new FixtureSite().page('/');
    const given = (type: 'page-heading' | 'coverage') =>
      Object.keys(propsOf(home, type)).filter((name): name is keyof Facts =>
        factNames.includes(name),
      );
    expect(given('page-heading')).toEqual(['priceTag']);
    expect(given('coverage').sort()).toEqual(['allLabel', 'map', 'regionGroups']);
  });
});
