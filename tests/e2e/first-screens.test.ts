// What a visitor with a phone sees of every page before scrolling far: how to reach somebody, and what it costs.
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readySite } from '../ready-site.ts';
import { root } from '../structure/tree.ts';
import { phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();
const { pages, settings } = readySite(join(root, 'site')).site;
const claim = (name: string) => settings.document.claims[name]!.value;

/** How far down the foot of the first contact may be, CSS px at 360 × 740. */
const contactBy = 520;
/** How far down the price may begin, CSS px there. */
const priceBy = 420;
/** Two screens of that phone, CSS px. */
const twoScreens = 2 * phone.height;

const everywhere = [
  `Resposta em até ${claim('replyTime')} pelo WhatsApp, no horário do escritório. A visita é grátis. Portão aberto? Ligue, a qualquer hora`,
  'Técnicos certificados PPA',
];
const ofMotor = [
  `Kit instalado a partir de ${claim('priceService')} onde não há motor ${claim('instalments')} no cartão visita grátis`,
  `Garantia das peças ${claim('warrantyFaq')} e ${claim('warrantyService')} na mão de obra`,
];
const ofRepair = [
  `Conserto em até ${claim('repairTime')} valor dito antes qualquer marca visita grátis`,
  `Garantia da mão de obra ${claim('warrantyService')}`,
  `Se não compensar, trocar o motor de casa fica de ${claim('priceReplaceHome')}`,
];

/** What a place page says within two screens: what each claim covers stands beside it. A page of repair speaks of repair. */
const factsOf = (path: string) => [
  ...everywhere,
  ...(path.startsWith('/motor-de-') ? ofRepair : ofMotor),
];

/** Pages that offer the business at a place, and the home page. */
const offers = pages
  .map(({ document }) => document)
  .filter(({ path, region, variant }) => path === '/' || region || variant);

/** Foot of the first contact in the content of the page, px; null if there is none. */
const firstContactOf = (page: Page) =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('main a[href^="tel:"], main a[href*="wa.me"]')]
      .find((link) => link.checkVisibility())
      ?.getBoundingClientRect().bottom;
    return foot === undefined ? null : Math.round(foot);
  });

/** Top of the price in the opening of the page, px; null if there is none. */
const priceOf = (page: Page) =>
  page.evaluate(() => {
    const price = document.querySelector('main h1 ~ dl b');
    return price && Math.round(price.getBoundingClientRect().top);
  });

/** Words that stand above `limit` px in the content of the page, in the order of the document. */
const wordsAbove = (page: Page, limit: number) =>
  page.evaluate((most) => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { bottom, height } = range.getBoundingClientRect();
      if (height > 0 && bottom <= most) words.push(texts.currentNode.textContent!);
    }
    return words.join(' ').replace(/\s+/g, ' ');
  }, limit);

/** Sets the page in the font of the site, which a browser may leave for the next page where it comes late. */
async function useFont(): Promise<void> {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')!;
  const face = new FontFace('Site', `url(${href})`, { weight: '400 700' });
  document.fonts.add(await face.load());
}

interface Seen {
  readonly contact: number | null;
  readonly price: number | null;
  readonly words: string;
}
const seen = new Map<string, Seen>();

beforeAll(async () => {
  const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(/\.svg$/, (route) => route.abort());
  for (const { path } of pages.map(({ document }) => document)) {
    if (path === '/admin') continue;
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(useFont);
    seen.set(path, {
      contact: await firstContactOf(page),
      price: await priceOf(page),
      words: await wordsAbove(page, twoScreens),
    });
  }
  await context.close();
});

test('every place page and the home page says price, warranty, reply and who comes within two screens of a phone', () => {
  expect(offers.length).toBeGreaterThan(130);
  expect(
    offers.flatMap(({ path }) =>
      factsOf(path)
        .filter((fact) => !seen.get(path)!.words.includes(fact))
        .map((fact) => `${path}: ${fact}`),
    ),
  ).toEqual([]);
});

test('every page has a contact in the first screen of a phone, near the thumb', () => {
  expect(seen.size).toBeGreaterThan(135);
  expect(
    [...seen]
      // Waits for a post; with one it is a page of the blog (post-reader.test.ts).
      .filter(([path]) => path !== '/post')
      .filter(([, { contact }]) => contact === null || contact > contactBy)
      .map(([path, { contact }]) => `${path}: ${contact}`),
  ).toEqual([]);
});

test('a page without a contact, and words below the second screen, are told apart', async () => {
  const context = await site.browser.newContext({ viewport: phone });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setContent(
    '<main><p>Acima</p><p style="margin-top: 2000px">Abaixo</p><p hidden>Nunca</p></main>',
  );
  expect(await firstContactOf(page)).toBeNull();
  expect(await wordsAbove(page, twoScreens)).toBe('Acima');
});

test('every place page and the home page says its price in the first screen, above the buttons', () => {
  expect(
    offers
      .map(({ path }) => ({ path, price: seen.get(path)!.price }))
      .filter(({ price }) => price === null || price > priceBy)
      .map(({ path, price }) => `${path}: ${price}`),
  ).toEqual([]);
});
