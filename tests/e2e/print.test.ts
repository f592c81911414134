// The pages that one prints, as a browser lays them out for paper.
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../engine/server/serve.ts';
import { buildExample, examples } from '../examples/example-sites.ts';
import { siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** Waits for the style sheet for paper, which the page script brings. */
const paperSheet = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet);

/** Opens a page as on paper: A4 with its margins is about 670 px wide. */
async function onPaper(path: string, colorScheme: 'light' | 'dark' = 'light') {
  const { page, faults } = await site.look(path, {
    viewport: { width: 670, height: 950 },
    colorScheme,
  });
  await paperSheet(page);
  await page.emulateMedia({ media: 'print' });
  return { page, faults };
}

/** The addresses of `addresses` that take more than two sheets of A4, with how many they take. */
async function overTwoSheets(page: Page, addresses: readonly string[]) {
  const over: string[] = [];
  await page.emulateMedia({ media: 'print' });
  for (const address of addresses) {
    await page.goto(address);
    await paperSheet(page);
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    if (sheets > 2) over.push(`${new URL(address).pathname}: ${sheets}`);
  }
  return over;
}

test('the home page and the pages of places take two sheets at most', async () => {
  const paths = [
    ...['/', '/sao-paulo-capital', '/guarulhos', '/barueri', '/suzano', '/abc-paulista'],
    ...['/zona-norte', '/moema', '/mooca', '/motor-de-portao-automatico-guarulhos'],
  ];
  const { page } = await onPaper('/');
  expect(
    await overTwoSheets(
      page,
      paths.map((path) => site.origin + path),
    ),
  ).toEqual([]);
});

test('a page without its script is laid out for paper as well', async () => {
  const { page } = await site.visit('/moema', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header nav').isVisible()).toBe(false);
  expect(await page.locator('link[media=print]').count()).toBe(1);
});

const placeOf = { 'locksmith-leeds': '/headingley', 'dentista-curitiba': '/batel' };
test.each(examples)(
  'the example %s takes two sheets at most, at home and in a place',
  async (name) => {
    const server = await serveSite({ root: await buildExample(name), port: 0, host: '127.0.0.1' });
    const context = await site.browser.newContext();
    onTestFinished(async () => {
      await context.close();
      await server.close();
    });
    const paths = ['/', placeOf[name]].map((path) => server.url + path);
    expect(await overTwoSheets(await context.newPage(), paths)).toEqual([]);
  },
);

test.each(['/', '/moema'])(
  '%s on paper says whose it is, how to call and what it costs',
  async (path) => {
    const { page } = await onPaper(path);
    const read = await page.locator('body').innerText();
    for (const words of ['Motor para Portão PPA', '(11) 90000-0000', 'R$900', 'segunda a sexta'])
      expect(read).toContain(words);
  },
);

test('the home page on paper names every place once, without a map', async () => {
  const { page } = await onPaper('/');
  expect(await page.locator('main svg:visible').count()).toBe(0);
  expect(
    await page.getByText('Vila Medeiros', { exact: false }).filter({ visible: true }).count(),
  ).toBe(1);
});

const readPages = ['/', '/guarulhos', '/duvidas-frequentes', '/guia-completo'];
describe.each(readPages)('%s on paper', (path) => {
  test('has no menu, no bar, no search and no chat button', async () => {
    const { page, faults } = await onPaper(path);
    const seen = await page
      .locator('nav, form, button, .go, main a[target=_blank]')
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
