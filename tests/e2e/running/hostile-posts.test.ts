// Posts that try to run script, put into the database by an admin and opened wherever the site shows posts.
import { JSDOM } from 'jsdom';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataClient } from '../../../engine/blog/client.ts';
import { hostile } from '../../posts/examples.ts';
import { unsafeParts } from '../../posts/safe-html.ts';
import { enter, runningSite, toast } from './running-site.ts';

const site = runningSite();

/** Texts that stand together in a post: fewer pages to open, and no text is any safer after another. */
const together = 3;

/** Every text in every field, and every piece of markup in some content. PostgreSQL holds no null character. */
const posts = Array.from({ length: Math.ceil(hostile.texts.length / together) }, (_, group) => {
  const texts = hostile.texts
    .slice(group * together, (group + 1) * together)
    .map(({ text }) => text);
  const markup = texts.map((_text, index) =>
    hostile.markdown[(group * together + index) % hostile.markdown.length]!.text.replaceAll(
      '\0',
      '',
    ),
  );
  return {
    title: texts.join(' '),
    slug: `mal-${group}`,
    meta_description: texts.join(' '),
    tags: texts.map((text) => text.replaceAll(/[\r\n]+/g, ' ')),
    content: [...texts, ...markup, `## ${texts.join(' ')}`].join('\n\n'),
  };
});

/** Line ends as HTML and XML read them. */
const read = (text: string) => text.replaceAll(/\r\n?/g, '\n');
/** A title as Chromium gives that of a tab: in one line, a space for a control character. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc} ]+/gu, ' ').trim();

let client: DataClient;
let context: BrowserContext;
let page: Page;
/** What no page may do: open a dialog, throw, complain (of a breach of its policy, say), ask another host. */
let faults: string[];

beforeAll(async () => {
  ({ client } = await site.signIn());
  const { data: samples } = await client.from('blog_posts').select('id');
  for (const { id } of samples!)
    await client.from('blog_posts').delete().eq('id', id).throwOnError();
  for (const post of posts) await client.from('blog_posts').insert(post).throwOnError();
  await site.built(posts.at(-1)!.slug);
  faults = [];
  context = await site.browser.newContext({ locale: 'pt-BR' });
  context.on('dialog', (dialog) => {
    faults.push(`${dialog.page()?.url()}: dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) =>
    faults.push(`${error.page()?.url()}: ${error.error().message}`),
  );
  context.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' && faults.push(`${message.page()?.url()}: ${message.text()}`)
      ),
  );
  context.on(
    'request',
    (request) =>
      void (new URL(request.url()).origin !== site.base && faults.push(`asked ${request.url()}`)),
  );
  page = await context.newPage();
});
afterAll(() => context?.close());

/** What a post's page says of it, and what of its text does not belong on a page. */
async function shownPost() {
  await page.locator('article[data-post]').waitFor();
  const { html, ...shown } = await page.evaluate(() => {
    const article = document.querySelector('article')!;
    return {
      heading: article.querySelector('h1')!.textContent,
      tags: [...article.querySelectorAll('ul[class] > li')].map((item) => item.textContent),
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      html: article.querySelector('aside')!.previousElementSibling!.innerHTML,
    };
  });
  return {
    ...shown,
    heading: read(shown.heading),
    description: read(shown.description),
    unsafe: unsafeParts(html),
  };
}

const expected = ({ title, tags, meta_description }: (typeof posts)[number]) => ({
  heading: read(title),
  tags,
  title: oneLine(title),
  description: read(meta_description),
  unsafe: [],
});

describe('a hostile text', () => {
  test('is no address: the database refuses what is more than letters, digits and hyphens', async () => {
    for (const { text } of hostile.texts.filter((payload) => !/^[a-z0-9_-]+$/.test(payload.text))) {
      const { error } = await client
        .from('blog_posts')
        .insert({ title: 'x', slug: text, content: 'x' });
      expect(error?.message).toMatch(/blog_posts_slug_check/);
    }
  });

  test('is text on its own page, and in its structured data', async () => {
    for (const post of posts) {
      await page.goto(`${site.base}/blog/${post.slug}`);
      expect(await shownPost()).toEqual(expected(post));
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent())!,
      ) as { '@graph': { '@type': string; headline?: string }[] };
      expect(data['@graph'].find((node) => node['@type'] === 'BlogPosting')?.headline).toBe(
        post.title,
      );
    }
    expect(faults).toEqual([]);
  });

  test('is text on the page that shows posts newer than the build', async () => {
    await page.route('**/blog/mal-*', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site.base}/post` }) }),
    );
    for (const post of posts) {
      await page.goto(`${site.base}/blog/${post.slug}`);
      expect(await shownPost()).toEqual(expected(post));
    }
    await page.unrouteAll();
    expect(faults).toEqual([]);
  });

  test('is text in the list of the blog, and as the tag that it is filtered by', async () => {
    await page.goto(`${site.base}/blog`);
    const cards = page.locator('[data-blog-list] > div > ol > li[data-post]');
    const more = page.getByRole('button', { name: 'Carregar mais posts' });
    for (let count = 12; count < posts.length; count += 12) {
      await expect.poll(() => cards.count()).toBe(count);
      await more.click();
    }
    await expect.poll(() => cards.count()).toBe(posts.length);
    const shown = await cards.evaluateAll((items) =>
      items.map((item) =>
        ['title', 'description', 'tags'].map(
          (name) => item.querySelector(`[data-f=${name}]`)!.textContent,
        ),
      ),
    );
    expect(shown.map(([title]) => title).sort()).toEqual(posts.map(({ title }) => title).sort());
    expect(shown.map(([, description]) => description)).toEqual(shown.map(([title]) => title));
    for (const { slug, tag } of posts.flatMap(({ slug, tags }) =>
      tags.map((tag) => ({ slug, tag })),
    )) {
      await page.goto(`${site.base}/blog?${new URLSearchParams({ tag })}`);
      await page.locator(`li[data-post="${slug}"]`).waitFor();
      await expect.poll(() => page.locator('[data-tag]').textContent()).toBe(tag);
    }
    expect(faults).toEqual([]);
  });

  test('is text in what the search of the site finds', async () => {
    await page.goto(site.base);
    await page.getByRole('searchbox').first().fill('alert');
    await page.keyboard.press('Enter');
    const found = page.locator('a[href^="/blog/mal-"]');
    await found.first().waitFor();
    expect(await found.first().locator('img, script, svg[onload], iframe').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('is text in the feed, which stays well-formed', async () => {
    const xml = await (await fetch(`${site.base}/feed.xml`)).text();
    const document = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
    const items = [...document.querySelectorAll('item')];
    expect(items).toHaveLength(posts.length);
    for (const item of items) {
      const post = posts.find(({ slug }) =>
        item.querySelector('link')!.textContent.endsWith(`/blog/${slug}`),
      )!;
      // XML has no control characters.
      expect(item.querySelector('title')!.textContent).toBe(
        read(post.title).replaceAll('\u0001', ''),
      );
    }
  });
});

describe('at the panel a hostile text', () => {
  beforeAll(async () => {
    await page.goto(`${site.base}/admin/posts?ordem=titulo`);
    await enter(page);
  });

  test('is text in the list, in every field of the editor and in its preview', async () => {
    const links = page.locator('tbody th a');
    await links.first().waitFor();
    const shown = await links.allTextContents();
    expect(shown).toHaveLength(posts.length);
    const byTitle = new Map(posts.map((post) => [post.title, post]));
    for (const [row, title] of shown.entries()) {
      const post = byTitle.get(title)!;
      await links.nth(row).click();
      await page.getByLabel('Título').waitFor();
      // Fields of one line show line ends as none.
      expect(await page.getByLabel('Título').inputValue()).toBe(title.replaceAll(/[\r\n]/g, ''));
      expect(await page.getByLabel('Descrição').inputValue()).toBe(read(title));
      expect(await page.getByLabel('Texto', { exact: true }).inputValue()).toBe(read(post.content));
      await page.getByRole('tab', { name: 'Prévia' }).click();
      expect(unsafeParts(await page.getByRole('tabpanel').locator('article').innerHTML())).toEqual(
        [],
      );
      await page.goBack();
      await links.first().waitFor();
    }
    expect(faults).toEqual([]);
  });

  test('is text in the figures, in the question before it is deleted and in the toast after', async () => {
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByRole('heading', { name: 'Top 5 por SEO' }).waitFor();
    await expect.poll(() => page.locator('ol a[href^="/admin/posts/"]').count()).toBe(10);
    await page.getByRole('link', { name: 'Gerenciar Posts' }).click();
    await page.getByLabel('Buscar').fill('onerror');
    await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(posts.length);
    await page
      .getByRole('button', { name: /^Excluir/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await toast(page, 'Post Excluído');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await toast(page, 'Post Restaurado');
    expect(faults).toEqual([]);
  });
});
