import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desk, kinds, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** The least that a finger needs, px in both directions (WCAG 2.2, 2.5.8). */
const target = 24;

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

/** Names on the map that can be read, with the boxes of their letters as drawn, px. */
const names = (page: Page) =>
  map(page).evaluate((svg) =>
    [...svg.querySelectorAll<SVGTextElement>('a text')]
      .filter((text) => getComputedStyle(text).opacity !== '0')
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const half = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a * 0.3;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return {
          name: text.textContent,
          left,
          right,
          top: top + half,
          bottom: bottom - half,
          at: document.elementFromPoint(x, y)?.closest('a')?.textContent,
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
    kinds['a city with a page of its own'],
    '/itapevi',
    '/mogi-das-cruzes',
  ];

  test.each(paths)(
    'has room for a finger around every point that has a name (%s)',
    async (path) => {
      const { page } = await site.look(path, { viewport });
      const small = await map(page).evaluate(
        (svg, least) =>
          [...svg.querySelectorAll('a')].flatMap((link) => {
            const { width: wide, height: high } = link
              .querySelector('circle')!
              .getBoundingClientRect();
            return getComputedStyle(link).pointerEvents === 'none' || Math.min(wide, high) >= least
              ? []
              : [`${link.textContent}: ${wide} x ${high}`];
          }),
        target,
      );
      expect(small).toEqual([]);
    },
  );

  test.each(paths)('has names that stand apart and lead where they say (%s)', async (path) => {
    const { page } = await site.look(path, { viewport });
    await useSiteFont(page);
    await map(page).scrollIntoViewIfNeeded();
    const all = await names(page);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter(({ name, at }) => name !== at)).toEqual([]);
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
    expect(all.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });
});
