// The data service goes away under open pages and comes back: what is read then, and that nothing is lost.
import { kill } from 'node:process';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { enter, patience, runningSite, toast } from './running-site.ts';

const site = runningSite();
/** Longer than the tries that a page makes by itself (1, 2 and 4 s apart). */
const givenUp = { timeout: 30_000 };
const lists = 'Dica de lista';

/** More posts than a page of the list holds, and one to be written on. */
beforeAll(async () => {
  const { client } = await site.signIn();
  const lot = Array.from({ length: 14 }, (_, count) => ({
    title: `Dica ${count}`,
    slug: `dica-${count}`,
    content: 'Texto da dica.',
    tags: [lists],
  }));
  const written = {
    title: 'Motor que esquenta',
    slug: 'motor-que-esquenta',
    content: 'Deixe esfriar.',
    tags: ['motor'],
  };
  for (const post of [...lot, written]) await client.from('blog_posts').insert(post).throwOnError();
  await site.built('motor-que-esquenta');
});

const phoneIn = (page: Page, area: string) =>
  page.locator(area).locator('a[href^="tel:"]').first().isVisible();
const save = (page: Page) => page.getByRole('button', { name: /^Salvar( rascunho)?$/ }).click();

test('a database that dies under the editor is started again, and the text that is saved meanwhile is there', async () => {
  const panel = await site.visit('/admin/posts?busca=esquenta');
  await enter(panel);
  await panel.getByRole('link', { name: /^Editar/ }).click();
  await panel.getByLabel('Texto', { exact: true }).fill('Deixe esfriar por meia hora.');
  const before = site.databasePid;
  kill(before, 'SIGKILL');
  await expect
    .poll(() => {
      try {
        kill(before, 0);
        return true;
      } catch {
        return false;
      }
    })
    .toBe(false);
  await save(panel);
  await panel.getByRole('button', { name: 'Publicar alterações' }).click();
  await panel.getByText('Post Salvo').first().waitFor({ timeout: patience });
  const { store } = await site.signIn();
  expect((await store.findPost('motor-que-esquenta'))?.content).toBe(
    'Deixe esfriar por meia hora.',
  );
  expect(site.databasePid).not.toBe(before);
});

test('a database that hangs for a moment keeps visitors waiting, and every one of them is counted', async () => {
  const { store } = await site.signIn();
  const views = async () => (await store.findPost('dica-3'))!.views;
  const before = await views();
  kill(site.databasePid, 'SIGSTOP');
  const [one, other] = await Promise.all([site.visit('/blog/dica-3'), site.visit('/blog/dica-3')]);
  expect(await one.getByRole('heading', { level: 1 }).innerText()).toBe('Dica 3');
  kill(site.databasePid, 'SIGCONT');
  await expect.poll(views, { timeout: patience }).toBe(before + 2);
  await Promise.all([one, other].map((page) => page.waitForLoadState('networkidle')));
  expect(
    await Promise.all([one, other].map((page) => page.locator('[data-views]').innerText())).then(
      (shown) => shown.map(Number).sort(),
    ),
  ).toEqual([before + 1, before + 2]);
});

test('a service that stops under open pages is told in words there, and its return loses nothing', async () => {
  const list = await site.visit(`/blog?${new URLSearchParams({ tag: lists })}`);
  const more = list.getByRole('button', { name: 'Carregar mais posts' });
  await more.waitFor();
  const post = await site.visit('/blog/dica-5');
  const panel = await site.visit('/admin/posts');
  await enter(panel);
  await panel.getByRole('link', { name: 'Novo post' }).click();
  await panel.getByLabel('Título').fill('Escrito sem serviço');
  await panel.getByLabel('Texto', { exact: true }).fill('Uma frase que não se perde.');
  const second = await panel.context().newPage();
  await second.goto(`${site.base}/admin/posts`);
  await second
    .getByRole('link', { name: /^Editar/ })
    .first()
    .waitFor();

  await site.stop();
  await save(panel);
  await toast(panel, 'Erro ao salvar o post. Tente novamente.');
  expect(await panel.getByLabel('Texto', { exact: true }).inputValue()).toBe(
    'Uma frase que não se perde.',
  );
  await more.click();
  await list.getByText('Os posts não carregaram.').waitFor(givenUp);
  expect(await phoneIn(list, '[data-failure]')).toBe(true);
  expect(await list.locator('[data-blog-list] li[data-post]').count()).toBe(12);
  await second.getByLabel('Situação').selectOption('rascunhos');
  await second
    .getByRole('alert')
    .getByText(
      'O serviço de dados não respondeu. Veja se a internet está funcionando e tente de novo.',
    )
    .first()
    .waitFor(givenUp);
  expect(await post.getByRole('heading', { level: 1 }).innerText()).toBe('Dica 5');
  expect(await phoneIn(post, 'article')).toBe(true);

  await site.start();
  await list.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect
    .poll(() => list.locator('[data-blog-list] li[data-post]').count(), { timeout: patience })
    .toBe(14);
  expect(await list.locator('[data-failure]').isVisible()).toBe(false);
  await save(panel);
  await panel.getByText('Post Salvo').first().waitFor({ timeout: patience });
  await second.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).first().click();
  await second
    .getByRole('link', { name: 'Escrito sem serviço', exact: true })
    .waitFor({ timeout: patience });
});
