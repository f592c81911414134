// Pages in every look: inner ones open as the look has its hero, words stand on quiet ground, the first button is in the first
// screen, and the header has room for a long name and long menus.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLooks } from '../../engine/dev/looks.ts';
import { launchBrowser, leaveBrowser } from '../browser.ts';
import { htmlOfPage, newLook } from '../new-look.ts';

const article = `path: /guia
title: Guia do encanamento de casa | Consertos
description: Como cuidar dos canos da casa, o que olhar todo mês e quando chamar alguém, explicado em palavras simples para quem mora nela.
updated: "2026-11-22"
blocks:
  - type: article
    heading: Guia do encanamento
    lead: O que olhar todo mês.
    contentsLabel: Neste guia
    sections:
      - { id: canos, heading: Canos, body: Olhe debaixo da pia. }
    help:
      heading: Precisa de ajuda?
      text: Conte o que aconteceu.
      buttons: [{ label: Conversar, chat: general }]
`;
/** A page with this opening, and a heading with topics and a drawing below it. */
const opened = (path: string, opening: string) => `path: ${path}
title: Encanador em Curitiba para casa e empresa | ${path}
description: Como cuidar dos canos da casa, o que olhar todo mês e quando chamar alguém, na página ${path}, explicado em palavras simples.
updated: "2026-11-22"
blocks:
  - type: hero
    heading: [Encanador, em Curitiba]
    lead: Conte o que você precisa. A gente diz o que dá para fazer, quanto custa e quando pode ir.
    buttons: [{ label: Pedir orçamento, chat: quote }, { label: Ligar, call: main }]
    ${opening}
  - type: page-heading
    heading: Dúvidas frequentes
    lead: O que costumam perguntar antes de marcar.
    drawing: lamp
    topics: { label: Temas, links: [{ name: Preço, link: /servicos }, { name: No dia, link: /duvidas }] }
`;
const added = {
  'pages/guia.yaml': article,
  'pages/foto.yaml': opened(
    '/foto',
    'scene: photo\n    image: { src: /media/listras.svg, alt: Listras }',
  ),
  'pages/desenho.yaml': opened('/desenho', 'scene: drawing\n    drawing: house'),
  // The least quiet picture, upright as from a phone.
  'media/listras.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 640" width="400" height="640"><path fill="#fff" d="M0 0h400v640H0z"/><path stroke="#000" stroke-width="640" stroke-dasharray="9" d="M0 320h400"/></svg>`,
};
/** As long as names are that people write in full. */
const longName = 'Consertos Almeida e Filhos Encanadores';
/** As long as those of the first site. */
const longMenus = [
  'Grandes Cidades',
  'Região Metropolitana',
  'Bairros SP',
  'Guia Completo',
  'Dúvidas Frequentes',
];
const origin = 'http://portao.test';
const address = `${origin}/`;
/** Pages that open with each of the three blocks. */
const paths = ['/duvidas', '/guia', '/blog'];
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

let browser: Browser;
let page: Page;
let html = '';
/** Letters and pictures of the site that is shown, by address. */
let files: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: desk,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === address)
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    const file = files.get(url.slice(origin.length));
    if (!file) return route.abort();
    const contentType = file.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  page = await context.newPage();
});
afterAll(() => leaveBrowser(browser));

const sites = new Map<string, ReturnType<typeof newLook>>();
/** A site in a look, made once. */
function siteIn(look: string) {
  const site = sites.get(look) ?? newLook(look, { blog: true, name: longName }, added);
  sites.set(look, site);
  return site;
}

const themeOf = (look: string) => readLooks().find(({ name }) => name === look)!.theme;

/** Shows a page of the site in a look, with its letters and pictures; one that is shown already stays, with what was done to it. */
async function show(look: string, path: string, viewport: { width: number; height: number }) {
  const { pages, media } = await siteIn(look);
  const text = htmlOfPage(pages.find((one) => one.path === path)!);
  await page.setViewportSize(viewport);
  if (text !== html) {
    html = text;
    files = new Map(media.used().map((one) => [one.address, media.fileOf(one.path)!]));
    await page.goto(address);
  }
  await page.evaluate(() => document.fonts.ready);
}

/** How a page opens: `letters` of its heading; `stands`: its ground and the plate on it by the names of their colours, where the words stand, and the line below. */
async function openingOf(text: string) {
  html = text;
  await page.setViewportSize(desk);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => {
    const words = document.querySelector('main h1')!.parentElement!;
    // A plain heading has a box between them.
    const around = words.parentElement!;
    const opening = around.classList.contains('hold') ? around.parentElement! : around;
    const probe = document.body.appendChild(document.createElement('i'));
    const names = ['paper', 'wall', 'face', 'night'].map((name) => {
      probe.style.setProperty('color', `var(--${name})`);
      return [getComputedStyle(probe).color, name] as const;
    });
    const ground = (of: Element) =>
      names.find(([colour]) => colour === getComputedStyle(of).backgroundColor)?.[1] ?? 'none';
    const { borderBottomWidth } = getComputedStyle(opening);
    const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(
      document.querySelector('main h1')!,
    );
    const letters = [fontFamily, fontSize, fontWeight, letterSpacing].join(' ');
    const stands = [
      ground(opening),
      ground(words),
      getComputedStyle(words).textAlign,
      parseFloat(borderBottomWidth) > 0 ? 'line' : 'no line',
    ].join(', ');
    return { letters, stands };
  });
}

const looks = readLooks().map(({ name }) => name);
const openings = new Map<string, Awaited<ReturnType<typeof openingOf>>>();

test.each(looks)('the look %s opens every inner page alike', async (look) => {
  const { pages } = await siteIn(look);
  const found: Awaited<ReturnType<typeof openingOf>>[] = [];
  for (const path of paths)
    found.push(await openingOf(htmlOfPage(pages.find((one) => one.path === path)!)));
  const stands = found.map((one) => one.stands);
  expect(stands).toEqual(paths.map(() => stands[0]));
  expect(stands[0]).not.toMatch(/^none/);
  openings.set(look, found[0]!);
});

test('the looks open differently', () => {
  expect([...openings.keys()]).toEqual(looks);
  const all = [...openings.values()];
  expect(new Set(all.map(({ stands }) => stands)).size).toBeGreaterThan(4);
  expect(new Set(all.map(({ stands, letters }) => `${stands} ${letters}`)).size).toBe(looks.length);
});

/** How far the ground behind the words of the opening goes from dark to light, of 255, by the words; fills of buttons are no part of it. */
async function unrestOf(): Promise<Readonly<Record<string, number>>> {
  const boxes = await page.evaluate(() => {
    const words = document.querySelector('main h1')!.parentElement!;
    return [...words.querySelectorAll('h1, p, a')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const letters = range.getBoundingClientRect();
      // Lines that are set close are lower than the boxes of their letters.
      const box = element.getBoundingClientRect();
      const y = Math.max(letters.y, box.y);
      const height = Math.min(letters.bottom, box.bottom) - y;
      return { name: element.textContent, x: letters.x, y, width: letters.width, height };
    });
  });
  await page.addStyleTag({
    content: '* { color: #0000 !important } main .i { visibility: hidden }',
  });
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ boxes, picture }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return Object.fromEntries(
        boxes.map(({ name, x, y, width, height }) => {
          const { data } = context.getImageData(x, y, width, height);
          let [least, most] = [255, 0];
          for (let at = 0; at < data.length; at += 4) {
            const light = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
            least = Math.min(least, light);
            most = Math.max(most, light);
          }
          return [name, most - least];
        }),
      );
    },
    { boxes, picture },
  );
}

test.each(looks)(
  'the look %s has its words on quiet ground, whatever the picture',
  async (look) => {
    for (const viewport of [phone, { width: 768, height: 1024 }, desk]) {
      await show(look, '/foto', viewport);
      const unrest = await unrestOf();
      expect(Object.keys(unrest)).toHaveLength(4);
      expect(Object.entries(unrest).filter(([, by]) => by > 12)).toEqual([]);
    }
  },
);

test.each(looks)('the look %s has the first button in the first screen', async (look) => {
  const button = async (path: string, viewport: typeof phone) => {
    await show(look, path, viewport);
    const { y, height } = (await page.locator('main a:is(.go, .call)').first().boundingBox())!;
    // As on the home page, which has no breadcrumb between the header and the opening.
    const header = (await page.locator('header').first().boundingBox())!;
    const above = (await page.locator('main > section').first().boundingBox())!.y - header.height;
    return [y - above, y - above + height] as const;
  };
  for (const path of ['/foto', '/desenho']) {
    expect((await button(path, phone))[0], path).toBeLessThan(420);
    expect((await button(path, desk))[1], path).toBeLessThan(desk.height);
  }
});

test.each(looks)('the look %s has no drawing that is larger than its words', async (look) => {
  const { layout } = themeOf(look);
  for (const viewport of [{ width: 768, height: 1024 }, desk]) {
    await show(look, '/desenho', viewport);
    const [hero, heading] = await page
      .locator('main svg.d')
      .evaluateAll((drawings) => drawings.map((one) => one.getBoundingClientRect().toJSON()));
    expect(Math.max(hero.width, hero.height)).toBeLessThanOrEqual(192);
    const words = (await page.locator('main h1').last().boundingBox())!;
    if (layout?.sectionHeads === 'centred') {
      // A sign above the words, in the middle as they are.
      expect(Math.max(heading.width, heading.height)).toBeLessThanOrEqual(112);
      expect(heading.bottom).toBeLessThanOrEqual(words.y);
      const middle = heading.left + heading.width / 2;
      expect(Math.abs(middle - (words.x + words.width / 2))).toBeLessThanOrEqual(1);
      expect(Math.abs(middle - viewport.width / 2)).toBeLessThanOrEqual(1);
    } else {
      expect(Math.max(heading.width, heading.height)).toBeLessThanOrEqual(192);
      expect(words.y).toBeGreaterThanOrEqual(heading.top - heading.height);
      expect(words.y).toBeLessThan(heading.bottom);
    }
  }
});

test.each(looks.filter((look) => themeOf(look).layout?.sectionHeads === 'centred'))(
  'the look %s has its last words in the middle, as its headings are',
  async (look) => {
    const isFootCentred = themeOf(look).variants?.footer === 'centred';
    for (const viewport of [phone, { width: 768, height: 1024 }, { width: 1920, height: 1080 }]) {
      await show(look, '/', viewport);
      const last = page.locator(`main > :last-child h2${isFootCentred ? ', footer h2' : ''}`);
      const fromMiddle = await last.evaluateAll((headings) =>
        headings.map((heading) => {
          const { left, right } = heading.getBoundingClientRect();
          return Math.abs((left + right) / 2 - innerWidth / 2);
        }),
      );
      expect(fromMiddle).toHaveLength(isFootCentred ? 3 : 1);
      expect(Math.max(...fromMiddle)).toBeLessThanOrEqual(1);
    }
  },
);

test.each(looks)('the look %s has a line above topics that is seen as they are', async (look) => {
  await show(look, '/desenho', desk);
  const topics = page.getByRole('navigation', { name: 'Temas' });
  const [line, words] = await topics.evaluate((nav) => {
    const { borderTopColor, color } = getComputedStyle(nav);
    return [borderTopColor, color];
  });
  expect(line).toBe(words);
});

test.each(looks)('the look %s has no two lines close to each other', async (look) => {
  for (const path of paths)
    for (const viewport of [phone, desk]) {
      await show(look, path, viewport);
      const close = await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const rule = parseFloat(root.getPropertyValue('--rule')) || 3;
        const lines = [...document.querySelectorAll('main *')].flatMap((element) => {
          const style = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          if (box.width < 200 || style.borderLeftWidth !== '0px') return [];
          return (['Top', 'Bottom'] as const).flatMap((side) =>
            parseFloat(style[`border${side}Width`]) >= rule &&
            style[`border${side}Color`] === getComputedStyle(document.body).color
              ? [{ y: side === 'Top' ? box.top : box.bottom, left: box.left, right: box.right }]
              : [],
          );
        });
        return lines.flatMap((one) =>
          lines
            .filter(({ y, left, right }) => y > one.y && left < one.right && right > one.left)
            .map(({ y }) => Math.round(y - one.y))
            .filter((apart) => apart < 64),
        );
      });
      expect(close, path).toEqual([]);
    }
});

test.each(looks)('the look %s has a header for long names and long menus', async (look) => {
  await show(look, '/', phone);
  const lines = await page.locator('header .brand span').evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name.firstChild!);
    return range.getClientRects().length + (name.querySelector('small')!.offsetHeight > 0 ? 1 : 0);
  });
  expect(lines).toBeLessThanOrEqual(3);
  // The letters of a device may have any width.
  if (!readLooks().find(({ name }) => name === look)!.theme.fonts) return;
  for (const width of [1024, 1280, 1440]) {
    await show(look, '/', { width, height: 800 });
    const rows = await page.locator('header nav').evaluate((menu, labels) => {
      const items = [...menu.children].filter((item) => item.checkVisibility());
      items.forEach((item, at) => {
        (item.querySelector('summary') ?? item).textContent = labels[at] ?? '';
      });
      return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
    }, longMenus);
    expect(rows, `${width}`).toBe(1);
  }
});
