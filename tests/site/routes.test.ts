import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from '../../engine/server/serve.ts';
import { url, useBuiltSite } from './built-site.ts';
import {
  bigCities,
  capitalTwins,
  cities,
  citiesOfAbc,
  neighbourhoods,
  specifiedRoutes,
  variantCities,
  variantForms,
} from './specified-routes.ts';
import { visibleText } from './visible-text.ts';

const site = useBuiltSite();
const paths = specifiedRoutes.map(({ path }) => path);
const indexed = specifiedRoutes
  .filter(({ indexed: listed }) => listed !== false)
  .map(({ path }) => path);

let base = '';
let close: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const server = await serveSite({ root: site().dir, port: 0, host: '127.0.0.1' });
  base = server.url.replace('localhost', '127.0.0.1');
  close = () => server.close();
});
afterAll(() => close?.());

/** Status with which a visitor's request is answered; redirects are not followed. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(new URL(path, base), (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
const metaOf = (path: string, name: string) =>
  site().document(path).querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const headingOf = (path: string) =>
  [...site().document(path).querySelectorAll('h1')].map(visibleText);
const sitemap = () =>
  [
    ...site()
      .file('sitemap.xml')
      .matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map((match) => match[1]!);
/** Its letters stand in the text as a word of their own, not inside another ("Sé" in "sério"). */
const hasWords = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(text);

describe('the specification', () => {
  test('lists 137 pages: 4 big cities, 21 cities, 2 twins of the capital, 27 cities in two forms, 50 neighbourhoods and 6 more', () => {
    expect([
      bigCities.length,
      cities.length,
      capitalTwins.length,
      variantCities.length,
      variantForms.length,
      Object.values(neighbourhoods).flat().length,
    ]).toEqual([4, 21, 2, 27, 2, 50]);
    expect(new Set(paths).size).toBe(137);
  });
});

/** Documents that answer for addresses without one, and are no route of the specification themselves. */
const answering = {
  '/404': 'any unknown path',
  '/post':
    '/blog/{slug} of a post that no build made a page of yet, or of none (docs/deviations.md)',
};

/** Pages of ours that the specification does not name, for search engines as well (docs/deviations.md). */
const added = [
  '/seguranca',
  '/privacidade',
  '/termos',
  '/precos',
  '/conserto-de-portao-automatico',
  '/instalacao-de-portao-automatico',
  '/manutencao-de-portao-automatico',
  '/placa-central-de-portao',
  '/controle-de-portao-automatico',
  '/cabo-de-aco-de-portao-basculante',
  '/trava-eletrica-de-portao',
  '/reforma-de-motor-de-portao',
  '/centro-de-sao-paulo',
  '/zona-norte',
  '/zona-sul',
  '/zona-leste',
  '/zona-oeste',
  ...citiesOfAbc.map(([slug]) => `/${slug}`),
];

describe('the site', () => {
  test('has a document for each specified page, for addresses without one and for what we added, and no other', () => {
    expect(
      site()
        .ready.pages.map(({ path }) => path)
        .sort(),
    ).toEqual([...paths, ...Object.keys(answering), ...added].sort());
    expect(site().ready.site.pages.length).toBe(159);
  });

  test('tells search engines of every page that they may show, and of no other', () => {
    expect(sitemap().sort()).toEqual([...indexed, ...added].map((path) => `${url}${path}`).sort());
    expect(indexed.length).toBe(136);
  });

  test('has a picture for social networks on every page, without a release too', () => {
    const pictureOf = (path: string) =>
      site().document(path).querySelector('meta[property="og:image"]')?.getAttribute('content');
    const faults = site()
      .ready.pages.map(({ path }) => ({ path, picture: pictureOf(path) }))
      .filter(
        ({ picture }) =>
          !picture?.startsWith(`${url}/media/`) ||
          !existsSync(join(site().dir, new URL(picture).pathname)),
      );
    expect(faults).toEqual([]);
  });

  test('gives no two pages the same title or the same description', () => {
    for (const field of ['title', 'description'] as const) {
      const all = site().ready.pages.map(({ path, head }) => ({ path, text: head[field] }));
      expect(
        all.filter(({ path, text }) =>
          all.some((other) => other.path !== path && other.text === text),
        ),
      ).toEqual([]);
    }
  });
});

describe.each(specifiedRoutes.map((route) => [route.path, route] as const))(
  '%s',
  (path, { heading, indexed: listed }) => {
    test('is answered with 200', async () => {
      expect(await statusOf(path)).toBe(200);
    });

    test(`says "${heading}" in its one heading`, () => {
      const headings = headingOf(path);
      expect(headings).toHaveLength(1);
      expect(hasWords(headings[0]!, heading), headings[0]).toBe(true);
    });

    test('has a title of at most 60 characters and a description of 120 to 160', () => {
      const { title } = site().document(path);
      const description = metaOf(path, 'description') ?? '';
      expect(title).not.toBe('');
      expect(`${title}${description}`).not.toMatch(/\{\{|\}\}/);
      expect([...title].length, title).toBeLessThanOrEqual(60);
      expect([...description].length, description).toBeGreaterThanOrEqual(120);
      expect([...description].length, description).toBeLessThanOrEqual(160);
    });

    test('names itself as its address for search engines', () => {
      expect(
        site().document(path).querySelector('link[rel="canonical"]')?.getAttribute('href'),
      ).toBe(`${url}${path}`);
      expect(metaOf(path, 'robots')).toBe(listed === false ? 'noindex, nofollow' : 'index, follow');
    });
  },
);

describe.each(
  variantForms.flatMap((form) =>
    variantCities.map(([slug, name]) => [`/${form}-${slug}`, name] as const),
  ),
)('%s', (path, name) => {
  test('is headed by no other city', () => {
    const [heading] = headingOf(path);
    const others = [...bigCities, ...cities, ...variantCities]
      .map(([, other]) => other)
      .filter((other) => other !== name);
    expect(others.filter((other) => hasWords(heading!, other))).toEqual([]);
  });
});

describe('the pages that share what the specification shares', () => {
  const blocksOf = (path: string) =>
    site()
      .page(path)
      .blocks.filter(({ placement }) => placement === 'main')
      .map(({ type, origin }) => `${type} of ${origin.file}`);
  test('the zones of the capital stand on its page alone', () => {
    const zones = [...site().document('/sao-paulo-capital').querySelectorAll('main h2, main h3')]
      .map(visibleText)
      .filter((heading) => heading === 'Centro' || heading.startsWith('Zona '));
    expect(zones).toHaveLength(5);
    for (const path of ['/mooca', '/tatuape', '/motor-de-portao-automatico-sao-paulo'])
      expect(
        [...site().document(path).querySelectorAll('main h2, main h3')].map(visibleText),
      ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Centro|Zona .*)$/)]));
  });

  test.each(['/mooca', '/tatuape'])('%s ends as any neighbourhood does', (path) => {
    const shared = blocksOf('/moema').filter((block) => block.includes('partials/'));
    expect(shared.length).toBeGreaterThan(5);
    expect(blocksOf(path)).toEqual(expect.arrayContaining(shared));
  });

  test.each([
    'carapicuiba',
    'campo-limpo-paulista',
    'embu-das-artes',
    'taboao-da-serra',
    'itaquaquecetuba',
    'ferraz-de-vasconcelos',
    'suzano',
    'aruja',
    'mogi-das-cruzes',
    'santa-isabel',
    'mairipora',
    'atibaia',
    'franco-da-rocha',
    'francisco-morato',
  ])('/%s is the generic city page', (slug) => {
    expect(blocksOf(`/${slug}`)[0]).toBe('hero of partials/cidade.yaml');
    const shared = (path: string) => blocksOf(path).filter((block) => block.includes('partials/'));
    expect(shared(`/${slug}`)).toEqual(shared('/carapicuiba'));
  });

  test('the generic city pages open with a heading of at least three words', () => {
    const headings = cities
      .map(
        ([slug]) =>
          site()
            .page(`/${slug}`)
            .blocks.find(
              ({ type, origin }) => type === 'text' && origin.file === 'partials/cidade.yaml',
            )?.props.heading,
      )
      .filter((heading) => heading !== undefined);
    expect(headings).toHaveLength(14);
    expect(headings.filter((heading) => String(heading).split(/\s+/).length < 3)).toEqual([]);
  });

  test.each([
    'sao-paulo-capital',
    'guarulhos',
    'osasco',
    'abc-paulista',
    'barueri',
    'cotia',
    'itapevi',
    'santana-de-parnaiba',
    'cajamar',
    'diadema',
    'maua',
  ])('/%s has a hero and a contact block of its own or of the list', (slug) => {
    const types = site()
      .page(`/${slug}`)
      .blocks.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['hero', 'contact']));
  });
});

test('the list of the blog says nothing of what went wrong to who runs no script', () => {
  const { textContent } = site().document('/blog').querySelector('main')!;
  expect(textContent).toContain('Todos os assuntos');
  expect(textContent).not.toContain('Os posts não carregaram.');
});

describe('the page of posts newer than the build', () => {
  test('is in no list of search engines, nor in the search of the site', () => {
    expect(metaOf('/post', 'robots')).toBe('noindex, follow');
    expect(sitemap()).not.toContain(`${url}/post`);
    expect(site().file('search.json')).not.toContain('"/post');
  });

  test('is what every host has for addresses of the blog without a file, each in its own way', () => {
    expect(site().file('_redirects')).toMatch(
      /\n\/admin\/\* \/admin 200\n\/blog\/\* \/post\.html 404\n$/,
    );
    expect(site().file('nginx.conf')).toContain('location /blog/ {');
    expect(site().file('blog/404.html')).toBe(site().file('post.html'));
  });

  test('keeps the styles and the symbols of a post, which its HTML shows only to who looks for them', () => {
    const document = site().document('/post');
    expect(visibleText(document.querySelector('main')!)).not.toContain('Precisa de ajuda agora?');
    const template = document.querySelector('main template') as HTMLTemplateElement;
    for (const selector of [
      'article h1',
      'time',
      'ul > li',
      '[data-share]',
      'aside h2',
      'a[href*="wa.me"]',
      'a[href^="tel:"]',
    ])
      expect(template.content.querySelector(selector), selector).not.toBeNull();
    const names = new Set(
      [...template.content.querySelectorAll('[class]')].flatMap((element) => [
        ...element.classList,
      ]),
    );
    const style = /<style>(.*?)<\/style>/s.exec(site().file('post.html'))![1]!;
    expect([...names].filter((name) => !style.includes(`.${name}`))).toEqual([]);
  });
});

describe('an address that does not exist', () => {
  test('is answered with 404 and the home-like page, which search engines leave out', async () => {
    expect(await statusOf('/jundiai')).toBe(404);
    expect(site().file('404.html')).toContain('data-fallback');
    expect(metaOf('/404', 'robots')).toBe('noindex, follow');
    expect(sitemap()).not.toContain(`${url}/404`);
    expect(headingOf('/404')).toEqual(headingOf('/'));
  });

  test('shows the search right after the opening, and of the home page less, in its order', () => {
    const types = (path: string) =>
      site().document(path).querySelector('main')!.getAttribute('data-blocks')!.split(' ');
    const shown = types('/404');
    expect(shown.slice(0, 2)).toEqual(['hero', 'problem-search']);
    const ofHome = types('/');
    expect(shown).toEqual(ofHome.filter((type) => shown.includes(type)));
    expect(shown.length).toBeLessThan(ofHome.length);
  });

  test('is not called an error in anything that the visitor reads', () => {
    expect(site().text('/404')).not.toMatch(/404|não encontrad|não achamos esta página|\berro\b/i);
  });

  test.each(['/bairros', '/sao-caetano', '/sao-paulo', '/blog/post'])(
    '%s is one of them',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
    },
  );
});

describe('the home page', () => {
  test('shows its sections in the order of the specification', () => {
    const text = site().text('/');
    const order: [section: string, words: string][] = [
      ['header', 'Motor para Portão PPA'],
      ['hero', 'Motor PPA Kit Completo Instalado Motor novo'],
      ['problem search box', 'Mais de 500 soluções'],
      ['motor price section', '10x no CARTÃO ou Desconto de R$100 no PIX'],
      ['trust badges', 'clientes atendidos'],
      ['testimonials', 'Depoimentos ilustrativos'],
      ['demo video section', 'Quero Este Motor'],
      ['coverage section', 'em volta de São Paulo'],
      ['services grid', 'Troca de Cabo de Aço'],
      ['block on maintenance', 'Manutenção do Seu Motor Atual'],
      ['FAQ accordion', 'Em quanto tempo o portão abre?'],
      ['strip of links to specialised services', 'Manutenção Express Guarulhos'],
      ['footer', 'O portão abre. O problema fecha.'],
      ['floating chat button', 'Online agora'],
    ];
    const found = order.map(([section, words]) => ({ section, at: text.indexOf(words) }));
    expect(found.filter(({ at }) => at < 0)).toEqual([]);
    expect([...found].sort((a, b) => a.at - b.at).map(({ section }) => section)).toEqual(
      order.map(([section]) => section),
    );
  });

  test('has no breadcrumb, and every other page has one that begins with Início', () => {
    const crumbs = (path: string) =>
      [...site().document(path).querySelectorAll('nav[aria-label] ol')]
        .map(visibleText)
        .filter((text) => text.startsWith('Início'));
    expect(crumbs('/')).toEqual([]);
    expect(paths.filter((path) => path !== '/' && crumbs(path).length !== 1)).toEqual([]);
  });
});
