// The typefaces of looks: what stands in for them until they are there has their measures, so that nothing moves.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLooks } from '../../engine/dev/looks.ts';
import { fontPath } from '../../engine/media/package-fonts.ts';
import { arialBold, typefaces } from '../../engine/resolve/metadata/typefaces.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { htmlOfPage, newLook } from '../new-look.ts';

const fileOf = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));
/** It has the measures of Arial to the unit. */
const arimo = (weight: number) =>
  fileOf(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
const sample =
  'Portas e fechaduras abertas sem estragar nada. Chegamos em 40 minutos, de dia e de noite, e o preço é dito antes. Peça um orçamento pelo WhatsApp ou telefone. We open doors without damage and change locks on the same day; the price is agreed before we begin.';
/** Most that a measure may be beside what is written, per cent. */
const tolerance = 1;
/** Most that the first screen may move when the letters come: Chromium's layout shift, of which 0.1 counts as good. */
const shiftLimit = 0.01;
const origin = 'http://portao.test';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => leaveBrowser(browser));

/** Width of the sample in both weights, ascent and descent of a font, px at 1000 px. */
const measure = (page: Page, faces: readonly (readonly [weight: string, file: Buffer])[]) =>
  page.evaluate(
    async ({ faces, sample }) => {
      const loaded = await Promise.all(
        faces.map(([weight, file]) =>
          new FontFace('Measured', `url(data:font/woff2;base64,${file})`, { weight }).load(),
        ),
      );
      for (const face of loaded) document.fonts.add(face);
      const context = document.createElement('canvas').getContext('2d')!;
      const [regular, bold] = [400, 700].map((weight) => {
        context.font = `${weight} 1000px Measured`;
        return context.measureText(sample);
      });
      for (const face of loaded) document.fonts.delete(face);
      return {
        widths: [regular!.width, bold!.width],
        ascent: regular!.fontBoundingBoxAscent / 10,
        descent: regular!.fontBoundingBoxDescent / 10,
      };
    },
    { faces: faces.map(([weight, file]) => [weight, file.toString('base64')] as const), sample },
  );

test('have the measures that are written of them', async () => {
  const page = await browser.newPage();
  const arial = await measure(page, [
    ['400', arimo(400)],
    ['700', arimo(700)],
  ]);
  const [regular, bold] = arial.widths.map((width) => (width / arial.widths[0]!) * 100);
  expect(regular).toBe(100);
  expect(Math.abs(bold! - arialBold)).toBeLessThan(tolerance);
  for (const [name, written] of Object.entries(typefaces)) {
    const found = await measure(page, [['100 900', fileOf(fontPath(name))]]);
    const widths = found.widths.map((width) => (width / arial.widths[0]!) * 100);
    const apart = [
      widths[0]! - written.widths[0]!,
      widths[1]! - written.widths[1]!,
      found.ascent - written.ascent,
      found.descent - written.descent,
    ];
    expect(Math.max(...apart.map(Math.abs)), name).toBeLessThan(tolerance);
  }
});

const withFonts = readLooks().filter(({ theme }) => theme.fonts);

describe.each(withFonts.map(({ name }) => name))('the look %s', (look) => {
  test('is in its place when its letters come, from its own address and no other', async () => {
    const { pages, media } = await newLook(look);
    const html = htmlOfPage(pages.find(({ path }) => path === '/')!);
    const files = new Map(
      media.used().map(({ path, address }) => [address, readFileSync(media.fileOf(path)!)]),
    );
    const fonts = [...files].filter(([address]) => address.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(60 * 1024);

    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        const text = html
          .replaceAll(/local\("?Arial"?\)/g, 'url(/stand-in/400.woff2)')
          .replaceAll(/local\("?Arial Bold"?\)/g, 'url(/stand-in/700.woff2)');
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: text });
      }
      if (pathname.startsWith('/stand-in/'))
        return route.fulfill({ body: arimo(Number(/\d+/.exec(pathname)![0])) });
      const file = files.get(pathname);
      if (!file) return route.abort();
      if (pathname.endsWith('.woff2')) await held;
      return route.fulfill({ body: file }).catch(() => undefined);
    });
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      const waiting = [...document.fonts].filter(({ family }) => family.endsWith('Wait'));
      await Promise.all(waiting.map((face) => face.load()));
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (
            entry as unknown as { value: number }
          ).value;
      }).observe({ type: 'layout-shift' });
    });
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOf();
    release();
    await page.waitForFunction(
      () => document.fonts.check('700 1em Heading') && document.fonts.check('400 1em Site'),
    );
    await page.evaluate(async () => {
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      shiftLimit,
    );
    expect(Math.abs((await heightOf()) / before - 1)).toBeLessThan(0.02);
  });
});
