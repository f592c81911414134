// Nothing leaves the window of a small phone: in every look, and in the examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLooks } from '../../engine/dev/looks.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { htmlOfPage, newLook } from '../new-look.ts';
import { buildExample, examples, filesOf } from '../examples/example-sites.ts';

let browser: Browser;
let page: Page;
/** What the address below answers, from memory: no server, nothing from outside. */
let html = '';
const address = 'http://portao.test/';
/** Where the fonts of its pages are: the letters decide where a word breaks. */
let folder = '';

beforeAll(async () => {
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await context.route('**/*', (route) => {
    const url = route.request().url();
    return url === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : folder && url.endsWith('.woff2')
        ? route.fulfill({ path: join(folder, new URL(url).pathname) })
        : route.abort();
  });
  page = await context.newPage();
});
afterAll(() => leaveBrowser(browser));

/** The pages, or bars over them, that are wider than the window, and by how much, px; pages by name, as HTML. */
async function wideIn(pages: readonly (readonly [name: string, html: string])[]) {
  const wide: string[] = [];
  for (const [name, text] of pages) {
    html = text;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const more = await page.evaluate(() => {
      const bars = [...document.body.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).position === 'fixed',
      );
      return Math.max(
        ...[document.documentElement, ...bars].map(({ scrollWidth }) => scrollWidth - innerWidth),
      );
    });
    if (more > 0) wide.push(`${name}: ${more}`);
  }
  return wide;
}

/** The words of the name in the header of a page that are broken into two lines. */
async function brokenWords(text: string) {
  html = text;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    const name = document.querySelector('header .brand > span')!.firstChild!;
    const range = document.createRange();
    return [...name.nodeValue!.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      range.setStart(name, index);
      range.setEnd(name, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

/** The pages of a new site in a look, as HTML by path. */
async function newPages(look: string, name: string) {
  const { pages } = await newLook(look, { name, city: 'São José do Rio Preto' });
  return pages.map((one) => [one.path, htmlOfPage(one)] as const);
}

test.each(readLooks().map(({ name }) => name))('a new site in the look %s', async (look) => {
  const pages = await newPages(look, 'Consertos Almeida e Filhos');
  expect(pages.length).toBeGreaterThan(6);
  expect(await wideIn(pages)).toEqual([]);
  expect(await brokenWords(pages[0]![1])).toEqual([]);
});

// Their header has two rows, with every contact beside the name on a phone.
test.each(['brick', 'ledger'])('a name of one long word in the look %s', async (look) => {
  expect(await wideIn(await newPages(look, 'Eletromecânicaparanaense'))).toEqual([]);
});

test.each(examples)('the example %s', async (example) => {
  const dist = await buildExample(example);
  folder = dist;
  const files = filesOf(dist).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);
  expect(await wideIn(pages)).toEqual([]);
  expect(await brokenWords(pages[0]![1])).toEqual([]);
});
