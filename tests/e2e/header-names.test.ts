// The name of a business in the header of every look: in one line where the menus leave it the room.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLooks } from '../../engine/dev/looks.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { htmlOfPage, newLook } from '../new-look.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext();
  await context.route('**/*', (route) => route.abort());
});
afterAll(() => leaveBrowser(browser));

/** In how many lines the name stands, and the menus, in a window of `width` px; no menus where a button hides them. */
async function linesAt(width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
    await document.fonts.ready;
    const name = document.createRange();
    name.selectNode(document.querySelector('header .brand > span')!.firstChild!);
    const menus = [...document.querySelectorAll('header nav > *')].filter((item) =>
      item.checkVisibility(),
    );
    const middles = menus.map((item) => {
      const { top, height } = item.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    return { name: name.getClientRects().length, menus: new Set(middles).size };
  });
}

/** The first page of a new site in a look, with `more` menus. */
async function show(look: string, name: string, more = '') {
  const { pages } = await newLook(look, { name });
  page = await context.newPage();
  await page.setContent(htmlOfPage(pages.find(({ path }) => path === '/')!), {
    waitUntil: 'domcontentloaded',
  });
  await page.evaluate((items) => {
    document.querySelector('header nav')!.insertAdjacentHTML('beforeend', items);
  }, more);
}

test.each(readLooks().map(({ name }) => name))('in the look %s', async (look) => {
  await show(look, 'Consertos Almeida');
  for (const width of [768, 1024, 1280, 1920]) expect((await linesAt(width)).name).toBe(1);
  await show(look, 'Consertos Almeida e Filhos');
  for (const width of [1280, 1920]) expect((await linesAt(width)).name).toBe(1);
});

test('breaks before the menus do', async () => {
  const items = Array.from({ length: 4 }, (_, at) => `<a href="/${at}">Perguntas ${at}</a>`);
  await show('mint', 'Consertos Almeida e Filhos', items.join(''));
  expect(await linesAt(1280)).toEqual({ name: 2, menus: 1 });
});
