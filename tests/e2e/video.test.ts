// The video of a site that has one: the real site under the address of a video, which nobody answers.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { serveSite } from '../../engine/server/serve.ts';
import { root } from '../structure/tree.ts';
import { siteInBrowser } from './site-in-browser.ts';

const embed = 'https://video.exemplo.com.br/motor';
const folder = mkdtempSync(join(tmpdir(), 'portao-video-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function serveWithVideo() {
  const [siteDir, outDir] = [join(folder, 'site'), join(folder, 'dist')];
  cpSync(join(root, 'site'), siteDir, {
    recursive: true,
    filter: (source) => source !== join(root, 'blocks/entry'),
  });
  const settings = join(siteDir, 'site.yaml');
  const written = readFileSync(settings, 'utf8');
  const given = written.replace(/^video:\n(?: .*\n)+/m, `video: { embed: "${embed}" }\n`);
  if (given === written) throw new Error('site.yaml has no video');
  writeFileSync(settings, given);
  await build({ siteDir, outDir, bundle: await prepareBundle(root, { siteDir }) });
  return serveSite({ root: outDir, port: 0, host: '127.0.0.1' });
}

const site = siteInBrowser(serveWithVideo);
const poster = (page: Page) => page.getByRole('link', { name: 'Assistir ao vídeo do motor' });

test('asks nothing of its host before the click, and then plays in place', async () => {
  const { page, outside } = await site.look('/');
  await poster(page).scrollIntoViewIfNeeded();
  await poster(page).hover();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  const asking = page.waitForEvent('requestfailed', (request) => request.url() === embed);
  await poster(page).click();
  expect((await asking).frame()).not.toBe(page.mainFrame());
  expect(outside).toEqual([embed]);
  const player = page.locator('iframe');
  expect(await player.getAttribute('title')).toBe(
    'Vídeo do motor PPA abrindo um portão deslizante',
  );
  expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('keeps the shape of its poster, so that nothing moves, and shows a lamp while it comes', async () => {
  const { page } = await site.look('/');
  await poster(page).scrollIntoViewIfNeeded();
  const before = await poster(page).boundingBox();
  await poster(page).click();
  const player = page.locator('iframe');
  expect(await player.boundingBox()).toEqual(before);
  expect(before!.height).toBeGreaterThan(before!.width);
  expect(await player.evaluate((frame) => getComputedStyle(frame).backgroundImage)).toMatch(
    /^radial-gradient/,
  );
});

test('opens in another tab without JavaScript', async () => {
  const { page } = await site.visit('/', { javaScriptEnabled: false });
  expect(await poster(page).getAttribute('target')).toBe('_blank');
  expect(await poster(page).getAttribute('href')).toBe(embed);
});
