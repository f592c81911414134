// The real site (real-site.ts) as a visitor gets it, in Chromium.
import type { SiteServer } from '../../engine/server/serve.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchBrowser, leaveBrowser } from '../browser.ts';

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
  'a neighbourhood with a hero': '/mooca',
  'the first form of a variant': '/motor-de-portao-automatico-cotia',
  'the second form of a variant': '/motor-para-portao-automatico-cotia',
  'the repair page of Guarulhos': '/motor-de-portao-automatico-guarulhos',
  'an unknown address': '/pagina-que-nao-existe',
} as const;

/** Name and path of every kind, for `test.each`. */
export const everyKind = Object.entries(kinds);

/** Screens: a phone, and a desk. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** A page that a visitor opened. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page should not have done: errors in the console, errors that nobody caught, breaches of its policy. */
  readonly faults: string[];
  /** Requests to other hosts than the site's; the browser finds none of them (browser.ts). */
  readonly outside: string[];
}

/** How a page is opened: a screen (a desk if left out), and the clock of the page stopped or not. */
export interface VisitOptions extends BrowserContextOptions {
  /** Timers stand still and run only by `page.clock.runFor`. */
  readonly stopClock?: boolean;
  /** What the browser's clock says, ISO 8601; timers run. */
  readonly now?: string;
  /** Animations stand at their beginning and are at a moment only by `currentTime`. */
  readonly stopMotion?: boolean;
}

/** The browser of a test file, there once `beforeAll` ran, and what opens pages of the site. */
export interface SiteInBrowser {
  readonly origin: string;
  readonly browser: Browser;
  /** Opens a page for a visitor who was never here: for tests that reroute requests, add scripts or listeners, or leave the page. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /**
   * Opens a path in the page that the tests of the file share, empty before and after: four times as quick as `visit`, for
   * tests that look, click and type. What they changed of the window is undone by the next.
   */
  look(path: string, options?: LookOptions): Promise<Look>;
}

/** A page that was opened to be looked at, without its context, which others share. */
export type Look = Omit<Visit, 'context'>;

/** What the shared page is opened with. */
export type LookOptions = Pick<
  VisitOptions,
  'viewport' | 'colorScheme' | 'forcedColors' | 'reducedMotion' | 'hasTouch' | 'isMobile'
>;

/** Starts a browser before the tests of a file and ends it after; `serve`: another site than the real one. */
export function siteInBrowser(serve?: () => Promise<SiteServer>): SiteInBrowser {
  let browser: Browser;
  let server: SiteServer | undefined;
  let origin = inject('siteUrl');
  beforeAll(async () => {
    server = await serve?.();
    if (server) origin = server.url;
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await server?.close();
  });
  const opened = new Map<string, Visit>();

  async function newPage(options: BrowserContextOptions): Promise<Visit> {
    const context = await browser.newContext({
      viewport: desk,
      colorScheme: 'light',
      ...options,
    });
    const outside: string[] = [];
    // Heard, not stopped: whoever stops requests stops each, and Chromium then keeps nothing for the next page.
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) outside.push(request.url());
    });
    const page = await context.newPage();
    return { page, context, faults: await watch(page), outside };
  }

  return {
    get origin() {
      return origin;
    },
    get browser() {
      return browser;
    },
    async visit(path, { stopClock = false, stopMotion = false, now, ...options } = {}) {
      const visit = await newPage(options);
      const { page, context } = visit;
      onTestFinished(() => context.close());
      if (stopMotion) {
        const session = await context.newCDPSession(page);
        await session.send('Animation.enable');
        await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      }
      if (stopClock) await page.clock.install({ time: 0 });
      if (now !== undefined) await page.clock.setFixedTime(now);
      await page.goto(origin + path);
      if (options.javaScriptEnabled !== false) await scriptRan(page);
      if (stopClock) await page.clock.pauseAt(60_000);
      return visit;
    },
    async look(path, { hasTouch, isMobile, viewport = desk, ...media } = {}) {
      const kind = JSON.stringify({ hasTouch, isMobile });
      if (!opened.has(kind)) opened.set(kind, await newPage({ hasTouch, isMobile }));
      const { page, faults, outside } = opened.get(kind)!;
      // What the test before left at its end would be ours.
      for (const list of [faults, outside]) list.length = 0;
      await page.mouse.move(0, 0);
      await page.setViewportSize(viewport!);
      await page.emulateMedia({
        media: 'screen',
        colorScheme: 'light',
        forcedColors: 'none',
        reducedMotion: 'no-preference',
        ...media,
      });
      // An empty page moves nothing, and its end waits for what is under way.
      onTestFinished(async () => void (await page.goto('about:blank')));
      await page.goto(origin + path);
      await scriptRan(page);
      return { page, faults, outside };
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
