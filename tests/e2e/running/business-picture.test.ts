// A portrait of somebody in the data of the business, sent from a phone: `portao start` over a copy of a small site, the panel in a
// real browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { siteToStart, smallBlog, textAt } from '../../cli/started-site.ts';
import { page as pageDocument } from '../../engine/changing-site.ts';
import { SiteCopy } from '../../engine/site-copy.ts';
import { adminEmail, password } from '../../posts/stands.ts';
import { patience } from './running-site.ts';

const file = 'pages/equipe.yaml';
const team =
  '  - type: team\n    heading: Quem atende\n    people:\n      - name: Ana\n        role: Técnica\n';
const site = siteToStart((dir) => {
  smallBlog(dir);
  new SiteCopy(dir, { [file]: pageDocument('/equipe', '', team) });
});
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let base: string;
let page: Page;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: 'src' | 'alt') =>
  page.locator(`[id^="field-blocks-team"][id$="-image-${name}"]`);
/** The image that the field of the picture shows. */
const glance = () =>
  page
    .locator('div', { has: field('src') })
    .last()
    .locator('img');
const drawnWidth = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => (element.complete ? element.naturalWidth : 0));
/** Opens every fold around the picture, from without. */
async function unfold() {
  await field('src').waitFor({ state: 'attached' });
  for (const fold of await field('src').locator('xpath=ancestor::details').all())
    if (!(await fold.evaluate((element: HTMLDetailsElement) => element.open)))
      await fold.locator('> summary').tap();
}

beforeAll(async () => {
  ({ base } = await site.start());
  browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${base}/admin/negocio`);
  await page.getByLabel('E-mail').fill(adminEmail);
  await page.getByLabel('Senha').fill(password);
  await button('Entrar').tap();
});
afterAll(() => leaveBrowser(browser));

test('a portrait is sent, seen, described, published with its person, and taken back', async () => {
  await unfold();
  // The section, the person, the picture that is not there yet: not among what is seldom wanted.
  expect(await field('src').locator('xpath=ancestor::details').count()).toBe(3);
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#357' },
  })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await button('Tirar ou escolher uma foto').tap();
  await (await chooser).setFiles({ name: 'ana.jpg', mimeType: 'image/jpeg', buffer: bytes });

  // Nobody but staff sees it before it is public; the field does.
  await expect.poll(() => field('src').inputValue(), { timeout: patience }).toMatch(/uploads/);
  await expect.poll(() => drawnWidth(glance()), { timeout: patience }).toBe(900);
  await page.locator(':focus').and(field('alt')).waitFor();
  await page.keyboard.type('Ana');
  await page.getByText(/Rascunho guardado às/).waitFor();
  await page.reload();
  await unfold();
  await expect.poll(() => drawnWidth(glance()), { timeout: patience }).toBe(900);

  await button('Conferir').tap();
  await button('Publicar').tap();
  await page.getByText('As mudanças estão no site.').waitFor();
  await unfold();
  const [src] = /\/media\/uploads\/\w+\.webp/.exec(readFileSync(join(site.siteDir, file), 'utf8'))!;
  expect(existsSync(join(site.siteDir, src))).toBe(true);
  const visitor = await browser.newPage();
  await visitor.goto(`${base}/equipe`);
  const portrait = visitor.getByRole('img', { name: 'Ana' });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => drawnWidth(portrait), { timeout: patience }).toBeGreaterThan(0);
  await visitor.close();

  await page.locator('#published > summary').tap();
  await button('Desfazer esta publicação').tap();
  await page.getByText('O site está como antes da última publicação.').waitFor();
  expect(existsSync(join(site.siteDir, src))).toBe(false);
  expect(await textAt(`${base}/equipe`)).not.toContain('alt="Ana"');
  await unfold();
  await expect.poll(() => glance().count()).toBe(0);
});
