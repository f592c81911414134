// A session of the panel that comes to its end, over the embedded data service.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { enter, patience, runningSite, toast } from './running-site.ts';

const site = runningSite();

/** Changes what supabase-js keeps of the session in this browser. */
async function changeSession(page: Page, changes: object): Promise<void> {
  await page.evaluate((given) => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name))!;
    localStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), ...given }),
    );
  }, changes);
}

/** Over, and not to be renewed. */
const expired = { expires_at: 1, expires_in: 0, refresh_token: 'acabou' };

test('a session that ends while somebody writes leads to the door, and from there back to what was written', async () => {
  const panel = await site.visit('/admin/posts/novo');
  await enter(panel);
  await panel.getByLabel('Título').fill('Trilho torto no inverno');
  await panel.getByLabel('Texto', { exact: true }).fill('O trilho entorta quando a água congela.');
  await changeSession(panel, expired);
  await panel.getByRole('button', { name: 'Salvar rascunho', exact: true }).click();
  await panel
    .getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')
    .waitFor({ timeout: patience });
  expect(new URL(panel.url()).pathname).toBe('/admin/posts/novo');
  await enter(panel);
  await panel.getByText('que não tinham sido salvas').waitFor();
  expect(await panel.getByLabel('Título').inputValue()).toBe('Trilho torto no inverno');
  expect(await panel.getByLabel('Texto', { exact: true }).inputValue()).toBe(
    'O trilho entorta quando a água congela.',
  );
  await panel.getByRole('button', { name: 'Salvar rascunho', exact: true }).click();
  await toast(panel, 'Post Salvo');
  const { store } = await site.signIn();
  expect((await store.list({ offset: 0, limit: 9, search: 'Trilho torto' })).items).toMatchObject([
    { slug: 'trilho-torto-no-inverno', status: 'draft' },
  ]);
});

test('a session that is over when the panel opens leads to the door of the address that was asked for', async () => {
  const panel = await site.visit('/admin/contatos');
  await enter(panel);
  await changeSession(panel, expired);
  await panel.goto(`${site.base}/admin/agendador`);
  await panel.getByText('Sua sessão terminou.').waitFor({ timeout: patience });
  await enter(panel);
  await panel.getByRole('heading', { name: 'Agendador Automático' }).waitFor();
  expect(new URL(panel.url()).pathname).toBe('/admin/agendador');
});

test('a token that the service refuses is renewed, and nobody notices', async () => {
  const panel = await site.visit('/admin/posts');
  await enter(panel);
  await panel
    .getByRole('table', { name: 'Posts' })
    .getByRole('link', { name: /^Editar/ })
    .first()
    .waitFor();
  await changeSession(panel, { access_token: 'e30.e30.e30' });
  await panel.getByLabel('Situação').selectOption('rascunhos');
  await panel
    .getByRole('link', { name: 'Trilho torto no inverno', exact: true })
    .waitFor({ timeout: patience });
  expect(await panel.getByLabel('Senha').count()).toBe(0);
});

test('a post that is open in two tabs loses no letter of either', async () => {
  const one = await site.visit('/admin/posts');
  await enter(one);
  await one
    .getByRole('table', { name: 'Posts' })
    .getByRole('link', { name: /^Editar/ })
    .first()
    .click();
  const title = (page: Page) => page.getByLabel('Título');
  await title(one).fill('Escrito na primeira aba');
  const two = await one.context().newPage();
  await two.goto(one.url());
  await two.getByText('Este post está aberto também em outra aba.').waitFor();
  expect(await title(two).inputValue()).not.toBe('Escrito na primeira aba');
  await title(two).fill('Escrito na segunda aba');
  for (const page of [one, two]) page.on('dialog', (dialog) => void dialog.accept());
  await Promise.all([one.reload(), two.reload()]);
  for (const page of [one, two]) await page.getByText('que não tinham sido salvas').waitFor();
  expect([await title(one).inputValue(), await title(two).inputValue()].sort()).toEqual([
    'Escrito na primeira aba',
    'Escrito na segunda aba',
  ]);
  const left = await title(one).inputValue();
  await one.close();
  await two.getByRole('button', { name: 'Descartar alterações' }).click();
  await two.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await two.reload();
  await two.getByText('que não tinham sido salvas').waitFor();
  expect(await title(two).inputValue()).toBe(left);
});
