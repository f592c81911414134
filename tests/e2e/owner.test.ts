// The owner's day over the embedded data service: `portao start` as a process, the panel in a real browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../..');
const email = 'dona@exemplo.com.br';
const password = 'portao-aberto-1';
const slug = 'cabo-de-aco-em-teste';
/** Starting the service on an empty folder takes seconds on a quiet machine, more on a busy one; ms. */
const patience = 60_000;

let folder: string;
let server: ChildProcess;
let base: string;
let browser: Browser;
let panel: Page;

const toast = (text: string) => panel.getByText(text, { exact: false }).first().waitFor({ timeout: 15_000 });
const published = async (path: string) => (await fetch(base + path, { redirect: 'manual' })).status;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portao-owner-'));
  const port = await freePort();
  base = `http://localhost:${port}`;
  server = spawn(process.execPath, ['cli/launch.mjs', 'start', '--out', join(folder, 'dist'), '--port', String(port)], {
    cwd: root, stdio: 'ignore', env: { ...process.env, DATA_DIR: join(folder, 'data'), ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
  });
  await vi.waitUntil(async () => (await published('/').catch(() => 0)) === 200, { timeout: 2 * patience, interval: 500 });
  browser = await launchBrowser();
  panel = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })).newPage();
  panel.setDefaultTimeout(30_000);
  panel.on('dialog', (dialog) => void dialog.accept());
}, 180_000);

afterAll(async () => {
  await browser?.close();
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

test('signs in, and a wrong password does not', async () => {
  await panel.goto(`${base}/admin/gerador`);
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Senha').fill('errada-demais');
  await panel.getByRole('button', { name: 'Entrar' }).click();
  await panel.getByText('E-mail ou senha incorretos.').waitFor({ timeout: patience });
  await panel.getByLabel('Senha').fill(password);
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
  await toast('Post Publicado!');
  expect(await panel.getByLabel('Tópico').inputValue()).toBe('');
});

test('renames it: the new address is a page, the old one leads to it', async () => {
  const before = (await (await fetch(`${base}/rest/v1/blog_posts?select=slug&order=created_at.desc&limit=1`)).json()) as { slug: string }[];
  await panel.getByRole('link', { name: 'Gerenciar Posts' }).click();
  await panel.getByRole('link', { name: /^Editar/ }).first().click();
  await panel.getByLabel('Endereço').fill(slug);
  await panel.getByRole('button', { name: 'Salvar', exact: true }).click();
  await toast('Post Salvo');
  await expect.poll(async () => (await fetch(`${base}/blog/${slug}`)).text(), { timeout: patience, interval: 500 }).toContain(`data-post="${slug}"`);
  const old = await fetch(`${base}/blog/${before[0]!.slug}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/${slug}`]);
});

test('sees a visitor counted, once, and the contact that the visitor made', async () => {
  const context = await browser.newContext();
  await context.route('https://wa.me/**', (route) => route.abort());
  const visitor = await context.newPage();
  await visitor.goto(`${base}/blog/${slug}`);
  await expect.poll(() => visitor.locator('[data-views]').innerText(), { timeout: 20_000 }).toBe('1');
  const asked = visitor.waitForRequest((request) => request.url().endsWith('/rest/v1/rpc/count_contact'), { timeout: 20_000 });
  await visitor.locator('article a[href^="https://wa.me/"]').first().click();
  expect((await asked).postDataJSON()).toEqual({ page: `/blog/${slug}`, kind: 'chat', block: 'post' });
  await context.close();
  const posts = (await (await fetch(`${base}/rest/v1/blog_posts?select=views&slug=eq.${slug}`)).json()) as { views: number }[];
  expect(posts).toEqual([{ views: 1 }]);
  await panel.goto(`${base}/admin/contatos`);
  await panel.getByText(`/blog/${slug}`).first().waitFor({ timeout: 20_000 });
});

test('deletes it after the question, and undoes that', async () => {
  await panel.goto(`${base}/admin/posts`);
  await panel.getByRole('button', { name: /^Excluir/ }).first().click();
  await panel.getByText('Tem certeza que deseja excluir este post?').waitFor();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await toast('Post Excluído');
  await panel.getByRole('button', { name: 'Desfazer' }).click();
  await toast('Post Restaurado');
  await expect.poll(() => published(`/blog/${slug}`), { timeout: patience, interval: 500 }).toBe(200);
});

test('switches the scheduler on, which makes the first post, and off', async () => {
  await panel.goto(`${base}/admin/agendador`);
  await panel.getByRole('switch').click();
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
