// Posts newer than the build: the page that stands in for them, in a real browser, over a data service that is played.
import type { Page, Route } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Post } from '../../engine/blog/post-store.ts';
import { violationsOf } from './page-checks.ts';
import { desk, phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();
/** Longer than the tries that the page makes by itself (1, 2 and 4 s apart). */
const givenUp = { timeout: 15_000 };

const newPost: Post = {
  id: '0b7e7c52-6f0f-4a4e-9d3c-0f5a4f1f9c11',
  title: 'Portão que para no meio',
  slug: 'portao-que-para-no-meio',
  status: 'published',
  views: 7,
  seo_score: 85,
  computed_score: null,
  content:
    'O portão para no meio e volta.\n\n## O que olhar\n\nLimpe o sensor com um **pano seco**.\n\n| Sinal | Causa |\n|---|---|\n| Volta | Sensor |',
  meta_description: 'Por que o portão para no meio do caminho.',
  tags: ['sensor', 'motor', 'manutenção'],
  published_at: '2026-11-20T12:00:00+00:00',
  withdrawn_at: null,
  created_at: '2026-11-20T12:00:00+00:00',
  updated_at: '2026-11-20T12:00:00+00:00',
};

/** How the data service behaves. */
interface Service {
  /** Answers a question for the post at an address; no posts if left out. */
  readonly find?: (slug: string, route: Route) => Promise<void>;
  /** Runs before any script of the page. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly viewport?: { width: number; height: number };
}

interface Opened {
  readonly page: Page;
  readonly status: number;
  /** Slugs whose view was counted, and addresses that were asked for, in order. */
  readonly counted: string[];
  readonly asked: string[];
  /** Errors in the console, errors that nobody caught, breaches of the policy. */
  readonly faults: string[];
}

const answer = (post: object | null) => (_slug: string, route: Route) =>
  route.fulfill({ json: post ? [post] : [] });

async function open(
  path: string,
  { find = answer(null), before, viewport = desk }: Service = {},
): Promise<Opened> {
  const context = await site.browser.newContext({ viewport });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const [counted, asked, faults]: string[][] = [[], [], []];
  page.on('pageerror', (error) => faults!.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url())
      faults!.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`policy: ${violatedDirective}`),
    ),
  );
  await page.route('**/rest/v1/rpc/find_post?*', (route) => {
    const slug = new URL(route.request().url()).searchParams.get('post_slug')!;
    asked!.push(slug);
    return find(slug, route);
  });
  await page.route('**/rest/v1/rpc/count_view', (route) => {
    counted!.push((route.request().postDataJSON() as { post_slug: string }).post_slug);
    return route.fulfill({ json: 8 });
  });
  await before?.(page);
  const response = await page.goto(site.origin + path);
  return { page, status: response!.status(), counted: counted!, asked: asked!, faults: faults! };
}

const article = (page: Page) => page.locator('article[data-post]');
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

describe('a post newer than the build', () => {
  test('is shown at its address as a built one is, with its title, description and address in the head', async () => {
    const { page, counted, faults } = await open(`/blog/${newPost.slug}`, {
      find: answer(newPost),
    });
    await article(page).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([newPost.title]);
    expect(await article(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'O que olhar',
      'Precisa de ajuda agora?',
    ]);
    expect(await article(page).locator('strong').innerText()).toBe('pano seco');
    expect(await article(page).innerText()).toMatch(
      /20 de novembro de 2026\s+1 min de leitura\s+Visualizações: \d\s+sensor\s+motor\s+manutenção/,
    );
    expect(
      await article(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol)),
    ).toEqual(['https:', 'tel:', 'https:', 'tel:']);
    const trail = page.getByRole('navigation', { name: 'Trilha' });
    expect(await trail.getByRole('listitem').allInnerTexts()).toEqual([
      'Início',
      'Blog',
      newPost.title,
    ]);
    expect(await trail.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
    expect(await page.title()).toBe(newPost.title);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(
      newPost.meta_description,
    );
    expect(await canonicalOf(page)).toMatch(/^https:\/\/[^/]+\/blog\/portao-que-para-no-meio$/);
    await expect.poll(() => article(page).locator('[data-views]').innerText()).toBe('8');
    expect(counted).toEqual([newPost.slug]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)(
    'can be used by everyone on %s, has its styles and nothing wider than the screen',
    async (_, viewport) => {
      const { page } = await open(`/blog/${newPost.slug}`, { find: answer(newPost), viewport });
      await article(page).waitFor();
      const look = await article(page).evaluate((element) => {
        const style = (selector: string) => getComputedStyle(element.querySelector(selector)!);
        return {
          help: style('aside').backgroundColor,
          cell: style('td').borderBottomStyle,
          tag: style('ul li').borderTopStyle,
          chat: style('aside a').backgroundColor,
          wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
      expect(look).toEqual({
        help: 'rgb(17, 24, 28)',
        cell: 'solid',
        tag: 'solid',
        chat: 'rgb(43, 213, 118)',
        wider: 0,
      });
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test.each([
    [
      'a post',
      { ...newPost, title: 'Motor de portão que para no meio do caminho e volta: o que olhar' },
    ],
    ['the sentence that there is none', null],
  ] as const)(
    'has a contact in the first screen of a phone, where it shows %s',
    async (_, post) => {
      const { page } = await open(`/blog/${newPost.slug}`, {
        find: answer(post),
        viewport: phone,
      });
      const contact = page.getByRole('main').locator('a[href^="tel:"]').first();
      await contact.waitFor();
      const { y, height } = (await contact.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(520);
    },
  );

  test('keeps a wide table a table on a phone, with its headings, to be scrolled inside itself', async () => {
    const content = [
      'Compare:',
      '',
      '| Tipo | Espaço | Peso | Abre em | Gasta |',
      '|---|---|---|---|---|',
      '| Deslizante | lateral livre | 500 kg | 4 segundos | roldana |',
    ].join('\n');
    const { page } = await open(`/blog/${newPost.slug}`, {
      find: answer({ ...newPost, content }),
      viewport: phone,
    });
    await article(page).waitFor();
    expect(
      await article(page)
        .locator('th')
        .evaluateAll(
          (cells) =>
            cells.filter(
              (cell) => cell.checkVisibility() && cell.getBoundingClientRect().height > 20,
            ).length,
        ),
    ).toBe(5);
    const rows = await article(page)
      .locator('tr')
      .evaluateAll((lines) =>
        lines.map(
          (line) =>
            new Set(
              [...line.children].map((cell) => Math.round(cell.getBoundingClientRect().bottom)),
            ).size,
        ),
      );
    expect(rows).toEqual([1, 1]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  test('shares its address', async () => {
    const { page } = await open(`/blog/${newPost.slug}`, {
      find: answer(newPost),
      before: (page) =>
        page.addInitScript(
          () =>
            Object.assign(window, { shared: [] as string[] }) &&
            Object.assign(Navigator.prototype, {
              share: ({ url }: { url: string }) =>
                Promise.resolve((window as unknown as { shared: string[] }).shared.push(url)),
            }),
        ),
    });
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      `${site.origin}/blog/${newPost.slug}`,
    ]);
  });

  test('is counted when it is shown, not while the browser only prepares the page', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'prerendering', {
          value: true,
          configurable: true,
        }),
      );
    const { page, counted } = await open(`/blog/${newPost.slug}`, {
      find: answer(newPost),
      before: prepare,
    });
    await article(page).waitFor();
    expect(counted).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => counted).toEqual([newPost.slug]);
  });

  test('is found at its old address, which gives way to the new one', async () => {
    const { page, asked, counted } = await open('/blog/portao-parado', {
      find: answer(newPost),
      before: (page) => page.goto(`${site.origin}/blog`),
    });
    await article(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/blog/${newPost.slug}`);
    await expect.poll(() => counted).toEqual([newPost.slug]);
    expect(asked).toEqual(['portao-parado']);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });
});

describe('a post that somebody wrote to do harm', () => {
  test('runs no script and calls nobody', async () => {
    const harm = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
    const hostile = {
      ...newPost,
      title: harm,
      meta_description: `"><script>window.harmed=1</script>`,
      tags: [harm],
      content: `${harm}\n\n[toque](javascript:window.harmed=1) ![foto](https://evil.example/x.png)\n\n<svg onload="window.harmed=1">\n\n## ${harm}`,
    };
    const { page, faults } = await open(`/blog/${newPost.slug}`, { find: answer(hostile) });
    const outside: string[] = [];
    page.on(
      'request',
      (request) => request.url().startsWith(site.origin) || outside.push(request.url()),
    );
    await article(page).waitFor();
    expect(
      await article(page)
        .locator('script, img, [onerror], [onload], a[href^="javascript:" i], svg[onload]')
        .count(),
    ).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(harm);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect([outside, faults]).toEqual([[], []]);
  });
});

describe('an address of the blog without a post', () => {
  test.each(['/blog/nunca-existiu', '/blog/nunca/existiu'])(
    '%s says so, with status 404 and the way to the blog',
    async (path) => {
      const { page, status, counted, faults } = await open(path);
      await page.getByRole('heading', { level: 1, name: 'Post não encontrado' }).waitFor();
      expect(status).toBe(404);
      await page.getByText('O post que você procura não existe ou foi removido.').waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe(
        'noindex, follow',
      );
      expect(await page.title()).toBe('Post não encontrado');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Ver todos os posts' }).click();
      await page.waitForURL('**/blog');
      expect([counted, faults]).toEqual([[], []]);
    },
  );
});

describe('a data service that does not answer', () => {
  test('is asked four times, then the page says so, and asks again by a button; the view is counted once', async () => {
    let answers = false;
    const { page, asked, counted } = await open(`/blog/${newPost.slug}`, {
      viewport: phone,
      find: (slug, route) => (answers ? answer(newPost)(slug, route) : route.abort()),
    });
    await page.getByRole('heading', { level: 1, name: 'Carregando o post…' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'O post não carregou' }).waitFor(givenUp);
    expect(asked).toHaveLength(4);
    expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    answers = true;
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await article(page).waitFor();
    await expect.poll(() => counted).toEqual([newPost.slug]);
    expect(asked).toHaveLength(5);
  });
});

describe('a page that fails itself', () => {
  test('says in the fixed words what happened, in Portuguese what to do, and offers both ways out', async () => {
    const { page } = await open(`/blog/${newPost.slug}`, { find: answer({ slug: newPost.slug }) });
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText('Esta página parou por uma falha nossa.').waitFor();
    expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBe(1);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Tentar de novo' }).click(),
    ]);
  });
});
