// The real site as a visitor gets it: built as `npm start` builds it, served by the production server, shown by Chromium.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { serveSite, type SiteServer } from '../../engine/server/serve.ts';
import { prepareShell } from '../../engine/publish/bundle.ts';
import { launchBrowser } from '../browser.ts';
import { root } from '../structure/tree.ts';

/** One page of each kind, by what it is; each differs from the others in its blocks, its texts or its answer. */
export const kinds = {
  'the home page': '/',
  'the professional-service page': '/servico-profissional',
  'the guide': '/guia-completo',
  'the questions': '/duvidas-frequentes',
  'the blog list': '/blog',
  'the panel': '/admin',
  'the capital': '/sao-paulo-capital',
  Guarulhos: '/guarulhos',
  'a city with a page of its own': '/barueri',
  'a city of the shared list': '/suzano',
  'an area of cities': '/abc-paulista',
  'a neighbourhood': '/moema',
  'a neighbourhood that shows the capital': '/mooca',
  'the first form of a variant': '/motor-de-portao-automatico-cotia',
  'the second form of a variant': '/motor-para-portao-automatico-cotia',
  'the rich variant of Guarulhos': '/motor-de-portao-automatico-guarulhos',
  'an unknown address': '/pagina-que-nao-existe',
} as const;

/** Name and path of every kind, for `test.each`. */
export const everyKind = Object.entries(kinds);

/** Screens: a phone, and a desk. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/**
 * Where the site is built to: kept between runs, so that a test file that comes later writes only what changed. A build
 * is incremental and locked (engine/publish/output/), and nothing else may write there.
 */
const outDir = join(root, '.portao/e2e/site');

/** The data service of a new blog, as far as visitors ask it: no posts, clicks are counted. The real one has tests of its own (tests/posts). */
function emptyBlog({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const answers: Readonly<Record<string, string>> = {
    blog_posts: '[]',
    'rpc/find_post': '[]',
    'rpc/count_view': 'null',
    'rpc/count_contact': 'true',
  };
  const body = answers[/^\/rest\/v1\/([\w/]+)/.exec(url)?.[1] ?? ''];
  if (body === undefined) return false;
  response.writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' }).end(body);
  return true;
}

/** Builds the real site as `npm start` does and serves it on a free port, with a data service that has no posts. */
export async function serveRealSite(): Promise<SiteServer> {
  const shell = await prepareShell(root);
  await build({ siteDir: join(root, 'site'), outDir, shell, thoroughness: 'compressed' });
  return serveSite({
    root: outDir,
    port: 0,
    host: '127.0.0.1',
    apps: ['/admin'],
    reader: '/post',
    handle: emptyBlog,
  });
}

/** A page that a visitor opened. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page should not have done: errors in the console, errors that nobody caught, breaches of its policy. */
  readonly faults: string[];
  /** Requests to other hosts than the site's, all of them refused. */
  readonly outside: string[];
}

/** How a page is opened: a screen (a desk if left out), and the clock of the page stopped or not. */
export interface VisitOptions extends BrowserContextOptions {
  /** Timers stand still and run only by `page.clock.runFor`. */
  readonly stopClock?: boolean;
  /** Animations stand at their beginning and are at a moment only by `currentTime`. */
  readonly stopMotion?: boolean;
}

/** The browser and the server of a test file, and what opens pages; the site and its address are there once `beforeAll` ran. */
export interface SiteInBrowser {
  readonly origin: string;
  readonly browser: Browser;
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** Starts browser and server before the tests of a file and ends them after. */
export function siteInBrowser(): SiteInBrowser {
  let browser: Browser;
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveRealSite();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get origin() {
      return server.url;
    },
    get browser() {
      return browser;
    },
    async visit(path, { stopClock = false, stopMotion = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: desk,
        colorScheme: 'light',
        ...options,
      });
      onTestFinished(() => context.close());
      const outside: string[] = [];
      await context.route(
        (url) => url.origin !== server.url,
        (route) => {
          outside.push(route.request().url());
          return route.abort();
        },
      );
      const page = await context.newPage();
      const faults = await watch(page);
      if (stopMotion) {
        const session = await context.newCDPSession(page);
        await session.send('Animation.enable');
        await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      }
      if (stopClock) await page.clock.install({ time: 0 });
      await page.goto(server.url + path);
      if (options.javaScriptEnabled !== false) await scriptRan(page);
      if (stopClock) await page.clock.pauseAt(60_000);
      return { page, context, faults, outside };
    },
  };
}

/** Waits until the page script has run, which it does after the first paint: the manifest is what it adds. The panel has another script, which waits for nothing. */
export async function scriptRan(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  if (new URL(page.url()).pathname.startsWith('/admin')) return;
  await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' });
}

/** Collects what goes wrong on a page. That an unknown address is answered with 404 is no fault of its page. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
}

/** Presses Tab until the focused element matches `selector`. Throws after `limit` presses. */
export async function tabTo(page: Page, selector: string, limit = 40): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
      return;
  }
  throw new Error(`${limit} presses of Tab did not lead to ${selector}`);
}
