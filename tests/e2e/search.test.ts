import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();
const form = (page: Page) => page.getByRole('search');
const field = (page: Page) => form(page).getByRole('searchbox');

/** The answers below the form: where they lead, and what their titles say. */
const answers = (page: Page) =>
  form(page)
    .locator('ol > li > a:first-of-type')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        title: link.querySelector('b')?.textContent ?? '',
      })),
    );

/** Types words, searches, waits for the answer and gives it. */
async function search(page: Page, words: string) {
  await field(page).fill(words);
  await form(page).getByRole('button', { name: 'Buscar' }).click();
  // The words come into the address when the answer stands on the page.
  await page.waitForURL((url) => url.searchParams.get('q') === words.trim());
  return answers(page);
}

describe('the search for a problem', () => {
  test.each(['', '   '])('ignores the submission of %j', async (words) => {
    const { page } = await site.look('/');
    await page.evaluate(() => {
      const asked: string[] = [];
      Object.assign(window, { asked, searchByKeyword: (text: string) => asked.push(text) });
    });
    await field(page).fill(words);
    await field(page).press('Enter');
    await form(page).getByRole('button', { name: 'Buscar' }).click();
    // A submission with words goes through, so nothing was still on its way.
    await field(page).fill('placa');
    await field(page).press('Enter');
    await page.waitForFunction(() => (window as unknown as { asked: string[] }).asked.length > 0);
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
      'placa',
    ]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  });

  test('calls window.searchByKeyword with the trimmed text where the page has one, and answers nothing itself', async () => {
    const { page, outside } = await site.look('/');
    await page.evaluate(() =>
      Object.assign(window, {
        asked: [],
        searchByKeyword: (...all: unknown[]) =>
          (window as unknown as { asked: unknown[] }).asked.push(all),
      }),
    );
    await field(page).fill('  portão não fecha ');
    await field(page).press('Enter');
    await page.waitForFunction(() => (window as unknown as { asked: unknown[] }).asked.length > 0);
    expect(await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)).toEqual([
      ['portão não fecha'],
    ]);
    expect(await form(page).locator('ol').isVisible()).toBe(false);
    expect(outside).toEqual([]);
  });

  test('finds the same with and without accents and capitals', async () => {
    const { page } = await site.look('/');
    const written = await search(page, 'portão não fecha');
    expect(written[0]?.title.toLowerCase()).toContain('não fecha');
    expect(await search(page, 'PORTAO NAO FECHA')).toEqual(written);
  });

  test.each([
    ['controle', /controle/i],
    ['Itaquera', /Itaquera/],
    ['troca de placa', /placa/i],
  ])('finds %s', async (words, title) => {
    const { page } = await site.look('/');
    const [first] = await search(page, words);
    expect(first?.title).toMatch(title);
  });

  test('leads to the place that was asked for', async () => {
    const { page } = await site.look('/');
    await search(page, 'Itaquera');
    await form(page).locator('ol a').first().click();
    await page.waitForURL('**/itaquera');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Itaquera');
  });

  test('says how many answers there are, and every answer leads to a page that exists', async () => {
    const { page } = await site.look('/');
    const found = await search(page, 'controle');
    expect(found.length).toBeGreaterThan(2);
    expect(await form(page).getByRole('status').innerText()).toMatch(
      new RegExp(
        `^Respostas encontradas: (?:\\d+ de )?${found.length}|^Respostas encontradas: ${found.length} de \\d+`,
      ),
    );
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      [...new Set(found.map(({ href }) => href.split('#')[0]!))],
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('offers the chat with the words in it where nothing is found', async () => {
    const { page } = await site.look('/');
    expect(await search(page, 'xilofone & "bumbo"')).toEqual([]);
    expect(await form(page).getByRole('status').innerText()).toContain('Não achamos nada');
    const chat = form(page).getByRole('link', { name: 'Chamar no WhatsApp' });
    expect(
      await chat.evaluate((link) =>
        new URL((link as HTMLAnchorElement).href).searchParams.get('text'),
      ),
    ).toBe('Olá! Procurei no site por «xilofone & "bumbo"» e não achei. Vocês me ajudam?');
    await search(page, 'ornitorrinco');
    expect(
      await chat.evaluate((link) =>
        new URL((link as HTMLAnchorElement).href).searchParams.get('text'),
      ),
    ).toBe('Olá! Procurei no site por «ornitorrinco» e não achei. Vocês me ajudam?');
    expect(await search(page, 'controle')).not.toEqual([]);
    expect(await chat.isVisible()).toBe(false);
  });

  test('shows what people type as text, never as markup', async () => {
    const { page, faults } = await site.look('/');
    await search(page, '<img src=x onerror=alert(1)> zzqx');
    expect(await form(page).locator('img[src="x"]').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test.each(['/', '/duvidas-frequentes'])(
    'answers at once where the address of %s holds the words',
    async (path) => {
      const { page } = await site.look(`${path}?q=port%C3%A3o+n%C3%A3o+fecha`);
      await form(page).locator('ol a').first().waitFor();
      expect(await field(page).inputValue()).toBe('portão não fecha');
      expect((await answers(page))[0]?.title.toLowerCase()).toContain('não fecha');
    },
  );

  test('answers the suggestions in place', async () => {
    const { page } = await site.look('/');
    await form(page).getByRole('link', { name: 'faz barulho', exact: true }).click();
    await form(page).locator('ol a').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await answers(page))[0]?.title).toMatch(/barulho/i);
  });

  test('has the same answers after going to one of them and back', async () => {
    const { page } = await site.look('/');
    const found = await search(page, 'Itaquera');
    await form(page).locator('ol a').first().click();
    await page.waitForURL('**/itaquera');
    await page.goBack();
    await form(page).locator('ol a').first().waitFor();
    expect(await answers(page)).toEqual(found);
  });

  test('says that it is searching while the index is on its way', async () => {
    const { page, context } = await site.visit('/');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/search.json', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('controle');
    await field(page).press('Enter');
    await expect.poll(() => form(page).getByRole('status').innerText()).toBe('Buscando…');
    release();
    await form(page).locator('ol a').first().waitFor();
    expect(await form(page).getByRole('status').innerText()).not.toContain('Buscando');
  });

  test('says so where the index does not come, offers the chat, and answers the next time', async () => {
    const { page, context } = await site.visit('/');
    await context.route('**/search.json', (route) => route.abort());
    await field(page).fill('controle');
    await field(page).press('Enter');
    await expect
      .poll(() => form(page).getByRole('status').innerText())
      .toContain('A busca não respondeu');
    expect(await form(page).getByRole('link', { name: 'Chamar no WhatsApp' }).isVisible()).toBe(
      true,
    );
    await context.unrouteAll();
    await form(page).getByRole('button', { name: 'Buscar' }).click();
    await form(page).locator('ol a').first().waitFor();
    expect((await answers(page))[0]?.title).toMatch(/controle/i);
  });

  test('fetches nothing before somebody turns to it, and then no script of a framework', async () => {
    const { page } = await site.look('/');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /\.js(?:on)?$/.test(path)),
      );
    const before = await loaded();
    expect(before).toHaveLength(1);
    await search(page, 'controle');
    const after = (await loaded()).filter((path) => !before.includes(path));
    expect(after.filter((path) => path === '/search.json')).toHaveLength(1);
    expect(after).toHaveLength(2);
  });

  test('takes the keyboard of a phone away, so that the answers can be seen', async () => {
    const { page } = await site.look('/', { viewport: phone, hasTouch: true, isMobile: true });
    await search(page, 'controle');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(false);
    expect(
      await form(page)
        .getByRole('status')
        .evaluate((status) => status.getBoundingClientRect().top < innerHeight),
    ).toBe(true);
  });

  test('leads to the questions without JavaScript', async () => {
    const { page } = await site.visit('/', { javaScriptEnabled: false });
    await field(page).fill('não fecha');
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/duvidas-frequentes');
    expect(await page.getByText('O portão abre e não fecha. O que pode ser?').isVisible()).toBe(
      true,
    );
  });
});

describe('the drawn problems', () => {
  test('are answered in place: what to do, time and price, and the chat with the problem filled in', async () => {
    const { page } = await site.look('/');
    await form(page).getByRole('link', { name: 'Não fecha', exact: true }).first().click();
    const answer = form(page).locator('ol > li').first();
    await answer.waitFor();
    expect(await answer.locator('ul li').count()).toBeGreaterThan(1);
    expect(await answer.innerText()).toContain('Urgência: Alta');
    expect(await answer.locator('svg').first().isVisible()).toBe(true);
    const chat = answer.getByRole('link', { name: 'Mandar este problema no WhatsApp' });
    expect(
      await chat.evaluate((link) =>
        new URL((link as HTMLAnchorElement).href).searchParams.get('text'),
      ),
    ).toContain('«O portão não fecha»');
  });

  test('lead to their answers without JavaScript', async () => {
    const { page } = await site.visit('/', { javaScriptEnabled: false });
    await form(page).getByRole('link', { name: 'Motor ronca' }).click();
    await page.waitForURL('**/servico-profissional#motor-ronca');
    expect(await page.locator('#motor-ronca').innerText()).toContain('Desligue o disjuntor');
  });
});

describe('while somebody writes', () => {
  test('at most five answers follow, and the address stays as it is', async () => {
    const { page } = await site.look('/');
    await field(page).pressSequentially('controle');
    // What half of the word finds may be shown first.
    await expect.poll(() => form(page).locator('ol > li').count()).toBe(5);
    expect((await answers(page)).length).toBeLessThan(7);
    expect(new URL(page.url()).search).toBe('');
    await field(page).fill('');
    await expect.poll(() => form(page).locator('ol').isVisible()).toBe(false);
  });

  test('what was written before the search had come is answered when it comes', async () => {
    const { page, context } = await site.visit('/servico-profissional');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.origin, { waitUntil: 'commit' });
    await field(page).pressSequentially('controle');
    release();
    await form(page).locator('ol a').first().waitFor();
  });

  test('nothing is shown where the page has another search', async () => {
    const { page } = await site.visit('/', { stopClock: true });
    await page.evaluate(() => Object.assign(window, { searchByKeyword: () => undefined }));
    const index = page.waitForResponse('**/search.json');
    await field(page).fill('controle');
    await (await index).finished();
    await page.clock.runFor(1000);
    expect(await form(page).locator('ol').isVisible()).toBe(false);
    await page.evaluate(() => delete window.searchByKeyword);
    await field(page).fill('controles');
    await page.clock.runFor(1000);
    await form(page).locator('ol a').first().waitFor();
  });
});
