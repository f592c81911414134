import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { groundOf } from './page-checks.ts';
import { desk, kinds, phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

test.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('the home page has its parts in the specified order on %s', async (_name, viewport) => {
  const { page } = await site.look('/', { viewport });
  const main = page.getByRole('main');
  const parts = {
    header: page.getByRole('banner'),
    hero: page.getByRole('heading', { level: 1, name: 'Motor PPA Kit Completo Instalado' }),
    search: main.getByRole('searchbox'),
    motors: main.getByText('10x no CARTÃO ou Desconto de R$100 no PIX'),
    badges: main.getByText('clientes atendidos'),
    testimonials: main.getByText('Depoimentos ilustrativos').first(),
    video: main.getByRole('link', { name: 'Quero Este Motor' }),
    coverage: main.locator('summary', { hasText: 'Grandes Cidades' }),
    services: main.getByRole('heading', { name: 'Instalação e Manutenção' }),
    maintenance: main.getByRole('heading', { name: 'Manutenção do Seu Motor Atual' }),
    questions: main.locator('details[name=faq] > summary').first(),
    'specialised services': main.getByRole('link', { name: 'Manutenção Express Guarulhos' }),
    footer: page.getByRole('contentinfo'),
  };
  const tops: (readonly [string, number])[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    if (!box) throw new Error(`${name} is not on the page`);
    tops.push([name, box.y]);
  }
  expect([...tops].sort((a, b) => a[1] - b[1]).map(([name]) => name)).toEqual(Object.keys(parts));
});

test('the home page has as many of each thing as it promises', async () => {
  const { page } = await site.look('/');
  const main = page.getByRole('main');
  expect(await main.locator('details[name=faq]').count()).toBe(6);
  expect(
    await main.getByRole('link', { name: 'Solicitar pelo WhatsApp', exact: true }).count(),
  ).toBe(8);
  expect(await main.locator('figure').count()).toBe(3);
  expect(await main.getByText('Depoimentos ilustrativos').count()).toBe(1);
  expect(await main.getByText('Consulte o valor').count()).toBe(1);
  expect(await main.locator('section').first().getByRole('listitem').allInnerTexts()).toEqual(
    ['128+ Técnicos', '24h Atendimento', 'SP+ 40km Raio'].map(
      (tile) =>
        expect.stringMatching(
          new RegExp(`^${tile.replace(/[+]/g, '\\+').replaceAll(' ', '\\s+')}$`),
        ) as string,
    ),
  );
  expect(await page.getByRole('navigation', { name: 'Trilha' }).count()).toBe(0);
});

test.each([
  kinds['the home page'],
  kinds['a city with a page of its own'],
  kinds['a city of the shared list'],
  kinds['the first form of a variant'],
  kinds['an unknown address'],
])(
  'the first screen of a small phone has the name, the promise and both ways to make contact (%s)',
  async (path) => {
    const { page } = await site.look(path, { viewport: { width: 360, height: 640 } });
    const opening = page
      .getByRole('main')
      .locator('section, header')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    const parts = {
      name: opening.getByRole('heading', { level: 1 }),
      promise: opening.locator('p').first(),
      chat: opening.locator('a[href^="https://wa.me/"]').first(),
      call: opening.locator('a[href^="tel:"]').first(),
    };
    for (const [name, part] of Object.entries(parts)) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height, name).toBeLessThanOrEqual(640);
    }
  },
);

describe('the questions', () => {
  const open = (page: Page) =>
    page
      .locator('details[name=faq]')
      .evaluateAll((all) =>
        all.flatMap((details, index) => ((details as HTMLDetailsElement).open ? [index] : [])),
      );
  const question = (page: Page, index: number) =>
    page.locator('details[name=faq] > summary').nth(index);

  test.each([
    ['the home page', '/', true],
    ['the home page', '/', false],
    ['the page of questions', '/duvidas-frequentes', true],
    ['the page of questions', '/duvidas-frequentes', false],
  ])('on %s open one at a time (%s, JavaScript: %s)', async (_name, path, javaScriptEnabled) => {
    const { page } = await site.visit(path, { javaScriptEnabled });
    const last = (await page.locator('details[name=faq]').count()) - 1;
    expect(await open(page)).toEqual([0]);
    await question(page, 2).click();
    expect(await open(page)).toEqual([2]);
    await question(page, last).click();
    expect(await open(page)).toEqual([last]);
    await question(page, last).click();
    expect(await open(page)).toEqual([]);
  });

  test('open one at a time by keyboard', async () => {
    const { page } = await site.look('/');
    await question(page, 1).focus();
    await page.keyboard.press('Enter');
    expect(await open(page)).toEqual([1]);
    await page.keyboard.press('Tab');
    expect(await question(page, 2).evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Space');
    expect(await open(page)).toEqual([2]);
  });

  test('open one at a time where the browser does not know how', async () => {
    const { page, context } = await site.visit('/');
    await context.addInitScript(() => {
      // A browser of 2023: `name` on details means nothing.
      delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name;
      addEventListener('DOMContentLoaded', () =>
        document
          .querySelectorAll('details[name=faq]')
          .forEach((details) => details.toggleAttribute('data-old', true)),
      );
    });
    await page.reload();
    expect(await page.evaluate(() => 'name' in HTMLDetailsElement.prototype)).toBe(false);
    await question(page, 3).click();
    await expect.poll(() => open(page)).toEqual([3]);
  });

  test('open where a link leads to one', async () => {
    const { page } = await site.look('/duvidas-frequentes#falta-luz');
    expect(
      await page.locator('details[name=faq][open]').evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual(['falta-luz']);
    await expect
      .poll(() =>
        page
          .locator('#falta-luz')
          .evaluate((details) => Math.round(details.getBoundingClientRect().top)),
      )
      .toBeLessThan(desk.height);
    expect(
      await page.locator('#falta-luz').evaluate((details) => details.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
  });
});

test('while the address of the video is a placeholder, its poster is a picture', async () => {
  const { page } = await site.look('/');
  const poster = page.getByRole('img', { name: /portão deslizante que o motor está abrindo/ });
  expect(await poster.isVisible()).toBe(true);
  expect(await page.locator('[data-video], iframe').count()).toBe(0);
  expect(await page.content()).not.toContain('EXEMPLO');
});

describe('the gate of the hero', () => {
  const scene = (page: Page) => page.getByRole('img', { name: /portão deslizante com motor/ });
  /** Left edge of the leaf, px from the left of the drawing. */
  const leaf = (page: Page) =>
    scene(page).evaluate(
      (drawing) =>
        // The third picture of the drawing, after the yard and the post.
        drawing.querySelectorAll('svg')[2]!.getBoundingClientRect().left -
        drawing.getBoundingClientRect().left,
    );
  const moving = (page: Page) =>
    scene(page).evaluate((drawing) => drawing.getAnimations({ subtree: true }).length);
  /** Holds every movement of the drawing at a moment, ms. */
  const at = (page: Page, time: number) =>
    scene(page).evaluate((drawing, moment) => {
      for (const animation of drawing.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = moment;
      }
    }, time);

  test('opens once, in the four seconds that the text promises', async () => {
    const { page } = await site.visit('/', { stopMotion: true });
    await at(page, 0);
    const shut = await leaf(page);
    await at(page, 700 + 3600);
    const nearly = await leaf(page);
    await at(page, 700 + 4000);
    const open = await leaf(page);
    expect(open - shut).toBeGreaterThan(100);
    expect(nearly).toBeGreaterThan(shut);
    expect(nearly).toBeLessThan(open);
    expect(await scene(page).innerText()).toContain('abre em 4 segundos');
  });

  test('moves as pictures that need not be painted again: a cheap phone is free for a tap', async () => {
    const { page } = await site.visit('/', { stopMotion: true });
    const moved = await scene(page).evaluate((drawing) =>
      drawing.getAnimations({ subtree: true }).map(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const frames = (effect as KeyframeEffect).getKeyframes();
        const within = target instanceof SVGElement && target.ownerSVGElement !== null;
        const notes = ['offset', 'computedOffset', 'easing', 'composite'];
        const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
        return `${within ? 'within a picture' : 'whole'}: ${[...names].filter((name) => !notes.includes(name)).join()}`;
      }),
    );
    expect(moved.sort()).toEqual(['whole: opacity', ...Array<string>(4).fill('whole: transform')]);
  });

  test('stands open, without moving, for people who asked for less motion', async () => {
    const { page } = await site.visit('/', { stopMotion: true });
    expect(await moving(page)).toBeGreaterThan(0);
    await at(page, 60_000);
    const open = await leaf(page);
    const still = await site.look('/', { reducedMotion: 'reduce' });
    expect(await leaf(still.page)).toBeCloseTo(open, 1);
    expect(await moving(still.page)).toBe(0);
  });
});

// That every page is dark there is looked at in every-page.test.ts.
test('the colours follow the system, at once when it changes', async () => {
  const { page } = await site.look('/', { colorScheme: 'dark' });
  expect(await groundOf(page)).toBe('rgb(16, 22, 26)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(page)).toBe('rgb(248, 250, 250)');
});

test('on a phone the motors come one at a time, by keyboard too, and stop where one begins', async () => {
  const { page } = await site.look('/', { viewport: phone });
  const rack = page.getByRole('group', { name: 'Três motores, um kit completo' });
  const seen = () =>
    rack.locator('li').evaluateAll((motors) => {
      const edge = motors[0]!.parentElement!.parentElement!.getBoundingClientRect();
      return motors.findIndex(
        (motor) => Math.abs(motor.getBoundingClientRect().left - edge.left) < 2,
      );
    });
  await rack.focus();
  expect(await seen()).toBe(0);
  await rack.press('ArrowRight');
  await expect.poll(seen).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
