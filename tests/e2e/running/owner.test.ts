// The owner's day over the embedded data service: `portao start` as a process, the panel in a real browser.
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createReader } from '../../../engine/blog/reader.ts';
import { sameOriginKey } from '../../../engine/client/data-address.ts';
import { owner, patience, runningSite, toast as toastOn } from './running-site.ts';

const site = runningSite({ firstStart: true });
const slug = 'cabo-de-aco-em-teste';
let panel: Page;

const visitors = () => createReader({ url: site.base, publishableKey: sameOriginKey });
const toast = (text: string) => toastOn(panel, text);

beforeAll(async () => {
  panel = await (
    await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
  ).newPage();
  panel.setDefaultTimeout(30_000);
  panel.on('dialog', (dialog) => void dialog.accept());
});

test('signs in, and a wrong password does not', async () => {
  await panel.goto(`${site.base}/admin/gerador`);
  await panel.getByLabel('E-mail').fill(owner.email);
  await panel.getByLabel('Senha').fill('errada-demais');
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await panel.getByText('E-mail ou senha incorretos.').waitFor({ timeout: patience });
  await panel.getByLabel('Senha').fill(owner.password);
  await panel.keyboard.press('Enter');
  await panel.getByLabel('Tópico').waitFor({ timeout: patience });
  expect(new URL(panel.url()).pathname).toBe('/admin/gerador');
});

test('is told that a topic is missing', async () => {
  await panel.getByRole('button', { name: 'Gerar Post' }).click();
  await toast('Por favor, insira um tópico para gerar o post.');
});

test('generates a post and publishes it', async () => {
  await panel.getByLabel('Tópico').fill('Troca de cabo de aço');
  await panel.getByRole('button', { name: 'Gerar Post' }).click();
  await toast('Post Gerado com Sucesso!');
  await panel.getByRole('button', { name: 'Publicar Post no Blog' }).click();
  await panel.getByText('Qualquer visitante vê na hora:').waitFor();
  await panel.keyboard.press('Enter');
  await toast('Post Publicado!');
  expect(await panel.getByLabel('Tópico').inputValue()).toBe('');
});

test('renames it: the new address is a page, the old one leads to it', async () => {
  const [before] = (await visitors().listPublished({ offset: 0, limit: 1 })).items;
  await panel.getByRole('link', { name: 'Gerenciar Posts' }).click();
  await panel
    .getByRole('link', { name: /^Editar/ })
    .first()
    .click();
  await panel.getByLabel('Endereço').fill(slug);
  await panel.getByRole('button', { name: 'Salvar', exact: true }).click();
  await panel.getByText('O que muda: endereço.').waitFor();
  await panel.getByRole('button', { name: 'Publicar alterações' }).click();
  await toast('Post Salvo');
  await site.built(slug);
  const old = await fetch(`${site.base}/blog/${before!.slug}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/${slug}`]);
});

test('sees a visitor counted, once, and the contact that the visitor made', async () => {
  const context = await site.browser.newContext();
  await context.route('https://wa.me/**', (route) => route.abort());
  const visitor = await context.newPage();
  await visitor.goto(`${site.base}/blog/${slug}`);
  await expect.poll(() => visitor.locator('[data-views]').innerText()).toBe('1');
  const { store } = await site.signIn();
  const asked = visitor.waitForRequest(
    (request) => request.url().endsWith('/rest/v1/rpc/count_contact'),
    { timeout: 20_000 },
  );
  await visitor.locator('article a[href^="https://wa.me/"]').first().click();
  expect((await asked).postDataJSON()).toEqual({
    page: `/blog/${slug}`,
    kind: 'chat',
    block: 'post',
  });
  // Only then may the context close: that would end a request on its way.
  await expect
    .poll(async () => (await store.contactReport(1)).map(({ path, clicks }) => ({ path, clicks })))
    .toEqual([{ path: `/blog/${slug}`, clicks: 1 }]);
  await context.close();
  expect((await visitors().findPost(slug))?.views).toBe(1);
  await panel.goto(`${site.base}/admin/contatos`);
  await panel.getByText(`/blog/${slug}`).first().waitFor({ timeout: 20_000 });
});

test('puts a photograph of some MB into a text, and sees it there', async () => {
  // Noise: as large as what a telephone takes.
  const buffer = await sharp(randomBytes(1200 * 900 * 3), {
    raw: { width: 1200, height: 900, channels: 3 },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await panel.goto(`${site.base}/admin/posts/novo`);
  await panel.getByLabel('Texto', { exact: true }).waitFor();
  const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  await panel.locator('input[type="file"]').setInputFiles(file);
  await panel.getByLabel('O que a imagem mostra').fill('Um portão');
  await panel.getByText('Enviada.').waitFor();
  await panel.getByRole('button', { name: 'Pôr no texto' }).click();
  await panel.getByRole('tab', { name: 'Prévia' }).click();
  const shown = panel.getByRole('img', { name: 'Um portão' });
  await shown.waitFor();
  expect(
    await shown.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    ),
  ).toEqual([900, 1200]);
  // What is not saved would be asked about at the end.
  await panel.getByRole('tab', { name: 'Escrever' }).click();
  await panel.getByLabel('Texto', { exact: true }).fill('');
});

test('deletes it after the question, and undoes that', async () => {
  await panel.goto(`${site.base}/admin/posts`);
  await panel
    .getByRole('button', { name: /^Excluir/ })
    .first()
    .click();
  await panel.getByText('Tem certeza que deseja excluir este post?').waitFor();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await toast('Post Excluído');
  await panel.getByRole('button', { name: 'Desfazer' }).click();
  await toast('Post Restaurado');
  await expect
    .poll(() => site.status(`/blog/${slug}`), { timeout: patience, interval: 500 })
    .toBe(200);
});

test('switches the scheduler on, which makes the first post, and off', async () => {
  await panel.goto(`${site.base}/admin/agendador`);
  await panel.getByRole('switch').click();
  await panel.getByRole('button', { name: 'Ativar e publicar' }).click();
  await toast('Post Automático Criado!');
  expect(await panel.evaluate(() => localStorage.getItem('autoPostEnabled'))).toBe('true');
  await panel.getByRole('switch').click();
  await toast('Auto-post Desativado');
});

test('signs out', async () => {
  await panel.getByRole('button', { name: 'Sair' }).click();
  await panel.getByLabel('Senha').waitFor();
  expect(await panel.getByRole('heading', { name: 'Gerenciar Posts' }).count()).toBe(0);
});
