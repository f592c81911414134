// Photographs that open large, in a browser: a fixture site with photographs of three shapes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { serveSite } from '../../engine/server/serve.ts';
import { BuiltSite } from '../engine/fake-bundle.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { root } from '../structure/tree.ts';
import { phone, siteInBrowser } from './site-in-browser.ts';

const shapes = { larga: [1800, 1200], alta: [1200, 1800], quadrada: [1600, 1600] } as const;
const page = `path: /fotos
title: Fotos de portões
description: Portões que abrem e fecham, em fotos.
updated: "2026-01-01"
blocks:
  - { type: page-heading, heading: Fotos, lead: Do dia. }
  - type: gallery
    heading: Portões
    pictures:
      - { image: { src: /media/larga.jpg, alt: Portão largo }, caption: O portão da frente. }
      - { image: { src: /media/alta.jpg, alt: Portão alto } }
      - { image: { src: /media/quadrada.jpg, decorative: true } }
`;

const built = new BuiltSite(new FixtureSite({ 'pages/fotos.yaml': page }));

async function serveGallery() {
  const media = join(built.site.dir, 'media');
  mkdirSync(media, { recursive: true });
  for (const [name, [width, height]] of Object.entries(shapes))
    writeFileSync(join(media, `${name}.jpg`), await photograph(width, height));
  await built.build({ bundle: await prepareBundle(root) });
  return serveSite({ root: built.outDir, port: 0, host: '127.0.0.1' });
}

const site = siteInBrowser(serveGallery);
const link = (page: Page, name: string) => page.getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Portões' });
const words = (page: Page) => page.locator('dialog figcaption').textContent();
const open = async (page: Page, name: string) => {
  await link(page, name).click();
  await dialog(page).waitFor();
};

/** Every script of the site that speaks of a large picture, by its text. */
let viewer = '';
beforeAll(() => {
  viewer =
    built
      .paths()
      .filter((file) => file.endsWith('.js'))
      .map((file) => built.file(file))
      .find((text) => text.includes('showModal')) ?? '';
});

test('shows a picture whole and large, with its caption and its place in the row', async () => {
  const { page, faults } = await site.look('/fotos');
  await open(page, 'Portão largo');
  expect(await words(page)).toBe('O portão da frente. · 1/3');
  const large = dialog(page).getByRole('img', { name: 'Portão largo' });
  expect(await large.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  expect(await large.evaluate((image: HTMLImageElement) => image.sizes)).toBe('100vw');
  expect((await large.boundingBox())!.width).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test('goes on by arrow keys in a circle, and Escape leads back to the picture of the page', async () => {
  const { page } = await site.look('/fotos');
  await open(page, 'Portão largo');
  await page.keyboard.press('ArrowRight');
  expect(await words(page)).toBe('2/3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await words(page)).toBe('3/3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  // The dialog says that it is closed in a task of its own.
  await link(page, 'Portão alto').and(page.locator(':focus')).waitFor();
});

test('has buttons with names, the last of which closes it', async () => {
  const { page } = await site.look('/fotos');
  await open(page, 'Portão alto');
  await page.getByRole('button', { name: 'Próxima foto' }).click();
  expect(await words(page)).toBe('3/3');
  await page.getByRole('button', { name: 'Foto anterior' }).click();
  expect(await words(page)).toBe('2/3');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('goes on by a finger on a telephone', async () => {
  const { page } = await site.look('/fotos', { viewport: phone, hasTouch: true, isMobile: true });
  await link(page, 'Portão largo').tap();
  await dialog(page).waitFor();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: 300 })),
    });
  await touch('touchStart', 280);
  await touch('touchMove', 150);
  await touch('touchEnd');
  await expect.poll(() => words(page)).toBe('2/3');
});

test('names a link whose picture says nothing', async () => {
  const { page } = await site.look('/fotos');
  expect(await link(page, 'Abrir a foto 3').count()).toBe(1);
});

test('leads to the widest version of each picture without JavaScript', async () => {
  const { page } = await site.visit('/fotos', { javaScriptEnabled: false });
  expect(await link(page, 'Portão largo').getAttribute('href')).toMatch(
    /^\/media\/larga\.[0-9a-f]{8}\.1600\.webp$/,
  );
  await link(page, 'Portão largo').click();
  await page.waitForURL(/larga\..*\.webp$/);
});

test('costs at most 3 KB, and other pages do not load it', async () => {
  expect(viewer).not.toBe('');
  expect(brotliCompressSync(viewer).length).toBeLessThan(3 * 1024);
  const { page } = await site.visit('/');
  const loaded = await page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
  });
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((text) => text.includes('showModal'))).toEqual([]);
  expect(await page.locator('dialog').count()).toBe(0);
});
