import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { groundOf, overflowOf, violationsOf, type AxeRules } from './page-checks.ts';
import { desk, everyKind, kinds, phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

describe.each(everyKind)('%s', (_kind, path) => {
  test('can be used by everyone on a phone, has nothing wider than 360 px, and does nothing wrong', async () => {
    const { page, faults, outside } = await site.look(path, {
      viewport: phone,
      reducedMotion: 'reduce',
    });
    expect(await overflowOf(page)).toEqual({ tooWide: 0, out: [] });
    expect(await violationsOf(page)).toEqual([]);
    expect([...faults, ...outside]).toEqual([]);
  });

  test('is dark where the system is, and can be used by everyone in the dark on a desk', async () => {
    const { page, faults, outside } = await site.look(path, {
      viewport: desk,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    expect(await groundOf(page)).toBe('rgb(16, 22, 26)');
    expect(await violationsOf(page)).toEqual([]);
    expect([...faults, ...outside]).toEqual([]);
  });
});

test('faults are seen where there are some: an error nobody catches, and a breach of the page policy', async () => {
  const { page, faults } = await site.look('/');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect.poll(() => faults.join('\n')).toMatch(/on purpose/);
  expect(faults.join('\n')).toMatch(/policy: style-src/);
});

test('what not everyone can use is seen where there is some, and by the rules that are asked for', async () => {
  const { page } = await site.look('/', { reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Quase invisível';
    Object.assign(text.style, { color: '#ccc', background: '#fff' });
    document.querySelector('main')!.append(new Image(24, 24), text);
  });
  const rules = async (asked?: AxeRules) =>
    (await violationsOf(page, asked)).map((violation) => violation.split(':')[0]).sort();
  expect(await rules()).toEqual(['color-contrast', 'image-alt']);
  expect(await rules({ besides: ['image-alt'] })).toEqual(['color-contrast']);
  expect(await rules({ only: ['color-contrast'] })).toEqual(['color-contrast']);
});

test('everything that opens can be used by everyone too: menu, search answers, chat card', async () => {
  const { page } = await site.look('/?q=controle', { viewport: phone, reducedMotion: 'reduce' });
  await page.getByRole('search').locator('ol a').first().waitFor();
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(desk);
  await page.getByRole('banner').locator('summary', { hasText: 'Bairros SP' }).click();
  await page.locator('body > nav > a').hover();
  expect(await violationsOf(page)).toEqual([]);
});

test('the blog list says so where there are no posts', async () => {
  const { page } = await site.look('/blog');
  await expect.poll(() => page.getByText('Nenhum post encontrado.').isVisible()).toBe(true);
});

describe('an address that does not exist', () => {
  const path = '/conserto-de-port%C3%A3o-em-lugar-nenhum';

  test('is answered with status 404 and a page that search engines leave out', async () => {
    const { page } = await site.look('/');
    const answer = await page.goto(site.origin + path);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  });

  test('shows the home page under a title and a description made of the path', async () => {
    const { page } = await site.look(path);
    await expect
      .poll(() => page.title())
      .toMatch(/^Conserto de portão em lugar nenhum \| Motor para Portão PPA/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Conserto de portão em lugar nenhum\. /,
    );
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^Motor PPA\s+Kit Completo\s+Instalado$/,
    );
  });

  test('has one crumb a segment of the path, known ones by their names', async () => {
    const { page } = await site.look('/bairros/vila-que-n%C3%A3o-existe');
    const trail = page.getByRole('navigation', { name: 'Trilha' }).getByRole('listitem');
    await expect
      .poll(() => trail.allInnerTexts())
      .toEqual(['Início', 'Bairros', 'Vila Que Não Existe']);
    expect(await trail.last().getAttribute('aria-current')).toBe('page');
    expect(await trail.getByRole('link').allInnerTexts()).toEqual(['Início']);
    expect(await page.title()).toMatch(/^Bairros vila que não existe \| /);
  });

  test('leads on to the page in small letters where the host does not', async () => {
    const { page } = await site.visit('/');
    const body = await (await fetch(`${site.origin}/nada`)).text();
    await page.route('**/Suzano?a=1', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(`${site.origin}/Suzano?a=1`);
    await page.waitForURL(`${site.origin}/suzano?a=1`);
  });

  test('is told to the console', async () => {
    const { page } = await site.look('/');
    const told = page.waitForEvent('console', (message) => message.text().includes(path));
    await page.goto(site.origin + path);
    expect((await told).text()).toBe(`404 ${path}`);
  });

  test.each(['/a/b/c', '/100%25', '/%C3%A7%20%3Cb%3E', '/blog/nao-existe', '/assets/nada.js'])(
    'like %s does no harm',
    async (odd) => {
      const { page, faults } = await site.look(odd);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(faults).toEqual([]);
    },
  );
});

describe('going back', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const executablePath = process.env.PORTAO_CHROMIUM ?? (await findBrowser()) ?? '';
    // Playwright turns off what is to be tested.
    browser = await chromium.launch({
      executablePath,
      args: [...browserFlags, '--enable-bfcache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    page = await (await browser.newContext({ viewport: desk })).newPage();
  });
  afterAll(() => browser?.close());

  /** A page whose requests are answered: one that waits for an answer is not kept. */
  const settled = (page: Page) => page.waitForLoadState('networkidle');
  /** What a page does on the visit before it is left. */
  const uses: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    // A browser keeps no page whose status is not 200.
    ...everyKind
      .filter(([, path]) => path !== kinds['an unknown address'])
      .map(([kind, path]) => [kind, path, settled] as const),
    [
      'a page with an open menu',
      '/',
      (page) => page.locator('header summary:visible').first().click(),
    ],
    [
      'a page that was searched',
      '/?q=controle',
      (page) => page.getByRole('search').locator('ol a').first().waitFor(),
    ],
  ];

  test.each(uses)('to %s shows it at once, as it was left', async (_kind, path, use) => {
    await page.goto(site.origin + path);
    await use(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        Object.assign(window, { restored: persisted }),
      ),
    );
    await page.goto(`${site.origin}/robots.txt`);
    const back = page.waitForEvent('framenavigated');
    await page.evaluate(() => history.back());
    await back;
    const state = await page.waitForFunction(
      () =>
        ('restored' in window || performance.getEntriesByType('navigation').length > 0) &&
        document.readyState === 'complete' && {
          restored: (window as { restored?: boolean }).restored ?? false,
          reasons:
            (
              performance.getEntriesByType('navigation')[0] as unknown as {
                notRestoredReasons?: { reasons: readonly { reason: string }[] };
              }
            ).notRestoredReasons?.reasons.map(({ reason }) => reason) ?? null,
        },
    );
    expect(await state.jsonValue()).toEqual({ restored: true, reasons: null });
  });
});
