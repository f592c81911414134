// Every kind of page, and everything that opens on one, in every window, colour and spacing: nothing cut, nothing on top of
// another, nothing out of the window, and whatever one can press looks so.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { framingFaults, placingFaults } from './look-faults.ts';
import { faultsInEveryWindow } from './look-sweep.ts';
import { answerWithPost, post } from './sample-post.ts';
import { desk, everyKind, kinds, phone, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** What has been opened on a page: name, path, and what opens it, after every change of the window. */
const opened: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'the answers of the search',
    `${kinds['the home page']}?q=controle`,
    (page) => page.getByRole('search').locator('ol a').first().waitFor(),
  ],
  [
    'a search that finds nothing',
    `${kinds['the questions']}?q=xilofone`,
    (page) => page.getByRole('search').locator('ol ~ p').waitFor(),
  ],
  [
    'every menu',
    kinds['the home page'],
    (page) =>
      page.evaluate(() => {
        for (const menu of document.querySelectorAll('header details'))
          if (menu.checkVisibility()) menu.toggleAttribute('open', true);
      }),
  ],
  [
    'every answer',
    kinds['the questions'],
    (page) =>
      page.evaluate(() => {
        for (const answer of document.querySelectorAll('main details')) {
          answer.removeAttribute('name');
          answer.toggleAttribute('open', true);
        }
      }),
  ],
];

/** Opens a page of posts anew over a data service that has one, the first time. */
const withPost = (path: string, shows: string) => async (page: Page) => {
  if (page.url().endsWith(path)) return;
  await answerWithPost(page.context());
  await page.goto(site.origin + path);
  await page.locator(shows).getByText(post.title).first().waitFor();
};

const states = [
  ...everyKind.map(([kind, path]) => [kind, path, async () => undefined] as const),
  ['the page on safety', '/seguranca', async () => undefined] as const,
  ...opened,
];
const posts = [
  ['a post', withPost(`/blog/${post.slug}`, '#post-reader h1')],
  ['a list with a post', withPost('/blog', '[data-blog-list]')],
] as const;

test.each(states)('%s looks whole in every window and colour', async (_name, path, open) => {
  const { page } = await site.look(path, { reducedMotion: 'reduce', viewport: phone });
  expect(await faultsInEveryWindow(page, open)).toEqual([]);
});

test.each(posts)('%s looks whole in every window and colour', async (_name, open) => {
  const options = { reducedMotion: 'reduce', viewport: phone } as const;
  const { page } = await site.visit('/servico-profissional', options);
  expect(await faultsInEveryWindow(page, open)).toEqual([]);
});

test.each([phone, desk])(
  'the open gate of the home page covers no word at $width px',
  async (viewport) => {
    const { page } = await site.look('/', { viewport, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    const [words, leaf] = await page
      .locator('main svg + p:has(+ svg)')
      .first()
      .evaluate((caption) => [
        caption.getBoundingClientRect().right,
        caption
          .parentElement!.querySelectorAll('svg')[2]!
          .querySelector('path')!
          .getBoundingClientRect().left,
      ]);
    expect(words!).toBeLessThan(leaf!);
  },
);

test('faults are seen where there are some', async () => {
  const { page } = await site.look(kinds['a neighbourhood'], { viewport: phone });
  expect([
    ...(await placingFaults(page)),
    ...(await framingFaults(page, { forced: false })),
  ]).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const add = (words: string, style: Partial<CSSStyleDeclaration>, name = 'p') => {
      const element = document.createElement(name);
      element.textContent = words;
      Object.assign(element.style, { position: 'relative', ...style });
      main.append(element);
      return element;
    };
    add('Cortado em baixo', { height: '8px', overflow: 'hidden' });
    add('Mais alto que o seu fundo', { height: '8px', background: 'red', marginBottom: '3em' });
    add('Por cima', { marginBottom: '-0.9em', lineHeight: '1' });
    add('Por baixo', { lineHeight: '1' });
    add('Fora da janela', { left: '300px', whiteSpace: 'nowrap' });
    add('Sem moldura', { border: '0', background: 'none' }, 'button');
    add('Uma frase com ', {}).append(
      Object.assign(add('um link', { textDecoration: 'none' }, 'a'), { href: '#' }),
    );
  });
  const placing = (await placingFaults(page)).join('\n');
  expect(placing).toMatch(/^\d+ px wider than the window$/m);
  expect(placing).toMatch(/^cut: p "Cortado em baixo"/m);
  expect(placing).toMatch(/^out of its box: p "Mais alto/m);
  expect(placing).toMatch(/^p "Por cima" lies on p "Por baixo"$/m);
  expect(placing).toMatch(/^out of the window: p "Fora da janela"/m);
  const bare = await framingFaults(page, { forced: false });
  expect(bare).toEqual(['button "Sem moldura"', 'a "um link"']);
});

/** The picture of a sign, as bytes: what stands at the end of a question. */
const signOf = async (page: Page, selector: string): Promise<string> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  const clip = {
    ...box,
    x: Math.max(box.x, box.x + box.width - 44),
    width: Math.min(44, box.width),
  };
  return (await page.screenshot({ clip })).toString('base64');
};

test.each(['light', 'dark'] as const)(
  'the sign of a question is drawn in forced colours on a %s ground: the gate of a question, shut and open',
  async (colorScheme) => {
    const { page } = await site.look(kinds['the questions'], {
      viewport: phone,
      forcedColors: 'active',
      reducedMotion: 'reduce',
      colorScheme,
    });
    const question = 'main details > summary';
    await page.locator(question).first().scrollIntoViewIfNeeded();
    const drawn = () => signOf(page, question);
    const without = async (css: string, sign: () => Promise<string>) => {
      await page.evaluate((rule) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rule);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const picture = await sign();
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      return picture;
    };
    const toggle = (open: boolean) =>
      page
        .locator('main details')
        .first()
        .evaluate((details, wanted) => details.toggleAttribute('open', wanted), open);
    await toggle(false);
    const shut = await drawn();
    expect(await without('.fold::after{background:none!important}', drawn)).not.toBe(shut);
    await toggle(true);
    expect(await drawn()).not.toBe(shut);
  },
);
