// What somebody sees whose line is slow: pages in the fonts of the system, until the site's own is there. Arimo has the
// measures of Arial and Liberation Sans to the unit, and stands in for them: machines that test have the one, the other or none.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { overflowOf } from './page-checks.ts';
import { desk, kinds, phone, scriptRan, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();
const require = createRequire(import.meta.url);

/** Files that stand for the fonts of a system, by the name that `blocks/parts/base.css` asks for. */
const standIns = { Arial: 'arimo-latin-400-normal', 'Arial Bold': 'arimo-latin-700-normal' };
/** Most that what was painted may move when the font comes: Chromium's layout shift, of which 0.1 counts as good. */
const shiftLimit = 0.01;
/** Most that a page may be longer or shorter in the fonts of the system, part of its height. */
const heightLimit = 0.015;

const paths = [kinds['the home page'], kinds['a neighbourhood'], kinds['the questions']];

/** Opens a page on a machine with Arial. The site's font comes when `release` is called, never before. */
async function openWithout(path: string, viewport: { width: number; height: number }) {
  const { page, context } = await site.visit('/servico-profissional', {
    viewport,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/*.woff2', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await context.route('**/stand-in/*', (route) => {
    const name = route.request().url().split('/').at(-1)!;
    const body = readFileSync(require.resolve(`@fontsource/arimo/files/${name}.woff2`));
    return route.fulfill({ body, contentType: 'font/woff2' });
  });
  await context.route(site.origin + path, async (route) => {
    let html = await (await route.fetch()).text();
    for (const [local, file] of Object.entries(standIns)) {
      const asked = `src:local(${local})`;
      if (!html.includes(asked)) throw new Error(`No face of ${path} asks for ${local} first.`);
      html = html.replace(asked, `src:url(/stand-in/${file})`);
    }
    await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  return { page, release };
}

/** Waits until the page is drawn in the fonts of the system, which elsewhere are there at once; what moved before does not count. */
const inWaitFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family === 'Wait');
    if (faces.length !== 2) throw new Error(`${faces.length} faces of Wait`);
    await Promise.all(faces.map((face) => face.load()));
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    Object.assign(window, { shift: 0 });
  });

/** Weight that an element asks for, and how much wider its words are than in the regular face. */
const boldness = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const width = (weight: string) => {
        const words = document.createElement('span');
        words.textContent = element.textContent;
        const { fontSize, fontFamily } = getComputedStyle(element);
        Object.assign(words.style, {
          position: 'absolute',
          whiteSpace: 'nowrap',
          fontSize,
          fontFamily,
        });
        words.style.fontWeight = weight;
        document.body.append(words);
        const { width: all } = words.getBoundingClientRect();
        words.remove();
        return all;
      };
      const { fontWeight } = getComputedStyle(element);
      return { weight: Number(fontWeight), wider: width(fontWeight) / width('400') };
    });

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each(paths)('%s before its font is there', (path) => {
  test('has headings and buttons that are bold, not regular letters made thicker', async () => {
    const { page } = await openWithout(path, phone);
    await inWaitFonts(page);
    const heading = await boldness(page, 'h1');
    expect(heading.weight).toBeGreaterThanOrEqual(600);
    expect(heading.wider).toBeGreaterThan(1.03);
    expect((await boldness(page, 'main :is(.go, .call)')).wider).toBeGreaterThan(1.02);
    expect(await overflowOf(page)).toEqual({ tooWide: 0, out: [] });
  });

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('is in its place on %s when the font comes', async (_screen, viewport) => {
    const { page, release } = await openWithout(path, viewport);
    await inWaitFonts(page);
    const before = await height(page);
    release();
    await page.waitForFunction(() => document.fonts.check('700 1em Site'), undefined, {
      timeout: 120_000,
    });
    await scriptRan(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      shiftLimit,
    );
    expect(Math.abs((await height(page)) / before - 1)).toBeLessThan(heightLimit);
  });
});
