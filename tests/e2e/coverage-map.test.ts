import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desk, kinds, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

const map = (page: Page) => page.locator('svg[role=group]');

/**
 * Draws the page in the font of the site, which comes late on a busy machine; the font that waits for it has the same
 * widths, but not every machine has that one.
 */
const useSiteFont = (page: Page) =>
  page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[as=font]')!;
    const font = new FontFace('Site', `url(${href})`, { weight: '400 700' });
    document.fonts.add(await font.load());
  });

/** Names on the map that can be read, with the boxes of their letters as drawn, px, and the place that a tap on their middle leads to. */
const names = (page: Page) =>
  map(page).evaluate((svg) =>
    [...svg.querySelectorAll<SVGTextElement>('text')]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        // The box of a text is higher than its letters.
        const spare = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a * 0.15;
        const link = document
          .elementFromPoint((left + right) / 2, (top + bottom) / 2)
          ?.closest('a');
        return {
          name: text.textContent.replace(/\s+/g, ''),
          left,
          right,
          top: top + spare,
          bottom: bottom - spare,
          at: link?.querySelector('title')?.textContent.replace(/\s+/g, ''),
        };
      }),
  );

describe.each([
  ['a phone', 360],
  ['a small laptop', 1024],
  ['a desk', desk.width],
])('the map on %s', (_name, width) => {
  const viewport = { width, height: 1200 };
  const paths = [
    kinds['the home page'],
    kinds['the capital'],
    kinds['a city with a page of its own'],
    kinds['an area of cities'],
    '/sao-caetano-do-sul',
    '/mogi-das-cruzes',
  ];

  test.each(paths)('has names that stand apart and lead where they say (%s)', async (path) => {
    const { page } = await site.look(path, { viewport });
    await useSiteFont(page);
    await map(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const all = await names(page);
    expect(all.length).toBeGreaterThan(1);
    // The words of the circle lead nowhere.
    expect(all.filter(({ name, at }) => name !== at && name !== '40km')).toEqual([]);
    const over = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .flatMap((b) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
            ? [`${a.name} and ${b.name}`]
            : [],
        ),
    );
    expect(over).toEqual([]);
    const frame = (await map(page).boundingBox())!;
    const beyond = all.filter(
      ({ left, right, top, bottom }) =>
        left < frame.x ||
        right > frame.x + frame.width ||
        top < frame.y ||
        bottom > frame.y + frame.height,
    );
    expect(beyond).toEqual([]);
  });
});

test.each([desk.width, 1920])(
  'the map ends where the words below it end, at %d px',
  async (width) => {
    const { page } = await site.look('/barueri', { viewport: { width, height: 900 } });
    const [ofMap, ofFacts] = await Promise.all(
      [map(page), page.locator('#fatos dl')].map(async (one) => (await one.boundingBox())!),
    );
    expect(Math.abs(ofMap!.x + ofMap!.width - ofFacts!.x - ofFacts!.width)).toBeLessThan(2);
    expect(ofFacts!.width).toBeGreaterThan(width === 1920 ? 1300 : 1100);
  },
);

test('every shape is a link with a name, and that of the page is the current one', async () => {
  const { page } = await site.look('/barueri');
  const links = map(page).getByRole('link');
  expect(await links.count()).toBe(8);
  await expect.poll(() => map(page).getByRole('link', { name: 'Osasco' }).count()).toBe(1);
  expect(await map(page).getByRole('link', { name: 'Barueri' }).getAttribute('aria-current')).toBe(
    'location',
  );
});

describe('the field above the lists', () => {
  test('offers the places that begin with what is typed, and goes to the first', async () => {
    const { page } = await site.visit('/');
    const field = page.getByRole('textbox', { name: 'Digite seu bairro ou cidade' });
    await field.fill('tatuape');
    const offered = page.locator('[data-places] li a');
    await expect.poll(() => offered.allTextContents()).toEqual(['Tatuapé 7 km']);
    await field.press('Enter');
    await page.waitForURL('**/tatuape');
  });

  test('says so where there is no such place', async () => {
    const { page } = await site.look('/');
    await page.getByRole('textbox', { name: 'Digite seu bairro ou cidade' }).fill('Xanadu');
    await expect
      .poll(() => page.locator('[data-places] output').textContent())
      .toMatch(/Não achamos/);
  });

  test('is not there without scripts, where the lists are enough', async () => {
    const { page } = await site.visit('/', { javaScriptEnabled: false });
    expect(await page.locator('[data-places]').isVisible()).toBe(false);
    expect(await page.locator('#regioes details').count()).toBeGreaterThan(0);
  });
});
