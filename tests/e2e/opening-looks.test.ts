// Inner pages open as the look has its hero: a plain heading, a long text and the list of posts alike.
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
const address = 'http://portao.test/';
/** Pages that open with each of the three blocks. */
const paths = ['/duvidas', '/guia', '/blog'];

let browser: Browser;
let page: Page;
let html = '';
beforeAll(async () => {
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  );
  page = await context.newPage();
});
afterAll(() => leaveBrowser(browser));

/** How a page opens: `letters` of its heading; `stands`: its ground and the plate on it by the names of their colours, where the words stand, and the line below. */
async function openingOf(text: string) {
  html = text;
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
  const { pages } = await newLook(look, { blog: true }, { 'pages/guia.yaml': article });
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
