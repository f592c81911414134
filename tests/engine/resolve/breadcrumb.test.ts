// Where a page stands: what its breadcrumb says, and the search variants of its place.
import { describe, expect, it } from 'vitest';
import type { Crumb, PageLink } from '../../../engine/render/types.ts';
import { FixtureSite, propsOf, type Edits } from '../fixture.ts';

const page = (path: string, more = '') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: page-heading, heading: "Título de ${path}" }\n`;

describe('the breadcrumb', () => {
  const crumbs = (path: string, edits: Edits = {}) =>
    (propsOf(new FixtureSite(edits).page(path), 'breadcrumb') as { breadcrumb: Crumb[] })
      .breadcrumb;
  const last = (path: string, edits: Edits = {}) => crumbs(path, edits).at(-1);

  it('is empty on the home page', () => {
    expect(crumbs('/')).toEqual([]);
  });

  it('begins with Início and ends with the page itself, which is no link', () => {
    expect(crumbs('/barueri')).toEqual([{ name: 'Início', href: '/' }, { name: 'Barueri' }]);
  });

  it.each([
    ['pt-BR', 'inicio'],
    ['en', 'home'],
  ])('has the name that a site in %s gives to its home page under %s', (language, key) => {
    const [home] = crumbs('/barueri', {
      'site.yaml': [['breadcrumbs: {', `language: ${language}\nbreadcrumbs: { ${key}: Começo,`]],
    });
    expect(home).toEqual({ name: 'Começo', href: '/' });
  });

  it('has the city above the page of a group, and that page above the places of the group', () => {
    const edits: Edits = {
      'site.yaml': [['label: Bairros }', 'label: Bairros, parent: osasco, link: /dicas }']],
    };
    expect(crumbs('/dicas', edits)).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Osasco', href: '/osasco' },
      { name: 'Dicas do dia' },
    ]);
    expect(crumbs('/lapa', edits)).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Osasco', href: '/osasco' },
      { name: 'Bairros', href: '/dicas' },
      { name: 'Lapa' },
    ]);
  });

  it('has one crumb a segment of the path, a link where a page is', () => {
    const edits = {
      'pages/a.yaml': page('/guia'),
      'pages/b.yaml': page('/guia/motor'),
      'pages/c.yaml': page('/guia/portao/basculante'),
    };
    expect(crumbs('/guia/motor', edits)).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Guia', href: '/guia' },
      { name: 'Motor' },
    ]);
    expect(crumbs('/guia/portao/basculante', edits)).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Guia', href: '/guia' },
      { name: 'Portao' },
      { name: 'Basculante' },
    ]);
  });

  it.each([
    [
      'the name that its document gives',
      '/dicas',
      {
        'pages/dicas.json': [['"path": "/dicas",', '"path": "/dicas", "breadcrumb": "Conselhos",']],
      },
      'Conselhos',
    ],
    ['the name that the site gives', '/dicas', {}, 'Dicas do dia'],
    ['the name of its region', '/lapa', {}, 'Lapa'],
    [
      'its slug in capitals',
      '/guia-completo',
      { 'pages/a.yaml': page('/guia-completo') },
      'Guia Completo',
    ],
    [
      'its heading if it is a search variant',
      '/motor-osasco',
      { 'pages/a.yaml': page('/motor-osasco', 'variant: { region: osasco }\n') },
      'Título de /motor-osasco',
    ],
    [
      'the name that a search variant gives before its heading',
      '/motor-osasco',
      {
        'pages/a.yaml': page(
          '/motor-osasco',
          'breadcrumb: Conserto\nvariant: { region: osasco }\n',
        ),
      },
      'Conserto',
    ],
  ] as [string, string, Edits, string][])('calls a page by %s', (_, path, edits, name) => {
    expect(last(path, edits)).toEqual({ name });
  });

  const inCity: Edits[string] = [
    ['label: Bairros }', 'label: Bairros, parent: osasco, link: "/osasco" }'],
  ];

  it('has the place of a search variant above it', () => {
    expect(
      crumbs('/motor-osasco', {
        'pages/a.yaml': page('/motor-osasco', 'variant: { region: osasco }\n'),
      }),
    ).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Osasco', href: '/osasco' },
      { name: 'Título de /motor-osasco' },
    ]);
  });

  it('names no page twice where the path says already what stands above', () => {
    expect(
      crumbs('/osasco/motor', {
        'pages/a.yaml': page('/osasco/motor', 'variant: { region: osasco }\n'),
      }),
    ).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Osasco', href: '/osasco' },
      { name: 'Título de /osasco/motor' },
    ]);
  });

  it('has city and zone above a neighbourhood, and above its search variants', () => {
    const edits = {
      'site.yaml': inCity,
      'pages/a.yaml': page('/motor-lapa', 'variant: { region: lapa }\n'),
    };
    const over = [
      { name: 'Início', href: '/' },
      { name: 'Osasco', href: '/osasco' },
      { name: 'Bairros', href: '/osasco' },
    ];
    expect(crumbs('/lapa', edits)).toEqual([...over, { name: 'Lapa' }]);
    expect(crumbs('/motor-lapa', edits)).toEqual([
      ...over,
      { name: 'Lapa', href: '/lapa' },
      { name: 'Título de /motor-lapa' },
    ]);
  });

  it('has a first crumb that the site may name', () => {
    expect(
      crumbs('/lapa', { 'site.yaml': [['breadcrumbs: {', 'breadcrumbs: { inicio: Casa,']] })[0],
    ).toEqual({ name: 'Casa', href: '/' });
  });
});

describe('the search variants of a place', () => {
  const variant = (path: string, of: string, name: string) =>
    page(path, `breadcrumb: ${name}\nvariant: { region: ${of} }\n`);
  const edits: Edits = {
    'pages/a.yaml': variant('/conserto-osasco', 'osasco', 'Conserto'),
    'pages/b.yaml': variant('/motor-osasco', 'osasco', 'Motor novo'),
    'pages/c.yaml': variant('/conserto-lapa', 'lapa', 'Na Lapa'),
    'pages/d.yaml': variant('/conserto-centro', 'osasco, name: Centro', 'No Centro'),
    'pages/e.yaml': variant('/troca-osasco', 'osasco', 'Troca'),
    'site.yaml': [
      ['layout:\n  before:\n', 'layout:\n  before:\n    - { type: place-variants, label: Mais }\n'],
    ],
  };
  const variants = (path: string) =>
    propsOf(new FixtureSite(edits).page(path), 'place-variants').variants as PageLink[];

  it('are all on the page of the place, those of a part of it last', () => {
    expect(variants('/osasco')).toEqual([
      { name: 'Conserto', href: '/conserto-osasco' },
      { name: 'Motor novo', href: '/motor-osasco' },
      { name: 'Troca', href: '/troca-osasco' },
      { name: 'No Centro', href: '/conserto-centro' },
    ]);
  });

  it('are those of the same part on the page of one, and never the page itself', () => {
    expect(variants('/motor-osasco').map(({ name }) => name)).toEqual(['Conserto', 'Troca']);
    expect(variants('/conserto-centro')).toEqual([]);
  });

  it('are none on a page of a place without them, or of no place', () => {
    expect(variants('/barueri')).toEqual([]);
    expect(variants('/dicas')).toEqual([]);
  });
});
