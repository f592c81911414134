// What an owner changes on a phone, tap by tap: `portao start` over a copy of the first site that is kept in git, the panel in a
// real browser.
import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { siteToStart, textAt } from '../../cli/started-site.ts';
import { adminEmail, password } from '../../posts/stands.ts';
import { patience } from './running-site.ts';

const site = siteToStart();
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let base: string;
let page: Page;
let taps = 0;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@exemplo.com.br', ...args], {
    cwd: site.siteDir,
    encoding: 'utf8',
  });
const tap = (target: Locator) => {
  taps += 1;
  return target.tap();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const section = (name: string) =>
  page.locator('#panel summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
const field = (...at: readonly string[]) => page.locator(`#field-${at.join('-')}`);

beforeAll(async () => {
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
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
  await section('Contatos').waitFor();
});
afterAll(() => leaveBrowser(browser));

/** Opens the tab anew, changes something, and gives how many taps it took until it was public. What the machine needed is printed. */
async function walk(
  what: string,
  change: () => Promise<void>,
  look?: () => Promise<void>,
): Promise<number> {
  await page.goto(`${base}/admin/negocio`);
  await section('Contatos').waitFor();
  taps = 0;
  const since = performance.now();
  await change();
  await tap(button('Conferir'));
  await button('Publicar').waitFor();
  await look?.();
  const asked = performance.now();
  await tap(button('Publicar'));
  await page.getByText('As mudanças estão no site.').waitFor();
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${what}: ${taps} taps, ${seconds(since)} s, public after ${seconds(asked)} s`);
  return taps;
}

describe('the owner, on a phone,', () => {
  test('corrects the telephone with four taps', async () => {
    const needed = await walk('telephone', async () => {
      await tap(section('Contatos'));
      await tap(field('contacts', 'main').locator('> summary'));
      await field('contacts', 'main', 'phone').fill('(11) 98765-4321');
    });
    expect(needed).toBe(4);
    expect(await textAt(base)).toContain('(11) 98765-4321');
  });

  test('enters the days of a holiday with four', async () => {
    const needed = await walk('holiday', async () => {
      await tap(section('Horários'));
      await tap(button('Acrescentar: Dia diferente'));
      await field('hours', 'special', '0', 'from').fill('2026-12-24');
      await field('hours', 'special', '0', 'until').fill('2027-01-02');
      await field('hours', 'special', '0', 'name').fill('Recesso');
    });
    expect(needed).toBe(4);
    expect(git('show', 'HEAD:site.yaml')).toContain('name: Recesso');
  });

  test('changes a price with six, and sees it on a page before it is public', async () => {
    const change = async () => {
      await tap(section('Preços, prazos e números'));
      await field('claims').getByLabel('Procurar').fill('preventiva');
      await tap(field('claims', 'preventivePrice').locator('> summary'));
      await field('claims', 'preventivePrice', 'value').fill('R$175');
    };
    let path = '';
    const needed = await walk('price', change, async () => {
      await tap(button('Ver como vai ficar'));
      path = await page.getByRole('dialog').getByRole('combobox').inputValue();
      const price = page.frameLocator('iframe').getByText('R$175').first();
      const outline = () => price.evaluate((element) => getComputedStyle(element).outlineStyle);
      await expect.poll(outline).toBe('solid');
      expect(await textAt(base + path)).not.toContain('R$175');
      await tap(button('Fechar'));
    });
    expect(needed).toBe(6);
    expect(await textAt(base + path)).toContain('R$175');
  });

  test('takes it back with two', async () => {
    taps = 0;
    await tap(section('O que foi publicado'));
    await tap(button('Desfazer esta publicação'));
    await button('Desfazendo…').waitFor();
    await page.getByText('O site está como antes da última publicação.').waitFor();
    expect(taps).toBe(2);
    expect(git('show', 'HEAD:site.yaml')).not.toContain('R$175');
  });

  test('announces a new offer with six, and it is on every page until it is over', async () => {
    const needed = await walk(
      'new offer',
      async () => {
        await tap(section('Promoções'));
        await field('promotions').getByLabel('Nome').fill('Revisão de verão');
        await tap(button('Acrescentar: Promoção'));
        await field('promotions', 'revisaoDeVerao', 'notice').fill('Revisão com 10% de desconto.');
        await field('promotions', 'revisaoDeVerao', 'from').fill('2026-01-01');
        await field('promotions', 'revisaoDeVerao', 'until').fill('9999-12-30');
      },
      async () => {
        await tap(button('Ver como vai ficar'));
        await page.frameLocator('iframe').getByText('Revisão com 10% de desconto.').waitFor();
        await tap(button('Fechar'));
      },
    );
    expect(needed).toBe(6);
    for (const path of ['/', '/barueri'])
      expect(await textAt(base + path)).toContain('Revisão com 10% de desconto.');
  });

  test('lists the first of the people with four, and they are on the page', async () => {
    expect(await textAt(base)).not.toContain('Quem vai até o seu portão');
    const needed = await walk('person', async () => {
      await tap(section('Equipe'));
      await tap(button('Acrescentar: Pessoa'));
      const own = (name: string) => page.locator(`[id^="field-blocks-team-"][id$="-0-${name}"]`);
      await own('name').fill('Nome de exemplo');
      await own('role').fill('Técnica');
    });
    expect(needed).toBe(4);
    const home = await textAt(base);
    for (const text of ['Quem vai até o seu portão', 'Nome de exemplo', 'Técnica'])
      expect(home).toContain(text);
  });

  test('lets an offer end on another day, and is told why git has no commit of it', async () => {
    git('checkout', '-q', '--detach');
    const commits = git('rev-list', '--count', '--all');
    const needed = await walk('offer', async () => {
      await tap(section('Promoções'));
      await tap(field('promotions', 'express').locator('> summary'));
      await field('promotions', 'express', 'until').fill('2026-12-31');
    });
    expect(needed).toBe(4);
    await page.getByText('No git ainda não foi guardada: nenhum ramo está aberto.').waitFor();
    expect(git('rev-list', '--count', '--all')).toBe(commits);
  });
});

test('what she did is listed among what was done, with what it changed', async () => {
  await page.goto(`${base}/admin/historico`);
  const deeds = page.getByRole('table', { name: 'Histórico' });
  await deeds.getByText('Mudou no negócio: contatos').waitFor();
  await page.getByLabel('Procurar no histórico').fill('DESFEZ');
  await deeds.getByText('Desfez no negócio: preços, prazos e números').waitFor();
  expect(await deeds.getByRole('row').count()).toBe(2);
  expect(await deeds.textContent()).toContain('preventivePrice, Valor: R$175 → ');
});

test('on a wide window what comes next stands at its foot', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${base}/admin/negocio`);
  await tap(section('Contatos'));
  await tap(field('contacts', 'main').locator('> summary'));
  await field('contacts', 'main', 'phone').fill('(11) 98888-7777');
  const { y, height } = (await button('Conferir').boundingBox())!;
  expect(800 - y - height).toBeLessThan(40);
});
