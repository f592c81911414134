// The pages that one prints, as a browser lays them out for paper.
import { describe, expect, test } from 'vitest';
import { siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** Opens a page as on paper: A4 with its margins is about 670 px wide. */
async function onPaper(path: string, colorScheme: 'light' | 'dark' = 'light') {
  const { page, faults } = await site.look(path, {
    viewport: { width: 670, height: 950 },
    colorScheme,
  });
  await page.emulateMedia({ media: 'print' });
  return { page, faults };
}

describe.each(['/duvidas-frequentes', '/guia-completo'])('%s on paper', (path) => {
  test('has no header, no footer, no bar, no search and no chat button', async () => {
    const { page, faults } = await onPaper(path);
    const seen = await page
      .locator('body > :not(main), form, main nav, a[target=_blank]')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(seen).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  test('is dark ink on nothing, also for someone who reads in the dark', async () => {
    const { page } = await onPaper(path, 'dark');
    const faint = await page
      .locator('main :is(h1, h2, h3, p, li, td, th, summary, b)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).color)
          .filter((color) =>
            color
              .match(/\d+/g)!
              .slice(0, 3)
              .some((part) => Number(part) > 100),
          ),
      );
    expect(faint).toEqual([]);
    const flooded = await page.locator('main, main *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((color) => !/, 0\)$|rgb\(255, 255, 255\)/.test(color)),
    );
    expect(flooded).toEqual([]);
  });
});

test('the questions on paper have every answer open', async () => {
  const { page } = await onPaper('/duvidas-frequentes');
  const closed = await page.locator('main details').evaluateAll((questions) =>
    questions
      .filter((question) => {
        const answer = question.lastElementChild!;
        return !answer.checkVisibility() || answer.getBoundingClientRect().height < 10;
      })
      .map((question) => question.querySelector('summary')!.textContent),
  );
  expect(await page.locator('main details').count()).toBeGreaterThan(45);
  expect(closed).toEqual([]);
});

test('the questions on a screen have one answer open, which is how the paper differs', async () => {
  const { page } = await site.look('/duvidas-frequentes');
  expect(
    await page
      .locator('main details > :last-child')
      .evaluateAll((answers) => answers.filter((answer) => answer.checkVisibility()).length),
  ).toBe(1);
});

test('a link on paper says where it leads', async () => {
  const { page } = await onPaper('/guia-completo');
  const address = await page
    .locator('main p a[href^="/"]')
    .first()
    .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]);
  expect(address[0]).toContain(address[1]);
});
