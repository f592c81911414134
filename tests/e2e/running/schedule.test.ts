// A post at its time and out of the bin: `portao start` as a process, the panel in a real browser.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { PostStore } from '../../../engine/blog/post-store.ts';
import { owner, patience, runningSite, toast as toastOn } from './running-site.ts';

const site = runningSite();
const slug = 'promocao-de-natal';
let panel: Page;
let store: PostStore;

const toast = (text: string) => toastOn(panel, text);
const row = () => panel.getByRole('row', { name: /Promoção de Natal/ });

beforeAll(async () => {
  ({ store } = await site.signIn());
  panel = await (
    await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
  ).newPage();
  panel.setDefaultTimeout(30_000);
  await panel.goto(`${site.base}/admin/posts`);
  await panel.getByLabel('E-mail').fill(owner.email);
  await panel.getByLabel('Senha').fill(owner.password);
  await panel.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Novo post' }).waitFor({ timeout: patience });
});

test('a scheduled post is told of in the list, and visitors do not get it', async () => {
  await panel.goto(`${site.base}/admin/posts/novo`);
  await panel.getByLabel('Título').fill('Promoção de Natal');
  expect(await panel.getByLabel('Endereço').inputValue()).toBe(slug);
  await panel.getByLabel('Texto', { exact: true }).fill('Um motor de portão no Natal.');
  await panel.getByLabel('Publicar em').fill('24/12/2090 09:00');
  await panel.getByRole('button', { name: 'Agendar' }).click();
  await panel.getByRole('button', { name: 'Agendar agora' }).click();
  await toast('Post Agendado');
  await panel.goto(`${site.base}/admin/posts?situacao=agendados`);
  await row().getByText('Agendado').waitFor();
  await row().getByText('24/12/2090 às 09:00').waitFor();
  expect(await site.status(`/blog/${slug}`)).toBe(404);
});

test('at its time the server publishes it, and nobody does anything', async () => {
  const post = (await store.bySlug(slug))!;
  const due = Date.now() + 5_000;
  await store.update(post.id, { published_at: new Date(due).toISOString() }, post.updated_at);
  await site.built(slug);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  await panel.goto(`${site.base}/admin/posts`);
  await row().getByText('Publicado').waitFor();
});

test('deleted, it is found in the bin and brought back', async () => {
  await row()
    .getByRole('button', { name: /^Excluir/ })
    .click();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await toast('Post Excluído');
  await expect
    .poll(() => site.status(`/blog/${slug}`), { timeout: patience, interval: 500 })
    .toBe(404);
  await panel.getByRole('link', { name: 'Lixeira' }).click();
  await row()
    .getByRole('button', { name: /^Restaurar/ })
    .click();
  await panel.getByRole('button', { name: 'Publicar agora' }).click();
  await toast('Post Restaurado');
  await panel.getByText('A lixeira está vazia.').waitFor();
  await site.built(slug);
});
