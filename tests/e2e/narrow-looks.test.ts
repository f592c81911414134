// Nothing leaves the window of a small phone: in every look, and in the examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../../blocks/entry/render.ts';
import { runNewSite } from '../../cli/new/new-site.ts';
import { readLooks } from '../../engine/dev/looks.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { siteWithPackages } from '../site-with-packages.ts';
import { readySite } from '../ready-site.ts';
import { buildExample, examples, filesOf } from '../examples/example-sites.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
let browser: Browser;
let page: Page;
/** What the address below answers, from memory: no server, nothing from outside. */
let html = '';
const address = 'http://portao.test/';

beforeAll(async () => {
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await context.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  );
  page = await context.newPage();
});
afterAll(() => leaveBrowser(browser));

/** The pages that are wider than the window, and by how much, px; by name, as HTML. */
async function wideIn(pages: readonly (readonly [name: string, html: string])[]) {
  const wide: string[] = [];
  for (const [name, text] of pages) {
    html = text;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const more = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (more > 0) wide.push(`${name}: ${more}`);
  }
  return wide;
}

/** The pages of a new site in a look, as HTML by path. */
async function newPages(look: string, name: string) {
  const folder = siteWithPackages();
  await runNewSite({
    trade: 'encanador',
    name,
    city: 'São José do Rio Preto',
    language: 'pt-BR',
    look,
    folder,
    blog: false,
    install: false,
    today: '2026-11-22',
    ask: null,
    speaks: 'en',
    out: () => undefined,
  });
  return readySite(folder).pages.map((one) => [one.path, render(one, assets)] as const);
}

test.each(readLooks().map(({ name }) => name))('a new site in the look %s', async (look) => {
  const pages = await newPages(look, 'Consertos Almeida e Filhos');
  expect(pages.length).toBeGreaterThan(6);
  expect(await wideIn(pages)).toEqual([]);
});

// Their header has two rows, with every contact beside the name on a phone.
test.each(['brick', 'ledger'])('a name of one long word in the look %s', async (look) => {
  expect(await wideIn(await newPages(look, 'Eletromecânicaparanaense'))).toEqual([]);
});

test.each(examples)('the example %s', async (example) => {
  const dist = await buildExample(example);
  const files = filesOf(dist).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);
  expect(await wideIn(pages)).toEqual([]);
});
