// The guide in a real browser: contents that follow the reader, tables that a phone shows whole, numbers that can be read.
import { expect, test } from 'vitest';
import { desk, phone, siteInBrowser, tabTo } from './site-in-browser.ts';

const site = siteInBrowser();
const path = '/guia-completo';

test('the contents stay in view on a desk and mark the section that is read', async () => {
  const { page } = await site.look(path, { viewport: desk, reducedMotion: 'reduce' });
  await page.evaluate(() => document.getElementById('conserto')!.scrollIntoView());
  const contents = page.getByRole('navigation', { name: 'Neste guia' });
  await expect
    .poll(() => contents.locator('[aria-current]').allTextContents())
    .toEqual(['Conserto']);
  const box = (await contents.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(desk.height);
});

test('the contents lead to a section by keyboard alone', async () => {
  const { page } = await site.look(path, { viewport: desk, reducedMotion: 'reduce' });
  await tabTo(page, 'a[href="#trocar"]', 60);
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      page.locator('#trocar h2').evaluate((heading) => heading.getBoundingClientRect().top),
    )
    .toBeLessThan(desk.height / 3);
});

test('every table is seen whole on a phone, and none needs to be scrolled', async () => {
  const { page } = await site.look(path, { viewport: phone });
  const tables = page.locator('main table');
  expect(await tables.count()).toBeGreaterThan(3);
  const hidden = await page.locator('main td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, right, width } = cell.getBoundingClientRect();
        return (
          left < 0 || right > innerWidth || width < 50 || cell.scrollWidth > cell.clientWidth + 1
        );
      })
      .map((cell) => cell.textContent),
  );
  expect(hidden).toEqual([]);
});

test('a row of a wide table says on a phone what each of its values is', async () => {
  const { page } = await site.look(path, { viewport: phone });
  const cell = page.locator('#tipos td[data-th]').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    '"Espaço que pede"',
  );
});

test.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('the numbers of the large drawing can be read on %s', async (_screen, viewport) => {
  const { page } = await site.look(path, { viewport });
  const heights = await page
    .locator('#por-dentro svg text')
    .evaluateAll((numbers) =>
      numbers.map(
        (number) =>
          Number.parseFloat(getComputedStyle(number).fontSize) *
          (number as SVGTextElement).getScreenCTM()!.a,
      ),
    );
  expect(heights).toHaveLength(9);
  for (const height of heights) expect(height).toBeGreaterThan(11);
});
