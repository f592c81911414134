// The example sites as visitors get them: read by axe, walked through.
import { describe, expect, test } from 'vitest';
import { serveSite } from '../../../engine/server/serve.ts';
import { buildExample, examples, type Example } from '../../examples/example-sites.ts';
import { emptyBlog } from '../empty-blog.ts';
import { overflowOf, violationsOf } from '../page-checks.ts';
import { desk, phone, siteInBrowser } from '../site-in-browser.ts';

/** What a visitor of each does: a page of every kind, a place to go to by the menu, and whom to reach. */
const walks: Readonly<
  Record<
    Example,
    {
      readonly kinds: readonly string[];
      readonly menu: string;
      readonly place: string;
      readonly reach: RegExp;
      readonly missing: string;
    }
  >
> = {
  'locksmith-leeds': {
    kinds: [
      '/',
      '/headingley',
      '/services',
      '/locked-out',
      '/questions',
      '/contact',
      '/blog',
      '/nothing-here',
    ],
    menu: 'Areas',
    place: 'Otley',
    reach: /^tel:\+441134960135$/,
    missing: 'This door leads nowhere',
  },
  'dentista-curitiba': {
    kinds: ['/', '/santa-felicidade', '/tratamentos', '/urgencia', '/duvidas', '/nothing-here'],
    menu: 'Bairros',
    place: 'Cabral',
    reach: /^https:\/\/agenda\.example\/pinhao$/,
    missing: 'Aqui falta um dente',
  },
};

describe.each(examples)('%s', (example) => {
  const { kinds, menu, place, reach, missing } = walks[example];
  const site = siteInBrowser(async () =>
    serveSite({ root: await buildExample(example), port: 0, host: '127.0.0.1', handle: emptyBlog }),
  );

  test.each(kinds)(
    '%s can be used by everyone, on a phone and a desk, by day and by night',
    async (path) => {
      for (const viewport of [phone, desk]) {
        const { page, faults, outside } = await site.look(path, {
          viewport,
          reducedMotion: 'reduce',
        });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const where = `${viewport.width} px, ${colorScheme}`;
          expect(await overflowOf(page), where).toEqual({ tooWide: 0, out: [] });
          expect(await violationsOf(page), where).toEqual([]);
        }
        expect([...faults, ...outside], `${viewport.width} px`).toEqual([]);
      }
    },
  );

  test('leads by its menu to a place, and from there to somebody', async () => {
    const { page } = await site.look('/');
    const navigation = page.getByRole('navigation').first();
    await navigation.locator('summary', { hasText: menu }).click();
    await navigation.getByRole('link', { name: place, exact: true }).click();
    await page.waitForURL(`**/${place.toLowerCase().replaceAll(' ', '-')}`);
    const first = page.getByRole('main').getByRole('link').first();
    expect(await first.getAttribute('href')).toMatch(reach);
  });

  test('says in its own words that a page is not there, and where others are', async () => {
    const { page } = await site.look('/nothing-here');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(missing);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
