import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { everyKind, kinds, phone, siteInBrowser, type Look } from './site-in-browser.ts';

const site = siteInBrowser();
const small = { viewport: phone, hasTouch: true, isMobile: true };

/** A link that opens the chat application. */
interface Chat {
  /** What it says, without the name of the application. */
  readonly label: string;
  /** Digits of the number, with 55. */
  readonly number: string;
  readonly text: string;
  readonly newTab: boolean;
}

/** A link that calls. */
interface Call {
  readonly href: string;
  readonly target: string | null;
}

const callsOf = (page: Page): Promise<Call[]> =>
  page.locator('a[href^="tel:"]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
    })),
  );

/** Every chat link of a page, in order, with its prefilled text decoded. */
async function chatsOf(page: Page): Promise<Chat[]> {
  return page.locator('a[href^="https://wa.me/"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => {
      const { pathname, searchParams } = new URL(link.href);
      return {
        label: link.textContent.replace(/\s*pelo WhatsApp/, '').trim(),
        number: pathname.slice(1),
        text: searchParams.get('text') ?? '',
        newTab: link.target === '_blank' && link.relList.contains('noopener'),
      };
    }),
  );
}

const seen = new Map<string, { readonly chats: Chat[]; readonly calls: Call[] }>();

/** The chat links and calls of a page on a desk, which is opened once for all that is asked of them. */
async function contactsOf(path: string) {
  const known = seen.get(path);
  if (known) return known;
  const { page } = await site.look(path);
  const contacts = { chats: await chatsOf(page), calls: await callsOf(page) };
  seen.set(path, contacts);
  return contacts;
}

const services = [
  'Instalação e Manutenção',
  'Troca de Cabo de Aço',
  'Trava Elétrica',
  'Controles Remotos',
  'Placa Central',
  'Codificação',
  'Reforma de Motor',
  'Serralheria',
];

describe('what is written in the chat already', () => {
  test.each([
    ['/', 'WhatsApp', 'Olá! Gostaria de saber mais sobre os motores PPA.'],
    ['/', 'Solicitar Orçamento', 'Olá! Gostaria de um orçamento para motor PPA.'],
    ['/', 'Solicitar Orçamento', 'Olá! Gostaria de saber os preços dos motores PPA.'],
    ['/', 'Quero Este Motor', 'Olá! Vi o vídeo do motor PPA e quero saber mais.'],
    [
      '/servico-profissional',
      'Orçamento Grátis Agora',
      'Olá! Gostaria de um orçamento para motor PPA.',
    ],
    [
      '/servico-profissional',
      'Chamar no WhatsApp',
      'Olá! Gostaria de informações sobre os serviços.',
    ],
    [
      '/guarulhos',
      'Quero a Manutenção Express',
      'Olá! Gostaria de informações sobre os serviços em Guarulhos.',
    ],
    ['/barueri', 'Solicitar Orçamento', 'Olá! Gostaria de um orçamento para motor PPA em Barueri.'],
    ['/suzano', 'Solicitar Orçamento', 'Olá! Gostaria de um orçamento para motor PPA em Suzano.'],
    ['/moema', 'Solicitar Orçamento', 'Olá! Gostaria de um orçamento para motor PPA em Moema.'],
    [
      '/motor-de-portao-automatico-cotia',
      'Solicitar Orçamento',
      'Olá! Meu portão em Cotia precisa de conserto. Gostaria de um orçamento.',
    ],
    [
      '/motor-para-portao-automatico-santo-andre',
      'Solicitar Orçamento',
      'Olá! Gostaria de um orçamento para motor PPA em Santo André.',
    ],
    [
      '/pagina-que-nao-existe',
      'Solicitar Orçamento',
      'Olá! Gostaria de um orçamento para motor PPA.',
    ],
  ])('on %s, "%s": %s', async (path, label, text) => {
    const texts = (await contactsOf(path)).chats
      .filter((chat) => chat.label === label)
      .map((chat) => chat.text);
    expect(texts).toContain(text);
  });

  test.each(['/', '/barueri', '/guarulhos'])(
    'on %s each of the eight services asks for itself',
    async (path) => {
      const asked = (await contactsOf(path)).chats
        .filter((chat) => chat.label === 'Solicitar')
        .map((chat) => chat.text);
      expect(asked).toEqual(
        services.map((service) => `Olá! Gostaria de um orçamento para ${service}.`),
      );
    },
  );
});

describe('the numbers', () => {
  test('of header, footer and floating button are three, and the footer adds a landline', async () => {
    const { page } = await site.look('/');
    const chatIn = (part: Locator) =>
      part
        .locator('a[href^="https://wa.me/"]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.slice(1)),
        );
    const numbers = [
      await chatIn(page.getByRole('banner')),
      await chatIn(page.getByRole('contentinfo')),
      (await chatIn(page.locator('body > nav'))).slice(-1),
    ].flat();
    expect(numbers).toEqual(['5511900000001', '5511900000002', '5511900000003']);
    expect(
      await page
        .getByRole('contentinfo')
        .locator('a[href^="tel:"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['tel:+551130000000']);
  });
});

/** Ends the appearance of the floating button, which has a test of its own: it takes 3 s, and may be over already. */
const showButton = (page: Page) =>
  page.locator('body > nav > a').evaluate((button) => {
    for (const appearance of button.getAnimations()) appearance.finish();
    if (!button.checkVisibility({ visibilityProperty: true }))
      throw new Error('the button does not appear');
  });

/** The panel is the owner's tool, without the frame of the site and its contacts. */
const kindsForVisitors = everyKind.filter(([, path]) => path !== '/admin');

test.each(kindsForVisitors)(
  'on %s every chat has a finished text and a new tab, and every call stays in the tab',
  async (_kind, path) => {
    const { chats, calls } = await contactsOf(path);
    expect(chats.length).toBeGreaterThanOrEqual(3);
    expect(chats.filter(({ newTab }) => !newTab)).toEqual([]);
    // `__WORDS__` is what the search replaces before anybody sees the link.
    const hidden = /^Olá! Procurei no site por «__WORDS__» e não achei\. Vocês me ajudam\?$/;
    expect(
      chats.filter(
        ({ text }) =>
          !hidden.test(text) && (!/^Olá! .{10,}[.?]$/.test(text) || /[{}]|__|undefined/.test(text)),
      ),
    ).toEqual([]);
    expect(chats.filter(({ label }) => label.startsWith('Fale Conosco'))).toHaveLength(1);
    expect(calls.length).toBeGreaterThanOrEqual(2);
    expect(
      calls.filter(({ href, target }) => target !== null || !/^tel:\+55\d{10,11}$/.test(href)),
    ).toEqual([]);
  },
);

test('the panel bears no chat of the site over its own buttons', async () => {
  expect((await contactsOf('/admin')).chats).toEqual([]);
});

test('a chat opens in a new tab and leaves the page where it is', async () => {
  const { page, context } = await site.visit('/barueri');
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  );
  const opening = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Solicitar Orçamento' }).first().click();
  const chat = await opening;
  await chat.waitForLoadState();
  expect(decodeURIComponent(chat.url())).toBe(
    'https://wa.me/5511900000001?text=Olá! Gostaria de um orçamento para motor PPA em Barueri.',
  );
  expect(await chat.evaluate(() => window.opener === null)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/barueri');
});

describe('the floating chat button', () => {
  const button = ({ page }: Look) =>
    page.getByRole('navigation', { name: 'Contato rápido', includeHidden: true }).locator('> a');
  const card = (visit: Look) => button(visit).locator('span');
  const opacity = (part: Locator) =>
    part.evaluate((element) => Number(getComputedStyle(element).opacity));
  /** Puts the button's appearance to a moment, ms after the page was shown. */
  const at = (visit: Look, time: number) =>
    button(visit).evaluate((element, moment) => {
      const [appearance] = element.getAnimations();
      if (!appearance) throw new Error('the button does not appear by an animation');
      appearance.pause();
      appearance.currentTime = moment;
    }, time);
  const takesFocus = (visit: Look) =>
    button(visit).evaluate((element) => {
      (element as HTMLElement).focus();
      return document.activeElement === element;
    });

  test('is hidden for 3 s after the page was shown, to the eye and to the keyboard, and visible from then on', async () => {
    const visit = await site.visit('/', { stopMotion: true });
    await at(visit, 2999);
    expect(await button(visit).isVisible()).toBe(false);
    expect(await takesFocus(visit)).toBe(false);
    await at(visit, 3001);
    expect(await button(visit).isVisible()).toBe(true);
    expect(await takesFocus(visit)).toBe(true);
  });

  test('appears by itself, not before 3 s have passed', async () => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      await page.goto(site.origin);
      const seen = await page.waitForFunction(
        () => {
          const element = document.querySelector('body > nav > a');
          return element?.checkVisibility({ visibilityProperty: true }) ? performance.now() : null;
        },
        null,
        { polling: 'raf' },
      );
      expect(await seen.jsonValue()).toBeGreaterThanOrEqual(3000);
    } finally {
      await context.close();
    }
  });

  // A Wednesday, by the clock of the business.
  test.each([
    ['Online agora', '2026-11-25T15:00:00-03:00'],
    ['Respondemos às 8h', '2026-11-25T22:00:00-03:00'],
  ])('shows its card "Fale Conosco, %s" while the pointer is on it at %s', async (state, now) => {
    const visit = await site.visit('/', { now });
    await showButton(visit.page);
    expect(await opacity(card(visit))).toBe(0);
    await button(visit).hover();
    await expect.poll(() => opacity(card(visit))).toBe(1);
    const said = (await card(visit).innerText()).split(/\s*\n\s*/);
    expect(said).toEqual(['Fale Conosco', 'pelo WhatsApp', state]);
    await visit.page.mouse.move(200, 200);
    await expect.poll(() => opacity(card(visit))).toBe(0);
  });

  test('shows its card on keyboard focus', async () => {
    const visit = await site.look('/');
    await showButton(visit.page);
    await visit.page.keyboard.press('Shift+Tab');
    expect(await button(visit).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await expect.poll(() => opacity(card(visit))).toBe(1);
  });

  test('gives way to the bar on a phone', async () => {
    const visit = await site.look('/', small);
    expect(await button(visit).evaluate((element) => getComputedStyle(element).display)).toBe(
      'none',
    );
  });
});

describe('the bar for the thumb on a phone', () => {
  const bar = (page: Page) =>
    page.getByRole('navigation', { name: 'Contato rápido', includeHidden: true }).locator('> div');
  const scrollTo = (page: Page, top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);

  test.each([
    kinds['the home page'],
    kinds['a city with a page of its own'],
    kinds['a city of the shared list'],
  ])('on %s comes once the buttons of the hero are gone, not before', async (path) => {
    const { page } = await site.look(path, small);
    const buttons = await page.getByRole('main').locator('h1 ~ div').first().boundingBox();
    await scrollTo(page, 0);
    expect(await bar(page).isVisible()).toBe(false);
    await scrollTo(page, buttons!.y - 64);
    expect(await bar(page).isVisible(), 'while the buttons are still on the screen').toBe(false);
    const hero = await page
      .getByRole('main')
      .locator('section')
      .first()
      .evaluate((section) => section.getBoundingClientRect().bottom + scrollY);
    await scrollTo(page, hero);
    expect(await bar(page).isVisible(), 'when the hero is gone').toBe(true);
    expect(await bar(page).getByRole('link').allInnerTexts()).toEqual(['WhatsApp', 'Ligar']);
  });

  test('is not there on a desk', async () => {
    const { page } = await site.look('/');
    await scrollTo(page, 3000);
    expect(await bar(page).isVisible()).toBe(false);
  });
});

/** Contact links that can be seen in what sticks to the window, header first. */
const contactsInBars = (page: Page) =>
  page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || sticks(element.parentElement));
    return [...document.querySelectorAll('a[href^="https://wa.me/"], a[href^="tel:"]')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }) && sticks(link))
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((link) => (link as HTMLElement).innerText.trim());
  });

test.each(kindsForVisitors)(
  'on %s a phone shows two contacts in bars, WhatsApp first, wherever one has scrolled to',
  async (_kind, path) => {
    const { page } = await site.look(path, small);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const seen: string[] = [];
    // Between 512 and 576 px the bar comes up from below the window, and what it replaces is gone.
    for (const top of [0, 100, 300, 480, 511, 513, 530, 550, 577, 700, 2000, end]) {
      await page.evaluate(async (y) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
      const contacts = (await contactsInBars(page)).join(', ');
      if (top < 512 || top > 576 || contacts !== '') seen.push(contacts);
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(new Set(seen)).toEqual(new Set(['WhatsApp, Ligar']));
  },
);

test.each([1024, 1280, 1440, 1920])(
  'at %i px the floating button stands beside the content and covers no word of it',
  async (width) => {
    const { page } = await site.look('/guarulhos', { viewport: { width, height: 800 } });
    await showButton(page);
    const covered = await page.evaluate(() => {
      const button = document.querySelector('body > nav > a')!.getBoundingClientRect();
      const range = document.createRange();
      const found: string[] = [];
      // The map is a drawing and reaches into the margin; the header stays above the button.
      const apart = 'body > nav, header, svg, .hidden';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!node.nodeValue?.trim() || parent.closest(apart)) continue;
        if (!parent.checkVisibility()) continue;
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(({ right }) => right > button.left))
          found.push(node.nodeValue.trim().slice(0, 60));
      }
      return { at: innerWidth - button.left, found };
    });
    expect(covered.at).toBeGreaterThanOrEqual(44);
    expect(covered.found).toEqual([]);
  },
);
