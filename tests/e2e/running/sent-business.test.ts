// The data of the business of a site that is files on a host and has its data in a hosted project: what an owner sends on a phone,
// until it is public or came back.
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appPages } from '../../../engine/hosting/rewrites.ts';
import { serveSite, type SiteServer } from '../../../engine/server/serve.ts';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { runPortao } from '../../cli/run-portao.ts';
import { pushedSite, withPrice } from '../../cli/pushed-site.ts';
import { makeFolder } from '../../engine/fixture.ts';
import { backends, password, type Backend } from '../../posts/stands.ts';
import { phone } from '../site-in-browser.ts';
import { patience } from './running-site.ts';

const panelPage = `path: /admin
title: Painel
description: Painel de quem cuida do site.
updated: "2026-01-31"
robots: noindex, nofollow
breadcrumb: Painel
frame: false
blocks:
  - type: admin-panel
    heading: Painel
    intro: Entre com o seu e-mail e a sua senha.
    emptyText: O painel precisa de JavaScript.
`;
let backend: Backend;
let repository: ReturnType<typeof pushedSite>;
let host: SiteServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const section = (name: string) =>
  page.locator('#panel summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
const field = (...at: readonly string[]) => page.locator(`#field-${at.join('-')}`);
/** What stands in the notices of a role. */
const shown = async (role: 'alert' | 'status') =>
  (await page.locator('#panel').getByRole(role).allInnerTexts()).filter((text) => text !== '');
/** The account of the owner. */
const admin = 'admin@exemplo.com.br';

beforeAll(async () => {
  backend = await backends.find(({ hasSql }) => hasSql)!.start();
  repository = pushedSite(backend, { ...withPrice, 'pages/admin.yaml': panelPage });
  // As whoever builds the site does: first the changes, then the pages.
  expect((await repository.run()).failure).toBe('');
  const outDir = join(makeFolder(), 'dist');
  const built = await runPortao(['build', '--site', repository.site, '--out', outDir], {
    env: repository.environment,
  });
  expect(built.code, built.err + built.out).toBe(0);
  host = await serveSite({ root: outDir, port: 0, host: '127.0.0.1', apps: appPages });
  browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${host.url}/admin/negocio`);
  await page.getByLabel('E-mail').fill(admin);
  await page.getByLabel('Senha').fill(password);
  await button('Entrar').tap();
  await section('Contatos').waitFor();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await host?.close();
  await backend?.close();
});

async function open() {
  await page.reload();
  await section('Contatos').waitFor();
}

/** Opens a fold of a section and writes into one of its fields. */
async function write(name: string, at: readonly string[], value: string) {
  const control = field(...at);
  await section(name).tap();
  await field(...at.slice(0, -1))
    .locator('> summary')
    .tap();
  await control.fill(value);
}

async function send() {
  await button('Conferir').tap();
  await button('Enviar').tap();
  await button('Enviar').waitFor({ state: 'detached' });
}

test('what an owner sends from a phone waits, is published by her, or comes back with both values', async () => {
  await write('Contatos', ['contacts', 'main', 'phone'], '(11) 98765-4321');
  await send();
  await page.getByText('Enviado: fica público quando o site for construído de novo.').waitFor();
  expect(repository.commits()).toBe(1);
  // Sent, it is no draft any more, and it is what whoever goes on typing begins with.
  await write('Preços, prazos e números', ['claims', 'price', 'value'], 'R$12');
  await send();
  await expect.poll(() => shown('status')).toHaveLength(2);
  expect(await field('contacts', 'main', 'phone').inputValue()).toBe('(11) 98765-4321');

  // Somebody who works on the files writes another price before the next build.
  repository.push('value: R$10', 'value: R$11');
  expect((await repository.run()).out).toBe('{"published":1,"wrong":0,"conflict":1,"failed":0}');
  expect(repository.document()).toContain('phone: "+5511987654321"');
  expect(repository.document()).toContain('value: R$11');
  await open();
  const [refused = '', ...others] = await shown('alert');
  expect(others).toEqual([]);
  expect(refused).toContain('Este envio não foi aceito. O site não mudou.');
  expect(refused.split('\n')).toEqual(
    expect.arrayContaining([
      'Outra pessoa mudou «Preços, prazos e números, Preço, Valor» depois que você o abriu.',
      expect.stringMatching(/^No site agora, mudado no arquivo por Dev em .+: R\$11$/),
      'Enviado: R$12',
    ]),
  );
  await section('O que foi publicado').tap();
  const published = await page.locator('#published').innerText();
  expect(published).toContain(`${admin}\n`);
  expect(published).toContain('(11) 90000-0000 → (11) 98765-4321');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // Her own price on top of the other one.
  await button('Editar de novo').tap();
  await button('Ficar com o meu').tap();
  await send();
  expect((await repository.run()).failure).toBe('');
  await open();
  expect(await shown('alert')).toEqual([]);
  expect(repository.document()).toContain('value: R$12');
  expect(repository.git('log', '-1', '--format=%an', 'main')).toBe(admin);
});
