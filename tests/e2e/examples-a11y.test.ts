import { AxeBuilder } from '@axe-core/playwright';
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
import { launchBrowser } from '../browser.ts';
import { root } from '../structure/tree.ts';

const widths = [360, 1280];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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
afterAll(() => browser?.close());

/** What axe finds on the page as it stands, one line a rule with the first element. */
async function found(where: string, only?: string[]): Promise<string[]> {
  // The page has no frames, so one document is all there is: legacy mode finds the same in a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (
    only ? axe.withRules(only) : axe.withTags(standards).disableRules(ofWholePages)
  ).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${where}: ${id}: ${help}: ${nodes.length} × ${nodes[0]?.html ?? ''}`,
  );
}

/** Everything that axe finds on an example, at each width, light and dark; of the dark page only the colours differ. */
async function violationsOf(example: Example): Promise<string[]> {
  html = htmlOf(preview(example));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  const violations: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    violations.push(...(await found(`${example.title}, ${width} px, light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    violations.push(...(await found(`${example.title}, ${width} px, dark`, ['color-contrast'])));
  }
  return violations;
}

describe('in a browser, light and dark, narrow and wide', () => {
  test.each(renderedTypes)('%s can be used by everyone', async (type) => {
    const violations: string[] = [];
    for (const example of examplesOf(type)) violations.push(...(await violationsOf(example)));
    expect(violations).toEqual([]);
  });
});
