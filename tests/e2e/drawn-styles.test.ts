// What scripts draw has its styles on the built site: classes that no finished HTML has, sheets that travel in a script.
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { unsetProperties } from './page-checks.ts';
import { answerWithPost, post } from './sample-post.ts';
import { scriptRan, siteInBrowser } from './site-in-browser.ts';

const site = siteInBrowser();

/** Selectors below `root` that find nothing, or something that looks like an element of its name without classes elsewhere on the page. */
const plain = (page: Page, root: string, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([scope, parts]) => {
      const looks = (element: Element) => {
        const style = getComputedStyle(element);
        const parent = getComputedStyle(element.parentElement!);
        const own = [
          'display',
          'padding',
          'borderWidth',
          'borderStyle',
          'margin',
          'gap',
          'textDecorationLine',
        ];
        const size = parseFloat(style.fontSize) / parseFloat(parent.fontSize);
        return [
          ...own.map((name) => style[name as 'display']),
          style.backgroundColor,
          style.objectFit,
          size.toFixed(2),
          style.fontWeight === parent.fontWeight,
          style.color === parent.color,
        ].join(' ');
      };
      return parts.filter((part) => {
        const element = document.querySelector(`${scope} ${part}`);
        if (!element) return true;
        const bare = document.createElement(element.localName);
        bare.textContent = element.textContent;
        const place = document.body.appendChild(document.createElement('div'));
        place.append(bare);
        const same = looks(bare) === looks(element);
        place.remove();
        return same;
      });
    },
    [root, selectors] as const,
  );

/** What a script draws: where, after what, and the elements that have styles of their own. */
interface Drawn {
  readonly path: string;
  readonly draw: (page: Page) => Promise<unknown>;
  readonly root: string;
  readonly styled: readonly string[];
}

const ask = async (page: Page, words: string) => {
  await page.locator('form[role=search] input').fill(words);
  await page.locator('form[role=search] input').press('Enter');
};

const drawn: Readonly<Record<string, Drawn>> = {
  'the answers of the search': {
    path: '/',
    draw: async (page) => {
      await ask(page, 'controle');
      await page.locator('form[role=search] ol a').first().waitFor();
    },
    root: 'form[role=search]',
    styled: ['output', 'ol', 'ol a', 'ol small', 'ol span'],
  },
  'the words where nothing is found': {
    path: '/duvidas-frequentes',
    draw: async (page) => {
      await ask(page, 'xilofone');
      await page.locator('form[role=search] ol ~ p').waitFor();
    },
    root: 'form[role=search]',
    styled: ['output', 'ol ~ p a'],
  },
  'posts newer than the build in the list': {
    path: '/blog',
    draw: (page) => page.getByRole('link', { name: post.title }).waitFor(),
    root: '[data-blog-list] ol',
    styled: ['li', 'h2', 'li > p', '[data-f=tags]', '[data-f=tags] a'],
  },
  'a post newer than the build': {
    path: `/blog/${post.slug}`,
    draw: (page) => page.getByRole('heading', { name: post.title }).waitFor(),
    root: '#post-reader',
    styled: ['article > div', 'ul', 'button', 'table', 'th', 'td', 'aside', 'aside h2', 'aside a'],
  },
  'an address without a post': {
    path: '/blog/nao-existe',
    draw: (page) => page.locator('#post-reader h1').waitFor(),
    root: '#post-reader',
    styled: ['h1'],
  },
};

/** Opens a page over a data service that has one post. */
async function open(path: string): Promise<Page> {
  const { page, context } = await site.visit('/servico-profissional');
  await answerWithPost(context);
  await page.goto(site.origin + path);
  await scriptRan(page);
  return page;
}

describe.each(Object.entries(drawn))('%s', (_, { path, draw, root, styled }) => {
  test('have their styles', async () => {
    const page = await open(path);
    await draw(page);
    expect([await plain(page, root, styled), await unsetProperties(page)]).toEqual([[], []]);
  });
});

test('styles that are missing are told by name', async () => {
  const page = await open('/');
  await drawn['the answers of the search']!.draw(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root{--edge:initial}');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await unsetProperties(page)).toContain('--edge of form[role="search"] ol > li');
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  expect(await plain(page, 'form[role=search]', ['ol', 'ol small'])).toContain('ol small');
});
