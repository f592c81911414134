import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { readySite, type ReadySite } from '../ready-site.ts';
import { faviconText } from '../../engine/publish/host-files/favicon.ts';
import { prepareBundle, type Bundle } from '../../engine/publish/bundle.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { library } from '../../blocks/entry/library.ts';
import { root, walk } from '../structure/tree.ts';

/** A kilobyte of the budgets, bytes. */
const KB = 1024;
/** The page script, with what it imports before anything happens, brotli; for `/blog` and the posts with what asks the data service, each file by itself. */
const scriptBudget = 4 * KB;
/** The script of posts newer than the build, React and the reading of Markdown in it, brotli. */
const readerBudget = 110 * KB;
/** All that the panel loads before it is used, brotli: its page, its script with what that imports, the words of one language, its icon; each file by itself. */
const panelBudget = 150 * KB;
/** HTML with its CSS, brotli: any page, the home page, and the three that are long by nature. */
const pageBudget = 14 * KB;
const homeBudget = 18 * KB;
const longPageBudget = 24 * KB;
const longPages = ['/guarulhos', '/guia-completo', '/duvidas-frequentes'];

/** The panel's page is no page of the site, and no visitor loads it. */
const panelPage = '/admin';

const brotli = promisify(brotliCompress);
/** Bytes of a text as a release serves it, or packed less hard. */
const weigh = async (text: string, quality = 11) =>
  (
    await brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    })
  ).length;
/** What a text weighs at most: packed in a fortieth of the time where that is light enough, else as a release serves it. */
const weighAgainst = async (budget: number, text: string) => {
  const weight = await weigh(text, 6);
  return weight <= budget ? weight : weigh(text);
};

const budgetOf = (path: string) =>
  path === '/' || path === '/404'
    ? homeBudget
    : longPages.includes(path)
      ? longPageBudget
      : pageBudget;

interface WeighedPage {
  readonly path: string;
  readonly html: string;
  readonly weight: number;
  /** Files that its blocks come from. */
  readonly origins: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

let bundle: Bundle;
let ready: ReadySite;
let pages: readonly WeighedPage[];

beforeAll(async () => {
  bundle = await prepareBundle(root);
  ready = readySite(join(root, 'site'), { shareImages: true });
  const { scripts, printSheet } = bundle;
  const assets = { scripts, printSheet, inlineHash: createInlineHash() };
  pages = await Promise.all(
    ready.pages.map(async (page) => {
      const html = bundle.render(page, assets);
      return {
        path: page.path,
        html,
        weight: await weighAgainst(budgetOf(page.path), html),
        origins: new Set(page.blocks.map(({ origin }) => origin.file)),
        types: new Set<string>(page.blocks.map(({ type }) => type)),
      };
    }),
  );
});

const over = (budget: number, some: readonly WeighedPage[]) =>
  some
    .filter(({ weight }) => weight > budget)
    .map(({ path, weight }) => `${path}: ${weight} bytes of ${budget}`);

/** A script and what it imports statically: everything that runs before anybody does anything. Text by file. */
function scriptsBeforeUse(address: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const code = readFileSync(join(bundle.clientDir, file), 'utf8');
    files.set(file, code);
    walk(ts.createSourceFile(file, code, ts.ScriptTarget.Latest), (node) => {
      if (
        (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
        node.moduleSpecifier &&
        ts.isStringLiteral(node.moduleSpecifier)
      )
        visit(new URL(node.moduleSpecifier.text, `http://x/${file}`).pathname.slice(1));
    });
  };
  visit(address.slice(1));
  return files;
}

/** A script that is loaded when the page has been painted, or three seconds later. */
const late =
  /^\{let f=\(\)=>import\("([^"]+)"\);new PerformanceObserver\(f\)\.observe\(\{type:"paint"\}\);setTimeout\(f,3e3\)\}$/;

/** Addresses of the scripts of a page, data aside; anything but a late one is said as it is. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>([^<]*)<\/script>/g)].map(
    ([whole, attributes, code = '']) =>
      (attributes === '' ? late.exec(code)?.[1] : undefined) ?? `not late: ${whole}`,
  );

describe('the page script', () => {
  test('weighs at most 4 KB with all that it imports before it is used', async () => {
    const code = [...scriptsBeforeUse(bundle.scripts.document).values()].join('');
    expect(code.length).toBeGreaterThan(500);
    expect(await weigh(code)).toBeLessThanOrEqual(scriptBudget);
  });

  test('is the only script of every page that is neither the panel nor of the blog', () => {
    const special = (types: ReadonlySet<string>) =>
      ['admin-panel', 'blog-list', 'post', 'post-reader'].some((type) => types.has(type));
    const plain = pages.filter(({ types }) => !special(types));
    expect(plain.length).toBeGreaterThan(130);
    expect(
      plain
        .filter(({ html }) => scriptsOf(html).join() !== bundle.scripts.document)
        .map(({ path, html }) => `${path}: ${scriptsOf(html).join()}`),
    ).toEqual([]);
  });

  test('of the panel starts at once, and its page names icon and manifest by itself', () => {
    const { html } = pages.find(({ path }) => path === panelPage)!;
    expect(html).toContain(`<script type="module" src="${bundle.scripts.panel}"></script>`);
    expect(html).toContain(
      '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/admin.webmanifest">',
    );
  });

  test('of posts newer than the build weighs at most 110 KB, and holds that of the blog as it is', async () => {
    const files = scriptsBeforeUse(bundle.scripts.reader);
    expect([...files.keys()]).toContain(bundle.scripts.blog.slice(1));
    expect(await weigh([...files.values()].join(''))).toBeLessThanOrEqual(readerBudget);
  });

  test('of the panel weighs at most 150 KB with its page, its icon and the words of its language; what the other tabs need comes later', async () => {
    const files = scriptsBeforeUse(bundle.scripts.panel);
    const { html } = pages.find(({ path }) => path === panelPage)!;
    const icon = faviconText(ready.site.settings.document);
    const saying = (text: string) =>
      bundle.files.panel
        .filter(({ file }) => file.endsWith('.js'))
        .map(({ file }) => readFileSync(join(bundle.clientDir, file), 'utf8'))
        .filter((code) => code.includes(text));
    const [words, ...others] = saying('O serviço de dados não respondeu');
    expect([others, saying('Post generator').length]).toEqual([[], 1]);
    const texts = [html, icon, ...files.values(), words!];
    const weights = await Promise.all(texts.map((text) => weigh(text)));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(panelBudget);
    expect([...files.values()].filter((code) => code === words)).toEqual([]);
    expect([...files.values()].join('').length).toBeGreaterThan(300_000);
    // A word of the chart library's own.
    expect(readFileSync(join(root, 'node_modules/uplot/dist/uPlot.esm.js'), 'utf8')).toContain(
      'uplot',
    );
    expect([...files.values()].filter((code) => code.includes('uplot'))).toEqual([]);
    const ofTabs = ['Descartar este texto?', 'Descartar alterações'];
    expect(ofTabs.map((text) => saying(text).length)).toEqual([1, 1]);
    expect(ofTabs.filter((text) => words!.includes(text))).toEqual([]);
  });

  test('of the blog weighs at most 4 KB, with what counts a view', async () => {
    const entry = readFileSync(join(bundle.clientDir, bundle.scripts.blog), 'utf8');
    const asked = [
      ...new Set(
        [...entry.matchAll(/import\(`([^`]+)`\)/g)].map(
          ([, address]) => new URL(address!, `http://x${bundle.scripts.blog}`).pathname,
        ),
      ),
    ];
    const files = new Map(
      [bundle.scripts.blog, ...asked].flatMap((address) => [...scriptsBeforeUse(address)]),
    );
    expect([...files.values()].filter((code) => code.includes('count_view'))).toHaveLength(1);
    const weights = await Promise.all([...files.values()].map((code) => weigh(code)));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(scriptBudget);
  });

  test('of the blog is one file beside those of every page', () => {
    expect([...scriptsBeforeUse(bundle.scripts.blog).keys()].sort()).toEqual(
      [bundle.scripts.blog.slice(1), ...scriptsBeforeUse(bundle.scripts.document).keys()].sort(),
    );
  });

  test('has no React in it, and neither has the one of the blog', () => {
    const mark =
      /react\.(?:element|transitional|fragment|portal)|__CLIENT_INTERNALS|__SECRET_INTERNALS/;
    expect(readFileSync(join(root, 'node_modules/react/cjs/react.production.js'), 'utf8')).toMatch(
      mark,
    );
    const files = new Map([
      ...scriptsBeforeUse(bundle.scripts.document),
      ...scriptsBeforeUse(bundle.scripts.blog),
    ]);
    expect([...files].filter(([, code]) => mark.test(code)).map(([file]) => file)).toEqual([]);
  });
});

test('pages are made by the form of React that is for production', () => {
  /** A word of React's form for development alone, which is six times as slow. */
  const word = 'Each child in a list should have a unique "key" prop.';
  const development = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.development.js';
  expect(readFileSync(join(root, development), 'utf8').includes(word)).toBe(true);
  const renderer = readFileSync(join(bundle.clientDir, '../server/render.mjs'), 'utf8');
  expect(renderer.includes('renderToStaticMarkup')).toBe(true);
  expect(renderer.includes(word)).toBe(false);
});

describe('a page with its styles', () => {
  test('weighs at most 14 KB; the home page, which unknown addresses show too, 18 KB; Guarulhos, the guide and the questions 24 KB', () => {
    // An unknown address shows the home page (specification §2).
    const homeLike = ['/', '/404'];
    const special = [...homeLike, panelPage, ...longPages];
    const named = (...paths: readonly string[]) => pages.filter(({ path }) => paths.includes(path));
    const long = named(...longPages);
    const home = named(...homeLike);
    expect([long, home].map(({ length }) => length)).toEqual([longPages.length, 2]);
    expect(
      over(
        pageBudget,
        pages.filter(({ path }) => !special.includes(path)),
      ),
    ).toEqual([]);
    expect(over(homeBudget, home)).toEqual([]);
    expect(over(longPageBudget, long)).toEqual([]);
  });

  test('waits for nothing but itself, the panel aside: no stylesheet but, without scripts, that for paper, no script that blocks', () => {
    const waiting: string[] = [];
    const known = [bundle.scripts.document, bundle.scripts.blog, bundle.scripts.reader];
    for (const { path, html, types } of pages) {
      if (types.has('admin-panel')) continue;
      const onScreen = html.replace(
        `<noscript><link rel="stylesheet" media="print" href="${bundle.printSheet}"></noscript>`,
        '',
      );
      if (/<link[^>]*\srel="?[^"]*stylesheet/.test(onScreen) || html.includes('@import'))
        waiting.push(`${path}: a stylesheet`);
      if ((html.match(/<style/g) ?? []).length !== 1) waiting.push(`${path}: not one style`);
      const scripts = scriptsOf(html);
      if (scripts.length !== 1 || !known.includes(scripts[0]!))
        waiting.push(`${path}: ${scripts.join()}`);
    }
    expect(waiting).toEqual([]);
  });

  test('knows the size of every picture before it comes', () => {
    const unknown: string[] = [];
    let seen = 0;
    for (const { path, html } of pages) {
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
        seen += 1;
        if (!/ width="[1-9]\d*"/.test(tag) || !/ height="[1-9]\d*"/.test(tag))
          unknown.push(`${path}: ${tag}`);
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });

  test('brings the styles of its own blocks and of no other', () => {
    const classesOf = (css: string) =>
      new Set(css.replace(/\{[^{}]*\}/g, '{}').match(/\.[A-Za-z][\w-]*/g));
    const shared = classesOf(library.baseCss);
    /** Class names of the CSS modules, with the block types that use them. */
    const users = new Map<string, Set<string>>();
    for (const [type, { styles }] of Object.entries(library.registry)) {
      for (const name of styles.flatMap((css) => [...classesOf(css)]))
        if (!shared.has(name)) users.set(name, (users.get(name) ?? new Set()).add(type));
    }
    const foreign: string[] = [];
    for (const { path, html, types } of pages) {
      const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      const names = classesOf(css);
      for (const name of names)
        if (users.has(name) && ![...users.get(name)!].some((type) => types.has(type)))
          foreign.push(`${path}: ${name} of ${[...users.get(name)!].join()}`);
      if (![...names].some((name) => users.has(name))) foreign.push(`${path}: no styles at all`);
    }
    expect(foreign).toEqual([]);
  });
});
