import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createExamplePreview,
  examplesOf,
  htmlOf,
  renderedTypes,
  type Example,
} from '../blocks/example-pages.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { root } from '../structure/tree.ts';
import { violationsOf, type AxeRules } from './page-checks.ts';

const widths = [360, 1280];
/** What only a whole page can satisfy; an example is one block. */
const ofWholePages = ['page-has-heading-one', 'landmark-one-main', 'region', 'skip-link'];
const address = 'http://portao.test/';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let html = '';
const preview = createExamplePreview();

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  // The page is answered from memory: no server, nothing from outside.
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    if (pathname.endsWith('.woff2'))
      return route.fulfill({
        contentType: 'font/woff2',
        body: readFileSync(join(root, 'site/media/special-gothic.woff2')),
      });
    return route.fulfill({ status: 404, body: '' });
  });
  page = await context.newPage();
});
afterAll(() => leaveBrowser(browser));

/** What axe finds on the page as it stands, with the example that it shows. */
const found = async (where: string, rules: AxeRules): Promise<string[]> =>
  (await violationsOf(page, rules)).map((violation) => `${where}: ${violation}`);

/** Everything that axe finds on an example, at each width, light and dark; of the dark page only the colours differ. */
async function violationsOfExample(example: Example): Promise<string[]> {
  html = htmlOf(preview(example));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  const violations: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    violations.push(
      ...(await found(`${example.title}, ${width} px, light`, { besides: ofWholePages })),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    violations.push(
      ...(await found(`${example.title}, ${width} px, dark`, { only: ['color-contrast'] })),
    );
  }
  return violations;
}

describe('in a browser, light and dark, narrow and wide', () => {
  test.each(renderedTypes)('%s can be used by everyone', async (type) => {
    const violations: string[] = [];
    // The words are another language's, the elements are the same: one language will do.
    for (const example of examplesOf(type).filter(({ language }) => language === 'pt-BR'))
      violations.push(...(await violationsOfExample(example)));
    expect(violations).toEqual([]);
  });
});
