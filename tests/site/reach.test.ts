// No page out of reach: whoever comes in at the home page gets to every page of the site map by clicking.
import { describe, expect, test } from 'vitest';
import { useBuiltSite } from './built-site.ts';
import { capitalTwins, neighbourhoods, variantCities, variantForms } from './specified-routes.ts';
import { visibleText } from './visible-text.ts';

const site = useBuiltSite();
const paths = () => new Set(site().ready.pages.map(({ path }) => path));

/** Paths of the site that a page's links name. */
const linksOn = (path: string) =>
  [...site().document(path).querySelectorAll('a[href^="/"]')].map(
    (link) => link.getAttribute('href')!.split(/[?#]/, 1)[0]!,
  );

/** Every page that links from `start` lead to, with the fewest clicks that it takes. */
function reachedFrom(start: string): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  const all = paths();
  for (const [path, count] of clicks)
    for (const next of linksOn(path))
      if (!clicks.has(next) && all.has(next)) clicks.set(next, count + 1);
  return clicks;
}

/** The trail of a page as it is read, and the addresses that it leads to. */
const trailOf = (path: string) => {
  const crumbs = [...site().document(path).querySelectorAll('nav[aria-label="Trilha"] li')];
  return crumbs.map((crumb) => ({
    name: visibleText(crumb),
    href: crumb.querySelector('a')?.getAttribute('href') ?? null,
  }));
};

/** The same as search engines read it. */
function listOf(path: string): { name: string; href: string | null }[] {
  const text = site().document(path).querySelector('script[type="application/ld+json"]')!;
  const { '@graph': graph } = JSON.parse(text.textContent) as {
    '@graph': { '@type': string; itemListElement?: { name: string; item?: string }[] }[];
  };
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList')!;
  return list.itemListElement!.map(({ name, item }) => ({
    name,
    href: item === undefined ? null : item.replace('https://portao.test', ''),
  }));
}

describe('every address of the site map', () => {
  test('is reached from the home page by links, in three clicks at most', () => {
    const clicks = reachedFrom('/');
    const wanted = [
      ...site()
        .file('sitemap.xml')
        .matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
    ];
    expect(wanted.length).toBeGreaterThan(130);
    expect(
      wanted.map(([, path]) => path!).filter((path) => !((clicks.get(path) ?? 9) <= 3)),
    ).toEqual([]);
  });
});

describe('a search variant', () => {
  const variants = variantForms.flatMap((form) =>
    variantCities.map(([slug]) => `/${form}-${slug}`),
  );

  test('is linked from the page of its city, and leads there from its breadcrumb', () => {
    const faults = variants.filter((path) => {
      const city = trailOf(path).at(-2)?.href;
      return !city || city === '/' || !linksOn(city).includes(path);
    });
    expect(variants.length).toBe(54);
    expect(faults).toEqual([]);
  });

  test('of a city of the ABC stands under that city', () => {
    expect(trailOf('/motor-de-portao-automatico-santo-andre')).toEqual([
      { name: 'Início', href: '/' },
      { name: 'Santo André', href: '/santo-andre' },
      { name: 'Conserto de motor em Santo André', href: null },
    ]);
  });
});

/** The pages of the capital's zones. */
const zones = ['/centro-de-sao-paulo', '/zona-norte', '/zona-sul', '/zona-leste', '/zona-oeste'];

describe('a neighbourhood', () => {
  const all = [...Object.values(neighbourhoods).flat(), ...capitalTwins].map(
    ([slug]) => `/${slug}`,
  );

  test('stands under the city and its zone, both of which it leads up to', () => {
    expect(trailOf('/moema')).toEqual([
      { name: 'Início', href: '/' },
      { name: 'São Paulo', href: '/sao-paulo-capital' },
      { name: 'Zona Sul', href: '/zona-sul' },
      { name: 'Moema', href: null },
    ]);
    expect(
      all.filter((path) => {
        const [, city, zone] = trailOf(path);
        return city?.href !== '/sao-paulo-capital' || !zones.includes(zone?.href ?? '');
      }),
    ).toEqual([]);
  });

  test('shows its neighbours in a list of their own, nearest first', () => {
    const faults = all.filter((path) => {
      const { region } = site().ready.site.pages.find(
        ({ document }) => document.path === path,
      )!.document;
      const lists = [...site().document(path).querySelectorAll('main nav')].map((nav) =>
        [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href')).join(' '),
      );
      const near = (region?.near ?? []).map((slug) => `/${slug}`).join(' ');
      return near === '' || !lists.includes(near);
    });
    expect(faults).toEqual([]);
  });
});

test('the neighbours of a place say how far each is from it, nearest first', () => {
  const links = site().document('/barueri').querySelectorAll('main nav[aria-label^="Perto"] a');
  const km = [...links].map((link) => Number(/ (\d+) km$/.exec(visibleText(link))?.[1]));
  expect(km).toEqual([4, 7, 8, 9]);
});

describe('the page of a big city without zones', () => {
  test.each([
    ['/guarulhos', 100, 'Vila Galvão'],
    ['/osasco', 50, 'Presidente Altino'],
  ])('%s names its neighbourhoods', (path, count, one) => {
    const names = [...site().document(path).querySelectorAll('#bairros li')].map(visibleText);
    expect(names).toHaveLength(count);
    expect(names).toContain(one);
  });
});

describe('the breadcrumb for search engines', () => {
  test('says what the visitor reads, on every page', () => {
    const pages = [...paths()].filter((path) => path !== '/' && trailOf(path).length > 0);
    expect(pages.length).toBeGreaterThan(130);
    expect(
      pages.filter((path) => JSON.stringify(listOf(path)) !== JSON.stringify(trailOf(path))),
    ).toEqual([]);
  });
});
