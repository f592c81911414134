// The JSON-LD of a page: one graph, whose nodes have what search engines want and point to each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amountsIn } from '../../../engine/resolve/metadata/services.ts';
import { root } from '../../structure/tree.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

type Fields = Readonly<Record<string, unknown>>;
const url = 'https://www.exemplo.com.br';
const paths = ['/', '/barueri', '/osasco', '/lapa', '/dicas'];

/** The nodes of a page's graph. */
const graphOf = (path: string, edits: Edits = {}) =>
  (new FixtureSite(edits).page(path).head.jsonLd as { '@context': string; '@graph': Fields[] })[
    '@graph'
  ];
/** The node of a type on a page. Throws if there is not exactly one. */
function node(path: string, type: string, edits: Edits = {}): Fields {
  const found = graphOf(path, edits).filter((candidate) => candidate['@type'] === type);
  if (found.length !== 1) throw new Error(`${found.length} nodes of type ${type} on ${path}`);
  return found[0]!;
}

/** Every object of a type at any depth. */
function all(value: unknown, type: string): Fields[] {
  if (Array.isArray(value)) return value.flatMap((item) => all(item, type));
  if (value === null || typeof value !== 'object') return [];
  const own = (value as Fields)['@type'] === type ? [value as Fields] : [];
  return [...own, ...Object.values(value).flatMap((field) => all(field, type))];
}

/** The types of the vocabulary that are a local business, itself included, as the types of `schema-dts` derive them. */
function localBusinesses(): Set<string> {
  const text = readFileSync(join(root, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const kinds = new Map(
    [...text.matchAll(/^export type (\w+) = ([^;]+);/gm)].map(([, name, union]) => [
      name!,
      union!.split(' | '),
    ]),
  );
  const found = new Set<string>();
  const add = (name: string) => {
    if (kinds.get(name)!.includes(`${name}Leaf`)) found.add(name);
    for (const kind of kinds.get(name)!) if (kinds.has(kind)) add(kind);
  };
  add('LocalBusiness');
  return found;
}

/** Fields that each type must have, wherever it stands (schema.org; the required ones of Google's guides). */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['@id', 'name', 'url', 'telephone', 'priceRange', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  WebSite: ['@id', 'url', 'name'],
  WebPage: ['@id', 'url', 'name', 'dateModified', 'isPartOf'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // One that is offered says no more; those of the graph itself are held below.
  Service: ['name'],
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isFilled)
    : value !== undefined && value !== null && value !== '';

describe('the graph', () => {
  const graphs = paths.map((path) => ({ path, graph: graphOf(path) }));

  it.each(Object.entries(required))('gives every %s its fields', (type, fields) => {
    const found = graphs.flatMap(({ path, graph }) =>
      all(graph, type).map((one) => ({ path, one })),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.flatMap(({ path, one }) =>
        fields.filter((field) => !isFilled(one[field])).map((field) => `${path} ${type} ${field}`),
      ),
    ).toEqual([]);
  });

  it('gives every service of its own what search engines want of one', () => {
    const wanted = ['@id', 'name', 'serviceType', 'provider', 'areaServed'];
    const found = graphs.flatMap(({ graph }) => graph.filter((one) => one['@type'] === 'Service'));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((one) => wanted.some((field) => !isFilled(one[field])))).toEqual([]);
  });

  it.each(paths)('of %s refers to nothing that it does not hold', (path) => {
    const graph = graphOf(path);
    const ids = graph.map((one) => one['@id']);
    const text = JSON.stringify(graph);
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1]);
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(paths)('of %s has absolute addresses only, and no empty field', (path) => {
    const text = JSON.stringify(graphOf(path));
    expect(text).not.toMatch(/"(?:@id|url|item|image)":"(?!https:\/\/)/);
    expect(text).not.toMatch(/:(?:""|null|\[\])/);
  });

  it('is one of schema.org', () => {
    expect(new FixtureSite().page('/').head.jsonLd).toMatchObject({
      '@context': 'https://schema.org',
    });
  });
});

describe('the business', () => {
  it('is whole on the home page', () => {
    expect(node('/', 'LocalBusiness')).toEqual({
      '@type': 'LocalBusiness',
      '@id': `${url}/#empresa`,
      email: 'contato@exemplo.com.br',
      name: 'Portões Modelo',
      url: `${url}/`,
      telephone: '+5511900000000',
      priceRange: 'R$900-R$1.800',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua Exemplo, 100',
        addressLocality: 'São Paulo',
        addressRegion: 'SP',
        postalCode: '01000-000',
        addressCountry: 'BR',
      },
      description: 'Instala e conserta motores de portão em São Paulo.',
      image: expect.stringMatching(
        /^https:\/\/www\.exemplo\.com\.br\/media\/portao\.[0-9a-f]{8}\.svg$/,
      ) as string,
      geo: { '@type': 'GeoCoordinates', latitude: -23.5503, longitude: -46.6339 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
      sameAs: ['https://www.instagram.com/verdadeiro', 'https://www.facebook.com/provisorio'],
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: -23.5503, longitude: -46.6339 },
        geoRadius: '50000',
      },
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Instala e conserta',
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: 'Motor deslizante',
              description: 'Kit completo instalado.',
            },
          },
        ],
      },
    });
  });

  it('is of the type that the site gives it, on every page', () => {
    const edits: Edits = { 'site.yaml': [['  tagline:', '  type: Bakery\n  tagline:']] };
    for (const path of paths) {
      expect(node(path, 'Bakery', edits)['@id']).toBe(`${url}/#empresa`);
      expect(all(graphOf(path, edits), 'LocalBusiness')).toEqual([]);
    }
  });

  it('may be of every type that the vocabulary derives from a local business, and no other', () => {
    const { enum: types } = JSON.parse(
      readFileSync(join(root, 'schemas/shared/business-type.schema.json'), 'utf8'),
    ) as { enum: string[] };
    expect(types).toEqual([...localBusinesses()].sort());
  });

  it('is the same node in short on every other page, with its hours, its place and its area', () => {
    const home = node('/', 'LocalBusiness');
    for (const path of paths.slice(1)) {
      const short = node(path, 'LocalBusiness');
      expect(home).toMatchObject(short);
      expect(Object.keys(short)).toEqual(
        expect.arrayContaining(['address', 'geo', 'openingHoursSpecification', 'areaServed']),
      );
      expect(Object.keys(short)).not.toContain('hasOfferCatalog');
    }
  });

  it('publishes no profile, no street and no point on the map that is a placeholder', () => {
    const edits: Edits = {
      'site.yaml': [
        ['postalCode: "01000-000" }', 'postalCode: "01000-000", placeholder: true }'],
        ['verdadeiro" }', 'verdadeiro", placeholder: true }'],
        ['provisorio" }', 'provisorio", placeholder: true }'],
      ],
    };
    const text = JSON.stringify(graphOf('/', edits));
    expect(text).not.toMatch(/sameAs|provisorio|instagram|Rua Exemplo|01000-000/);
    for (const path of ['/', '/barueri'])
      expect(node(path, 'LocalBusiness', edits)).not.toHaveProperty('geo');
    expect(text).toContain('"addressLocality":"São Paulo"');
    const one: Edits = { 'site.yaml': [['provisorio" }', 'provisorio", placeholder: true }']] };
    expect(node('/', 'LocalBusiness', one).sameAs).toEqual([
      'https://www.instagram.com/verdadeiro',
    ]);
  });

  it('publishes its rating only when the switch is on', () => {
    expect(all(graphOf('/'), 'AggregateRating')).toEqual([]);
    const on: Edits = {
      'site.yaml': [['structuredData: { rating: false', 'structuredData: { rating: true']],
    };
    expect(all(graphOf('/', on), 'AggregateRating')).toEqual([
      { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 847, bestRating: 5 },
    ]);
    expect(all(graphOf('/barueri', on), 'AggregateRating')).toEqual([]);
  });

  it('publishes no rating where the site has none, switch or not', () => {
    const text = new FixtureSite().read('site.yaml');
    const edits: Edits = {
      'site.yaml': text.replace(/^rating:.*\n/m, '').replace('rating: false', 'rating: true'),
    };
    expect(all(graphOf('/', edits), 'AggregateRating')).toEqual([]);
  });

  it('has no telephone where the site has none', () => {
    const edits: Edits = {
      'site.yaml': [
        ['  main: { kind: telephone, phone: "+5511900000000" }\n', ''],
        ['  landline: { kind: telephone, phone: "+551130000000" }\n', ''],
        [
          'call: { label: "{{contacts.main.phone}}", call: main }',
          'call: { label: Dicas, link: /dicas }',
        ],
        ['            - { label: Fixo, call: landline }\n', ''],
      ],
      'pages/index.yaml': [
        ['{ label: Ligar agora, call: main }', '{ label: Dicas, link: /dicas }'],
      ],
    };
    expect(node('/', 'LocalBusiness', edits)).not.toHaveProperty('telephone');
  });
});

describe('the breadcrumb list', () => {
  it('is on every page but home, and the page points to it', () => {
    expect(all(graphOf('/'), 'BreadcrumbList')).toEqual([]);
    expect(node('/', 'WebPage')).not.toHaveProperty('breadcrumb');
    for (const path of paths.slice(1))
      expect(node(path, 'WebPage').breadcrumb).toEqual({
        '@id': node(path, 'BreadcrumbList')['@id'],
      });
  });

  it('counts from 1 and names what the visitor sees', () => {
    expect(node('/dicas', 'BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${url}/` },
      { '@type': 'ListItem', position: 2, name: 'Dicas do dia' },
    ]);
  });
});

describe('the breadcrumb list of a page below others', () => {
  it('leaves out what has no address, the page itself excepted', () => {
    const edits: Edits = {
      'pages/a.yaml':
        'path: /guia/portao/basculante\ntitle: Basculante\ndescription: Sobre ele.\nupdated: "2026-01-01"\nblocks:\n  - { type: page-heading, heading: Basculante }\n',
    };
    expect(node('/guia/portao/basculante', 'BreadcrumbList', edits).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${url}/` },
      { '@type': 'ListItem', position: 2, name: 'Basculante' },
    ]);
  });
});

describe('questions', () => {
  it('are published only where a page has an accordion', () => {
    expect(paths.filter((path) => all(graphOf(path), 'FAQPage').length > 0)).toEqual([
      '/',
      '/osasco',
    ]);
  });

  it('are those that are visible, their answers without marks', () => {
    expect(node('/osasco', 'FAQPage').mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'O portão faz barulho. O que é?',
        acceptedAnswer: { '@type': 'Answer', text: 'Pode ser a roldana. Veja as dicas.' },
      },
      {
        '@type': 'Question',
        name: 'Quanto demora a instalação?',
        acceptedAnswer: { '@type': 'Answer', text: 'Uma manhã.' },
      },
    ]);
  });

  it('are left to another page that answers the same', () => {
    const edits: Edits = {
      'partials/duvidas.yaml': [
        ['type: accordion\n', 'type: accordion\n    structuredData: false\n'],
      ],
    };
    expect(all(graphOf('/osasco', edits), 'FAQPage')).toEqual([]);
  });

  it('of several accordions are in one list', () => {
    const second =
      '  - { type: accordion, heading: Mais, items: [{ question: E o preço?, answer: "{{claims.technicians}} reais." }] }\n';
    const text = new FixtureSite().read('pages/index.yaml');
    const questions = node('/', 'FAQPage', { 'pages/index.yaml': text + second })
      .mainEntity as Fields[];
    expect(questions.map((question) => question.name)).toEqual([
      'O portão faz barulho. O que é?',
      'Quanto demora a instalação?',
      'E o preço?',
    ]);
    expect(questions.at(-1)?.acceptedAnswer).toMatchObject({ text: '128 reais.' });
  });
});

describe('a service', () => {
  it('with the area that it serves is on the page of a region', () => {
    expect(node('/barueri', 'Service')).toEqual({
      '@type': 'Service',
      '@id': `${url}/barueri#servico`,
      name: 'Portões Modelo em Barueri',
      serviceType: ['Instalação', 'Conserto'],
      provider: { '@id': `${url}/#empresa` },
      areaServed: { '@type': 'City', name: 'Barueri' },
    });
  });

  it('in a neighbourhood serves a place that is no city', () => {
    expect(node('/lapa', 'Service')).toMatchObject({
      name: 'Portões Modelo na Lapa',
      areaServed: {
        '@type': 'Place',
        name: 'Lapa',
        geo: { '@type': 'GeoCoordinates', latitude: -23.5279, longitude: -46.7051 },
      },
    });
  });

  it('in a neighbourhood says of which city it is, where the group does', () => {
    const edits: Edits = {
      'site.yaml': [['label: Bairros }', 'label: Bairros, parent: osasco }']],
    };
    expect(node('/lapa', 'Service', edits).areaServed).toMatchObject({
      name: 'Lapa',
      containedInPlace: { '@type': 'City', name: 'Osasco' },
    });
  });

  it('in an area serves each of its cities', () => {
    const edits: Edits = {
      'pages/bairros/lapa.yaml': [
        ['kind: neighbourhood', 'kind: area'],
        ['near: [osasco]', 'near: [osasco]\n  places: [Mauá, Diadema]'],
      ],
    };
    expect(node('/lapa', 'Service', edits).areaServed).toEqual([
      { '@type': 'City', name: 'Mauá' },
      { '@type': 'City', name: 'Diadema' },
    ]);
  });

  it('for emergencies is on the home page, with hours of its own', () => {
    expect(node('/', 'Service')).toMatchObject({
      '@id': `${url}/#emergencia`,
      hoursAvailable: [{ dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' }],
      areaServed: { '@type': 'GeoCircle', geoRadius: '50000' },
    });
  });

  it('for emergencies is on the pages that the site names, as one node', () => {
    const edits: Edits = {
      'site.yaml': [['areaRadius: 50000', 'areaRadius: 50000, emergencyPages: [/dicas]']],
    };
    expect(node('/dicas', 'Service', edits)).toEqual(node('/', 'Service'));
    expect(graphOf('/', edits).filter((one) => one['@type'] === 'Service')).toEqual([]);
  });

  describe('that a page is of', () => {
    const priced = (service: string): Edits => ({
      'site.yaml': [
        ['claims:\n', 'claims:\n  price: { value: "R$1.150,50 a R$2.000", context: Preço. }\n'],
        ['services:\n', 'currency: BRL\nservices:\n'],
      ],
      'pages/dicas.json': [['"updated"', `"service": ${service},\n  "updated"`]],
    });

    it('has its name, its price, its area and the hours', () => {
      const edits = priced('{ "name": "Conserto de portão", "price": "{{claims.price}}" }');
      expect(node('/dicas', 'Service', edits)).toEqual({
        '@type': 'Service',
        '@id': `${url}/dicas#servico`,
        name: 'Conserto de portão',
        serviceType: 'Conserto de portão',
        provider: { '@id': `${url}/#empresa` },
        areaServed: expect.objectContaining({ '@type': 'GeoCircle', geoRadius: '50000' }),
        hoursAvailable: [
          expect.objectContaining({ dayOfWeek: ['Monday', 'Friday'], opens: '08:00' }),
        ],
        offers: {
          '@type': 'Offer',
          priceSpecification: {
            '@type': 'PriceSpecification',
            priceCurrency: 'BRL',
            minPrice: 1150.5,
            maxPrice: 2000,
          },
        },
      });
    });

    it.each([
      ['of no amount', 'sob consulta'],
      ['of three amounts', 'R$1, R$2 ou R$3'],
    ])('offers nothing at a price %s', (_, price) => {
      const edits = priced(`{ "name": "Conserto", "price": "${price}" }`);
      expect(node('/dicas', 'Service', edits)).not.toHaveProperty('offers');
    });

    it('has the place of its page, too', () => {
      const edits: Edits = {
        'pages/bairros/lapa.yaml': [['region:\n', 'service: { name: Conserto }\nregion:\n']],
      };
      expect(node('/lapa', 'Service', edits)).toMatchObject({
        name: 'Conserto na Lapa',
        serviceType: 'Conserto',
        areaServed: { '@type': 'Place', name: 'Lapa' },
      });
    });
  });

  it.each([
    ['en-GB', '£1,150.50', [1150.5]],
    ['pt-BR', 'R$900', [900]],
    ['pt-BR', 'R$800 a R$1.500', [800, 1500]],
    ['pt-BR', 'sob consulta.', []],
  ] as const)('in %s reads %s', (tag, text, amounts) => {
    expect(amountsIn(text, tag)).toEqual(amounts);
  });

  it('is not on a page without a region', () => {
    expect(all(graphOf('/dicas'), 'Service')).toEqual([]);
  });
});

describe('the page', () => {
  it('is itself, with its texts and the day of its last change', () => {
    expect(node('/barueri', 'WebPage')).toEqual({
      '@type': 'WebPage',
      '@id': `${url}/barueri#pagina`,
      url: `${url}/barueri`,
      name: 'Motor de portão em Barueri',
      dateModified: '2026-02-10',
      isPartOf: { '@id': `${url}/#site` },
      breadcrumb: { '@id': `${url}/barueri#trilha` },
    });
  });

  it('has the address of the release', () => {
    const head = new FixtureSite().page('/barueri', { url: 'https://portao.test' }).head;
    expect(JSON.stringify(head.jsonLd)).not.toContain('exemplo.com.br/');
    expect(head.canonical).toBe('https://portao.test/barueri');
  });
});
