import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { build } from '../../../engine/publish/build.ts';
import { fileOf } from '../../../engine/hosting/site-path.ts';
import { prepareBundle, type Bundle } from '../../../engine/publish/bundle.ts';
import { examples as allExamples, renderedTypes } from '../../blocks/example-pages.ts';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { freePort } from '../../free-port.ts';
import { root } from '../../structure/tree.ts';
import { violationsOf } from '../page-checks.ts';

/** What the gallery of the first site shows. */
const examples = allExamples.filter(({ language }) => language === 'pt-BR');

/** The development script, which stands where a built page has the page script. */
const devScript = '/blocks/entry/dev.client.ts';
/** Longest wait for something that a person waits for, ms; on a quiet machine it takes a fraction. */
const patience = 20_000;

let folder: string;
let siteDir: string;
let server: ChildProcess;
let printed = '';
let origin: string;
let browser: Browser;
let bundle: Bundle;

/** The environment of a person at a terminal: nothing of the test runner's. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => name !== 'NODE_ENV' && name !== 'TEST' && !name.startsWith('VITEST'),
    ),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portao-dev-'));
  siteDir = join(folder, 'site');
  cpSync(join(root, 'site'), siteDir, {
    recursive: true,
    filter: (source) => source !== join(root, 'blocks/entry'),
  });
  bundle = await prepareBundle(root);
  await build({ siteDir, outDir: join(folder, 'dist'), bundle });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    [
      join(root, 'cli/launch.mjs'),
      'dev',
      '--site',
      siteDir,
      '--port',
      String(port),
      '--lang',
      'pt-BR',
    ],
    // A person may stand in any folder.
    { cwd: tmpdir(), env: environment() },
  );
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  browser = await launchBrowser();
  await vi.waitUntil(
    () => {
      if (server.exitCode !== null) throw new Error(`the development server ended: ${printed}`);
      return printed.includes(`O site está em ${origin}`);
    },
    { timeout: 60_000 },
  );
  // The data service starts where a page shows posts, and says then who may sign in.
  await answer('/blog');
  await vi.waitUntil(() => printed.includes('Primeiro acesso'), { timeout: 60_000 });
});

afterAll(async () => {
  await leaveBrowser(browser);
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** What the server answers to a command that asks for a page, accepting anything; browsers, which say `text/html`, follow below. */
async function answer(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path);
  return { status: response.status, html: await response.text() };
}

/** Opens a page and waits until it has heard the server, which answers its greeting with the problems of the site. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const heard = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) => payload.toString().includes('portao:problems') && resolve(),
      ),
    ),
  );
  await page.goto(origin + path);
  await heard;
  return page;
}

/** Exchanges a piece of a document. Throws if the document does not have it. */
function edit(file: string, from: string, to: string): void {
  const path = join(siteDir, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** A page without the hashes of its inline scripts: one of them names the page script. */
const withoutHashes = (html: string) => html.replace(/(;script-src 'self')(?: '[^']+')+/, '$1');
/** A page in development as the build has it: without the marks of what the law asks for and is still missing. */
const asBuilt = (html: string) =>
  withoutHashes(html)
    .replace(devScript, bundle.scripts.document)
    .replace('/blocks/parts/print.css', bundle.printSheet)
    .replace(/<address>(?:<mark>falta: [^<]+<\/mark>)+<\/address>/, '');

describe('pages in development', () => {
  test.each([
    '/',
    '/servico-profissional',
    '/guia-completo',
    '/duvidas-frequentes',
    '/sao-paulo-capital',
    '/guarulhos',
    '/suzano',
    '/moema',
    '/motor-de-portao-automatico-cotia',
    '/motor-para-portao-automatico-guarulhos',
  ])(
    '%s has the bytes of the built page, but for the addresses of script and sheet',
    async (path) => {
      const { status, html } = await answer(path);
      expect(status).toBe(200);
      expect(html.split(devScript)).toHaveLength(2);
      const built = readFileSync(join(folder, 'dist', fileOf(path)), 'utf8');
      expect(asBuilt(html) === withoutHashes(built), 'the same bytes').toBe(true);
    },
  );

  test('an address that does not exist has status 404 and the bytes of the page for it', async () => {
    const { status, html } = await answer('/nada-disso');
    expect(status).toBe(404);
    expect(
      asBuilt(html) === withoutHashes(readFileSync(join(folder, 'dist/404.html'), 'utf8')),
      'the same bytes',
    ).toBe(true);
  });

  test('old addresses and those with capital letters lead to their page', async () => {
    const moved = async (path: string) => {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await moved('/Suzano?a=1')).toEqual([301, '/suzano?a=1']);
    const rule = 'redirects:\n  - { from: /contato, to: /duvidas-frequentes }';
    edit('site.yaml', 'redirects: []', rule);
    onTestFinished(() => edit('site.yaml', rule, 'redirects: []'));
    await vi.waitFor(
      async () => expect(await moved('/contato')).toEqual([301, '/duvidas-frequentes']),
      patience,
    );
  });

  test('a file that does not exist has status 404, and the terminal stays quiet', async () => {
    printed = '';
    expect((await answer('/assets/nada.png')).status).toBe(404);
    expect(printed).toBe('');
  });

  test('behave in the browser as the built ones do, without a word in the console', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${origin}/?q=controle`);
    await page.getByRole('search').locator('ol a').first().waitFor();
    expect(said).toEqual([]);
  });
});

test('an edited document shows in the open page without a hand on the browser', async () => {
  const page = await open('/moema');
  // Notes when a text is on the page, again after each reload: `Date.now` is the clock of this process too.
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text) seen[text] ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  });
  const times: number[] = [];
  let heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  for (let round = 1; round <= 5; round += 1) {
    const next = `Portão da rodada ${round}`;
    const written = Date.now();
    edit('pages/bairros/moema.yaml', `heading: ${heading}`, `heading: ${next}`);
    const shown = await page.waitForFunction(
      (text) => (window as unknown as { seen?: Record<string, number> }).seen?.[text],
      next,
      { timeout: patience },
    );
    times.push((await shown.jsonValue())! - written);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(next);
    heading = next;
  }
  const [fastest = 0, , median] = times.sort((a, b) => a - b);
  console.log(
    `From write to page: median ${median} ms, fastest ${fastest} ms, slowest ${times.at(-1)} ms of ${times.length} edits (budget: 300 ms on a quiet machine)`,
  );
});

test('a document that was edited while its page was on its way shows the edit', async () => {
  const page = await browser.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  onTestFinished(() => (letGo(), page.close()));
  await page.route(/\/@vite\/client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/pinheiros`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const [before, after] = [(await heading.textContent()) ?? '', 'Portão a caminho'];
  const change = (from: string, to: string) =>
    edit('pages/bairros/pinheiros.yaml', `heading: ${from}`, `heading: ${to}`);
  change(before, after);
  onTestFinished(() => change(after, before));
  await vi.waitFor(
    async () => expect((await answer('/pinheiros')).html).toContain(after),
    patience,
  );
  expect(await heading.textContent()).toBe(before);
  letGo();
  await page.getByRole('heading', { name: after }).waitFor();
});

describe('a mistake in a document', () => {
  const file = 'pages/cidades/suzano.yaml';
  const overlay = (page: Page) => page.locator('portao-problems').getByRole('alert');

  test('is shown over the page in the words of the terminal, with the page still there, until it is fixed', async () => {
    const page = await open('/suzano');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    printed = '';
    edit(file, 'type: partial', 'type: parcial');
    onTestFinished(() => {
      if (readFileSync(join(siteDir, file), 'utf8').includes('type: parcial'))
        edit(file, 'type: parcial', 'type: partial');
    });
    await overlay(page).waitFor({ timeout: patience });
    const text = (await overlay(page).textContent())!;
    expect(text).toMatch(new RegExp(`^${file}:\\d+:\\d+ {2}block-unknown-type\\n`));
    expect(text).toContain('"parcial"');
    expect(printed.replace(/\n$/, '')).toBe(text);
    expect(await heading.textContent()).toBe(before);

    await page.reload();
    await overlay(page).waitFor({ timeout: patience });
    expect(await overlay(page).textContent()).toBe(text);
    expect(await heading.textContent()).toBe(before);

    printed = '';
    edit(file, 'type: parcial', 'type: partial');
    await overlay(page).waitFor({ state: 'detached', timeout: patience });
    await expect.poll(() => printed.trim()).toBe('Sem erros.');
    expect(await heading.textContent()).toBe(before);
  });

  test('is shown on every open page, also of another document', async () => {
    const page = await open('/moema');
    edit(file, 'type: partial', 'tipo: partial');
    onTestFinished(() => edit(file, 'tipo: partial', 'type: partial'));
    await overlay(page).waitFor({ timeout: patience });
    expect(await overlay(page).textContent()).toContain(file);
  });
});

describe('/_blocks', () => {
  test('lists every block with every example', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${origin}/_blocks`);
    expect(
      await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual([...renderedTypes].sort());
    expect(await page.locator('main article h3').count()).toBe(examples.length);
  });

  test('shows each example as a page of its own', async () => {
    const { html } = await answer('/_blocks');
    const paths = [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map((match) => match[1]!);
    expect(paths).toHaveLength(examples.length);
    const wrong: string[] = [];
    for (const path of paths) {
      const { status, html: example } = await answer(path);
      if (status !== 200 || !/<main id="main"[^>]*></.test(example))
        wrong.push(`${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  /** The gallery in a browser of its own; no scheme is emulated, because that would reach into the frames. */
  async function gallery(path = '/_blocks', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: null,
      ...options,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    return page;
  }
  /** What the pages in the frames of the first example find: the width of their window, and whether it is dark. */
  const windowsOf = (page: Page) =>
    page
      .locator('main article')
      .first()
      .locator('iframe:visible')
      .evaluateAll((frames: HTMLIFrameElement[]) =>
        frames.map(({ contentWindow }) => ({
          width: contentWindow!.innerWidth,
          dark: contentWindow!.matchMedia('(prefers-color-scheme: dark)').matches,
        })),
      );

  test('shows every example light and dark, at the width and in the theme that are chosen, by keyboard too', async () => {
    const page = await gallery();
    await expect
      .poll(() => windowsOf(page), { timeout: patience })
      .toEqual([
        { width: 360, dark: false },
        { width: 360, dark: true },
      ]);
    await page.getByRole('radio', { name: '360' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => windowsOf(page), { timeout: patience })
      .toEqual([
        { width: 768, dark: false },
        { width: 768, dark: true },
      ]);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Escuro' }).press(' ');
    await expect
      .poll(() => windowsOf(page), { timeout: patience })
      .toEqual([{ width: 1280, dark: true }]);
    expect(new URL(page.url()).search).toBe('?largura=1280&tema=escuro');
  });

  test('copies the YAML of an example as a page takes it', async () => {
    const page = await gallery('/_blocks', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page
      .locator('#near-0')
      .getByRole('button', { name: /^Copiar/ })
      .press('Enter');
    await page.getByRole('status').filter({ hasText: 'Copiado' }).waitFor({ state: 'attached' });
    expect(parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual([
      examples.find(({ type }) => type === 'near')!.block,
    ]);
  });

  test('leads to a block by a part of its name', async () => {
    const page = await gallery();
    await page.keyboard.press('/');
    await page.keyboard.type('motor-p');
    expect(
      await page.getByRole('navigation', { name: 'Blocos' }).getByRole('link').allInnerTexts(),
    ).toEqual([expect.stringMatching(/^motor-prices/)]);
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page
          .locator('#motor-prices')
          .evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBeGreaterThanOrEqual(0);
    expect(new URL(page.url()).hash).toBe('#motor-prices');
  });

  test('leads to a block by Portuguese words, and says when no block has them', async () => {
    const page = await gallery();
    const list = page.getByRole('navigation', { name: 'Blocos' });
    const finder = list.getByRole('searchbox', { name: 'Achar um bloco' });
    await finder.fill('Depoimentos');
    expect(await list.getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/^testimonials\s+Depoimentos\s+\d+$/),
    ]);
    expect(await list.getByRole('status').textContent()).toBe('');
    await finder.fill('xyzzy');
    expect(await list.getByRole('link').count()).toBe(0);
    expect(await list.getByRole('status').innerText()).toBe('Nenhum bloco com «xyzzy».');
    await finder.fill('');
    expect(await list.getByRole('link').count()).toBe(renderedTypes.length);
    expect(await list.getByRole('status').textContent()).toBe('');
  });

  test('notes a mistake elsewhere in the site, which does not cover the examples', async () => {
    const file = 'pages/cidades/suzano.yaml';
    const [blocks, example, page] = [
      await open('/_blocks'),
      await open('/_blocks/text/0'),
      await open('/suzano'),
    ];
    const overlay = 'portao-problems';
    const note = blocks.getByRole('banner').getByRole('status');
    expect(await note.textContent()).toBe('');
    edit(file, 'type: partial', 'type: parcial');
    onTestFinished(() => {
      if (readFileSync(join(siteDir, file), 'utf8').includes('type: parcial'))
        edit(file, 'type: parcial', 'type: partial');
    });
    await page.locator(overlay).waitFor({ state: 'attached', timeout: patience });
    await expect.poll(() => note.textContent()).toBe('Há erros no site. Ver os erros');
    expect(await note.getByRole('link').getAttribute('href')).toBe('/');
    expect(await example.locator(overlay).count()).toBe(0);
    for (const frame of blocks.frames()) expect(await frame.locator(overlay).count()).toBe(0);

    // Pages that are good again load themselves anew. Chromium may hang if it closes one meanwhile.
    const loaded = [page, example].map((one) => one.waitForEvent('load', { timeout: patience }));
    edit(file, 'type: parcial', 'type: partial');
    await expect.poll(() => note.textContent()).toBe('');
    await Promise.all(loaded);
  });

  test.each([360, 1440])('can be used by everyone at %i px, and is not wider', async (width) => {
    const page = await gallery('/_blocks', { viewport: { width, height: 900 } });
    await expect.poll(() => windowsOf(page), { timeout: patience }).toHaveLength(2);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is not in what is built for visitors', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:html|js|css|json|xml|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(130);
    expect(
      files.filter((file) =>
        /_blocks|data-copy/.test(readFileSync(join(folder, 'dist', file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
