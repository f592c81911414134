import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
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

describe('the menus with a mouse (200 ms to open, 150 ms to close, 300 ms to skip: specification §4)', () => {
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
    const { page } = await site.visit('/');
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
    const { page } = await site.visit('/');
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
  const { page } = await site.visit('/', { hasTouch: true });
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
])(
  'the panel of %s is %i px wide and inside the window (specification §9)',
  async (label, width) => {
    const { page } = await site.visit('/');
    await title(menu(page, label)).click();
    const box = await menu(page, label).locator('> div').boundingBox();
    expect(box?.width).toBe(width);
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + width).toBeLessThanOrEqual(desk.width);
  },
);

test('the north zone shows 12 places and the others behind "Ver todos"', async () => {
  const { page } = await site.visit('/');
  const places = menu(page, 'Bairros SP');
  await title(places).click();
  const column = places.locator('> div > div').filter({ hasText: 'Zona Norte' });
  expect(await column.getByRole('link').filter({ visible: true }).count()).toBe(12);
  await column.getByText('Ver todos').click();
  expect(await column.getByRole('link').filter({ visible: true }).count()).toBe(18);
});

describe('on a small screen', () => {
  const small = { viewport: phone, hasTouch: true, isMobile: true };
  const list = (page: Page) =>
    page
      .getByRole('banner')
      .locator('details')
      .filter({ has: page.locator('> summary', { hasText: 'Menu' }) });

  test('the button Menu shows guide, questions, the big cities and two others, and hides them again', async () => {
    const { page } = await site.visit('/', small);
    const links = list(page).getByRole('link');
    await list(page).locator('summary').tap();
    expect(await links.allTextContents()).toEqual([
      'Guia Completo',
      'Dúvidas Frequentes',
      'São Paulo',
      'Guarulhos',
      'Osasco',
      'Carapicuíba',
      'Barueri',
    ]);
    expect(await links.filter({ visible: true }).count()).toBe(7);
    await list(page).locator('summary').tap();
    expect(await links.filter({ visible: true }).count()).toBe(0);
  });

  test('each link of the list closes it', async () => {
    const { page } = await site.visit('/', small);
    // The links lead nowhere here, or the next page would hide whether the list was closed.
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('a') && event.preventDefault(),
      ),
    );
    const open: string[] = [];
    const links = await list(page).locator('a').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await list(page).locator('summary').tap();
      expect(await isOpen(list(page))).toBe(true);
      await link.tap();
      if (await isOpen(list(page))) open.push((await link.textContent()) ?? '');
    }
    expect(open).toEqual([]);
  });

  test('the call button says Ligar instead of the number', async () => {
    const { page } = await site.visit('/', small);
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
  const { page } = await site.visit('/', { viewport });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
