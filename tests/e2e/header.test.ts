import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../engine/server/serve.ts';
import { buildExample } from '../examples/example-sites.ts';
import { desk, phone, siteInBrowser, tabTo } from './site-in-browser.ts';

const site = siteInBrowser();

/** A menu of the wide header. */
const menu = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .locator('> details')
    .filter({ has: page.locator('> summary', { hasText: label }) });
const title = (item: Locator) => item.locator('> summary');
const isOpen = (item: Locator) => item.evaluate((details) => (details as HTMLDetailsElement).open);
/** A place far from the header. */
const away = (page: Page) => page.mouse.move(640, 700);

describe('the menus with a mouse (200 ms to open, 150 ms to close, 300 ms to skip)', () => {
  const withClock = () => site.visit('/', { stopClock: true });

  test('open after the pointer has rested on them for 200 ms, not before', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).hover();
    await page.clock.runFor(199);
    expect(await isOpen(cities)).toBe(false);
    await page.clock.runFor(1);
    expect(await isOpen(cities)).toBe(true);
  });

  test('stay shut when the pointer only passes', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).hover();
    await page.clock.runFor(199);
    await away(page);
    await page.clock.runFor(5000);
    expect(await isOpen(cities)).toBe(false);
  });

  test('close 150 ms after the pointer has left, not before', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).hover();
    await page.clock.runFor(200);
    await away(page);
    await page.clock.runFor(149);
    expect(await isOpen(cities)).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen(cities)).toBe(false);
  });

  test('stay open while the pointer is on the panel, and when it comes back in time', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).hover();
    await page.clock.runFor(200);
    await cities.getByRole('link', { name: 'Osasco' }).hover();
    await page.clock.runFor(5000);
    expect(await isOpen(cities)).toBe(true);
    await away(page);
    await page.clock.runFor(149);
    await cities.getByRole('link', { name: 'Guarulhos' }).hover();
    await page.clock.runFor(5000);
    expect(await isOpen(cities)).toBe(true);
  });

  test('open without delay while another one is open, which closes', async () => {
    const { page } = await withClock();
    await title(menu(page, 'Grandes Cidades')).hover();
    await page.clock.runFor(200);
    await title(menu(page, 'Região Metropolitana')).hover();
    await page.clock.runFor(1);
    expect([
      await isOpen(menu(page, 'Grandes Cidades')),
      await isOpen(menu(page, 'Região Metropolitana')),
    ]).toEqual([false, true]);
  });

  test.each([
    [299, true],
    [300, false],
  ])('%i ms after one has closed: the next opens without delay: %s', async (pause, atOnce) => {
    const { page } = await withClock();
    await title(menu(page, 'Grandes Cidades')).hover();
    await page.clock.runFor(200);
    await away(page);
    await page.clock.runFor(150 + pause);
    const next = menu(page, 'Bairros SP');
    await title(next).hover();
    await page.clock.runFor(1);
    expect(await isOpen(next)).toBe(atOnce);
    await page.clock.runFor(199);
    expect(await isOpen(next)).toBe(true);
  });

  test('are not closed by the click of somebody who did not see that they had just opened', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).hover();
    await page.clock.runFor(200);
    await title(cities).click();
    expect(await isOpen(cities)).toBe(true);
    await title(cities).click();
    expect(await isOpen(cities)).toBe(false);
  });

  test('stay open after a click until somebody clicks elsewhere', async () => {
    const { page } = await withClock();
    const cities = menu(page, 'Grandes Cidades');
    await title(cities).click();
    expect(await isOpen(cities)).toBe(true);
    await away(page);
    await page.clock.runFor(5000);
    expect(await isOpen(cities)).toBe(true);
    await page.mouse.click(640, 700);
    expect(await isOpen(cities)).toBe(false);
  });
});

describe('the menus by keyboard', () => {
  test('open with Enter, lead through their links, close with Escape and give the focus back', async () => {
    const { page } = await site.look('/');
    const cities = menu(page, 'Grandes Cidades');
    await tabTo(page, 'header summary');
    expect(await title(cities).evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    expect(await isOpen(cities)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/sao-paulo-capital',
    );
    await page.keyboard.press('Escape');
    expect(await isOpen(cities)).toBe(false);
    expect(await title(cities).evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    );
  });

  test('close when the focus goes on behind their last link', async () => {
    const { page } = await site.look('/');
    const cities = menu(page, 'Grandes Cidades');
    await tabTo(page, 'header summary');
    await page.keyboard.press('Space');
    expect(await isOpen(cities)).toBe(true);
    await cities.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await isOpen(cities)).toBe(false);
    expect(
      await title(menu(page, 'Região Metropolitana')).evaluate(
        (summary) => summary === document.activeElement,
      ),
    ).toBe(true);
  });
});

test('the menus open at a touch, close at the next, and one at a time', async () => {
  const { page } = await site.look('/', { hasTouch: true });
  const cities = menu(page, 'Grandes Cidades');
  const places = menu(page, 'Bairros SP');
  await title(cities).tap();
  expect(await isOpen(cities)).toBe(true);
  await title(places).tap();
  expect([await isOpen(cities), await isOpen(places)]).toEqual([false, true]);
  await title(places).tap();
  expect(await isOpen(places)).toBe(false);
  await title(cities).tap();
  await page.touchscreen.tap(640, 700);
  expect(await isOpen(cities)).toBe(false);
});

test('the menus work without JavaScript', async () => {
  const { page } = await site.visit('/', { javaScriptEnabled: false });
  await title(menu(page, 'Grandes Cidades')).click();
  expect(
    await menu(page, 'Grandes Cidades').getByRole('link', { name: 'Guarulhos' }).isVisible(),
  ).toBe(true);
});

test.each([
  ['Grandes Cidades', 400],
  ['Região Metropolitana', 600],
  ['Bairros SP', 800],
])('the panel of %s is %i px wide and inside the window', async (label, width) => {
  const { page } = await site.look('/');
  await title(menu(page, label)).click();
  const box = await menu(page, label).locator('> div').boundingBox();
  expect(box?.width).toBe(width);
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + width).toBeLessThanOrEqual(desk.width);
});

test('the north zone shows 12 places and the others behind "Ver todos"', async () => {
  const { page } = await site.look('/');
  const places = menu(page, 'Bairros SP');
  await title(places).click();
  const column = places.locator('> div > div').filter({ hasText: 'Zona Norte' });
  expect(await column.getByRole('link').filter({ visible: true }).count()).toBe(12);
  await column.getByText('Ver todos').click();
  expect(await column.getByRole('link').filter({ visible: true }).count()).toBe(18);
});

describe('on a small screen', () => {
  const small = { viewport: phone, hasTouch: true, isMobile: true };
  const button = (page: Page) => page.getByRole('banner').locator('details[name=menus] > summary');
  const list = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
  const shown = (page: Page) =>
    list(page)
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('the button Menu shows the big cities, guide and questions and hides them again, and says Fechar meanwhile', async () => {
    const { page } = await site.look('/', small);
    expect((await button(page).innerText()).trim()).toBe('Menu');
    await button(page).tap();
    expect((await button(page).innerText()).trim()).toBe('Fechar');
    expect(await shown(page)).toEqual([
      '/sao-paulo-capital',
      '/guarulhos',
      '/osasco',
      '/carapicuiba',
      '/barueri',
      '/guia-completo',
      '/duvidas-frequentes',
      '/blog',
      '/servico-profissional',
    ]);
    expect(await list(page).locator('b').filter({ visible: true }).allInnerTexts()).toEqual([
      'Cidades e bairros',
      'Ajuda',
      'Serviço',
    ]);
    await button(page).tap();
    expect(await shown(page)).toEqual([]);
    expect((await button(page).innerText()).trim()).toBe('Menu');
  });

  test('the menu reaches every city and every neighbourhood, without a script too', async () => {
    const { page } = await site.visit('/', { ...small, javaScriptEnabled: false });
    const places = await page
      .getByRole('main')
      .locator('#regioes a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places.length).toBeGreaterThan(70);
    await button(page).tap();
    const reached = new Set<string | null>();
    for (const label of ['Grandes Cidades', 'Região Metropolitana', 'Bairros SP']) {
      await title(menu(page, label)).tap();
      for (const more of await menu(page, label).getByText('Ver todos').all()) await more.tap();
      for (const href of await shown(page)) reached.add(href);
    }
    expect(places.filter((href) => !reached.has(href))).toEqual([]);
  });

  test('the menu works by keyboard alone: Escape closes it and gives the focus back', async () => {
    const { page } = await site.look('/', { viewport: phone });
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());
    await tabTo(page, 'details[name=menus] > summary');
    await page.keyboard.press('Enter');
    expect(await isOpen(button(page).locator('..'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('São Paulo');
    await tabTo(page, 'header details[name=menu] > summary');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^São Paulo\s+Centro/);
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual([]);
    expect(await focused()).toBe('Menu');
  });

  test('the menu closes when the focus goes on behind its last link', async () => {
    const { page } = await site.look('/', { viewport: phone });
    await tabTo(page, 'details[name=menus] > summary');
    await page.keyboard.press('Enter');
    await list(page).getByRole('link', { name: 'Serviço Profissional' }).focus();
    await page.keyboard.press('Tab');
    expect(await shown(page)).toEqual([]);
  });

  test('the lists in the menu do not open because a pointer passes', async () => {
    const { page } = await site.visit('/', { viewport: phone, stopClock: true });
    await button(page).click();
    await title(menu(page, 'Bairros SP')).hover();
    await page.clock.runFor(5000);
    expect(await isOpen(menu(page, 'Bairros SP'))).toBe(false);
  });

  test('each link of the menu closes it', async () => {
    const { page } = await site.look('/', small);
    // The links lead nowhere here, or the next page would hide whether the list was closed.
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('a') && event.preventDefault(),
      ),
    );
    const open: string[] = [];
    await button(page).tap();
    await title(menu(page, 'Grandes Cidades')).tap();
    const links = await list(page).getByRole('link').filter({ visible: true }).all();
    expect(links.length).toBeGreaterThan(12);
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const [position, href] of hrefs.entries()) {
      if (!(await isOpen(button(page).locator('..')))) await button(page).tap();
      if (!(await isOpen(menu(page, 'Grandes Cidades'))))
        await title(menu(page, 'Grandes Cidades')).tap();
      await list(page).getByRole('link').filter({ visible: true }).nth(position).tap();
      if (await isOpen(button(page).locator('..'))) open.push(href ?? '');
    }
    expect(open).toEqual([]);
  });

  test('the call button says Ligar instead of the number', async () => {
    const { page } = await site.look('/', small);
    const call = page.getByRole('banner').locator('a[href^="tel:"]');
    expect((await call.innerText()).trim()).toBe('Ligar');
    await page.setViewportSize(desk);
    expect((await call.innerText()).trim()).toBe('(11) 90000-0000');
  });
});

test.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('the header stays at the top of the window on %s', async (_name, viewport) => {
  const { page } = await site.look('/', { viewport });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

/** Elements of the header whose words are cut, stick out of it, or stand on those of others. */
const brokenIn = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    /** Lines of one text may stand this close, px: the boxes of their letters are higher than they are. */
    const leading = 6;
    const range = document.createRange();
    const frame = header.getBoundingClientRect();
    const words: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement!.checkVisibility()) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1) words.push({ text: node.nodeValue.trim(), box });
    }
    const cut = words
      .filter(
        ({ box }) =>
          box.top < frame.top ||
          box.bottom > frame.bottom ||
          box.left < 0 ||
          box.right > innerWidth,
      )
      .map(({ text }) => `cut: ${text}`);
    const covered = words.flatMap(({ text, box }, position) =>
      words
        .slice(position + 1)
        .filter(
          (other) =>
            other.box.left < box.right - 0.5 &&
            box.left < other.box.right - 0.5 &&
            other.box.top < box.bottom - leading &&
            box.top < other.box.bottom - leading,
        )
        .map((other) => `on one another: ${text}, ${other.text}`),
    );
    return { words: words.length, faults: [...cut, ...covered] };
  });

/** The spacing of text that WCAG 1.4.12 lets a reader ask for. */
const spaced = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

describe.each([
  ['320 px', { width: 320, height: 568 }],
  ['400 %', { width: 320, height: 256 }],
  ['360 px', phone],
  ['768 px', { width: 768, height: 1024 }],
  ['1024 px', { width: 1024, height: 768 }],
  ['1280 px', desk],
  ['1920 px', { width: 1920, height: 1080 }],
] as const)('at %s', (_name, viewport) => {
  test('the header shows all of its words, also with wider spacing', async () => {
    const { page } = await site.look('/', { viewport });
    const before = await brokenIn(page);
    expect(before.words).toBeGreaterThan(4);
    expect(before.faults).toEqual([]);
    await spaced(page);
    expect((await brokenIn(page)).faults).toEqual([]);
  });
});

test.each([
  ['at 400 %', { width: 320, height: 256 }],
  ['on a phone on its side', { width: 740, height: 360 }],
] as const)('%s nothing that sticks takes the room of the text', async (_name, viewport) => {
  const { page } = await site.look('/', { viewport });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const stuck = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => {
        const { bottom, top } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(stuck).toEqual([]);
});

test.each([
  ['in one row', 'locksmith-leeds'],
  ['with the brand in the middle', 'dentista-curitiba'],
] as const)(
  'Tab goes through a header %s as it is seen, from left to right, row by row',
  async (_, name) => {
    const server = await serveSite({ root: await buildExample(name), port: 0, host: '127.0.0.1' });
    const context = await site.browser.newContext({ viewport: desk });
    onTestFinished(async () => {
      await context.close();
      await server.close();
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.keyboard.press('Tab');
    const places: { readonly row: number; readonly left: number }[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element?.closest('header')) return null;
        const { top, bottom, left } = element.getBoundingClientRect();
        return { row: Math.floor((top + bottom) / 2 / 60), left };
      });
      if (!place) break;
      places.push(place);
    }
    expect(places.length).toBeGreaterThan(7);
    expect(places).toEqual([...places].sort((a, b) => a.row - b.row || a.left - b.left));
  },
);
