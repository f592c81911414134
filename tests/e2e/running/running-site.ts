import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished, vi } from 'vitest';
import { dataHolder } from '../../../engine/database/process/data-lock.mjs';
import { sameOriginKey } from '../../../engine/client/data-address.ts';
import { connect, type DataClient } from '../../../engine/blog/client.ts';
import { createPostStore } from '../../../engine/blog/supabase-store.ts';
import type { PostStore } from '../../../engine/blog/post-store.ts';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { freePort } from '../../free-port.ts';
import { madeOnce } from '../../made-once.ts';
import { adminEmail, freshDataDir, password } from '../../posts/stands.ts';
import { scriptRan } from '../site-in-browser.ts';

const root = join(import.meta.dirname, '../../..');

/** The admin of the site. */
export const owner = { email: adminEmail, password };

/** Starting the service takes seconds on a busy machine; ms. */
export const patience = 60_000;

/** The site as `npm start` runs it, over a data folder of its own, and a browser. There once `beforeAll` ran. */
export interface RunningSite {
  /** `http://localhost:40123`; the same after `stop` and `start`. */
  readonly base: string;
  readonly browser: Browser;
  /** Pid of the process that has the database open. */
  readonly databasePid: number;
  /** Starts the server, over the data of before, and waits until it serves documents. */
  start(): Promise<void>;
  /** Ends the server; nothing answers at `base` afterwards. */
  stop(): Promise<void>;
  /** The owner's client and store, signed in, without a browser. */
  signIn(): Promise<{ client: DataClient; store: PostStore }>;
  /** A page of a new browser, closed after the test. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Waits until a post has a page of its own; before, its address is answered by the one that fetches posts. */
  built(slug: string): Promise<void>;
  /** Status of the answer at a path; 0 if there is none. */
  status(path: string): Promise<number>;
}

/**
 * Starts site and browser before the tests of a file and ends them after. Data and web root are as a first start leaves
 * them, unless that `firstStart` is to happen: it takes seconds more.
 */
export function runningSite({ firstStart = false } = {}): RunningSite {
  let folder: string;
  let dataDir: string;
  let port: number;
  let server: ChildProcess | null = null;
  let browser: Browser;

  const site: RunningSite = {
    get base() {
      return `http://localhost:${port}`;
    },
    get browser() {
      return browser;
    },
    get databasePid() {
      const holder = dataHolder(dataDir);
      if (!holder) throw new Error('no process has the database open');
      return holder.pid;
    },
    async start() {
      server = startOver({ folder, dataDir, port });
      await serves(site.base);
    },
    async stop() {
      const ending = server;
      server = null;
      if (ending) await ended(ending);
    },
    async signIn() {
      const client = connect({ url: site.base, key: sameOriginKey });
      const signIn = () => client.auth.signInWithPassword(owner);
      const first = await signIn();
      // The data service of a machine at its limit may drop a first connection.
      const { error } = isAuthRetryableFetchError(first.error) ? await signIn() : first;
      if (error) throw error;
      return { client, store: createPostStore(client) };
    },
    async visit(path, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'pt-BR',
        ...options,
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(site.base + path);
      if (options.javaScriptEnabled !== false) await scriptRan(page);
      return page;
    },
    async built(slug) {
      await vi.waitUntil(
        async () =>
          (await (await fetch(`${site.base}/blog/${slug}`)).text()).includes(`data-post="${slug}"`),
        { timeout: patience, interval: 250 },
      );
    },
    status: (path) => statusAt(site.base + path),
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portao-running-'));
    dataDir = firstStart ? join(folder, 'data') : await freshDataDir();
    port = await freePort();
    // With the times of its files to the last digit: a build looks at them.
    if (!firstStart) execFileSync('cp', ['-a', `${await startedBefore()}/.`, folder]);
    await site.start();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await site.stop();
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  });
  return site;
}

/** Where a server has its web root (in `folder`, with the memory of builds) and its data, and its port. */
interface Places {
  readonly folder: string;
  readonly dataDir: string;
  readonly port: number;
}

const startOver = ({ folder, dataDir, port }: Places): ChildProcess =>
  spawn(
    process.execPath,
    ['cli/launch.mjs', 'start', '--out', join(folder, 'dist'), '--port', String(port)],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        SUPABASE_URL: '',
        SUPABASE_PUBLISHABLE_KEY: '',
      },
    },
  );

const statusAt = async (url: string) =>
  (await fetch(url, { redirect: 'manual' }).catch(() => ({ status: 0 }))).status;

const serves = (base: string) =>
  vi.waitUntil(async () => (await statusAt(`${base}/`)) === 200, {
    timeout: 2 * patience,
    interval: 100,
  });

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await gone;
}

/** A web root as a first start leaves it, with the memory of that build: it is made once a run and copied, because every start would build the whole site. */
function startedBefore(): Promise<string> {
  const made = join(inject('runFolder'), 'started');
  return madeOnce(made, async () => {
    const folder = mkdtempSync(`${made}-`);
    const dataDir = await freshDataDir();
    const port = await freePort();
    const server = startOver({ folder, dataDir, port });
    await serves(`http://localhost:${port}`);
    await ended(server);
    rmSync(dataDir, { recursive: true, force: true });
    return folder;
  });
}

/** What a browser holds of somebody. */
export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Opens paths one after the other in a window that the tests of a file share, each in a tab of its own that holds what
 * `storage` says, and nothing of the test before: as `visit` without cookies, in half of the time, because a window is as
 * much work as a page, and what the panel loads is there already. `before` is done to the tab while it is empty.
 */
export function sharedWindow(site: RunningSite, options: BrowserContextOptions) {
  let opened: Promise<Page> | undefined;
  const open = async () => {
    const context = await site.browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'pt-BR',
      ...options,
    });
    // The window goes with its last tab: this one stays, and writes down what the others hold.
    const keeper = await context.newPage();
    await keeper.goto(`${site.base}/robots.txt`);
    return keeper;
  };
  return async (
    path: string,
    { origins }: Storage,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Page> => {
    const keeper = await (opened ??= open());
    await keeper.evaluate(
      (held) => {
        localStorage.clear();
        for (const { name, value } of held) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage: held }) => held),
    );
    const page = await keeper.context().newPage();
    onTestFinished(() => page.close());
    await before?.(page);
    await page.goto(site.base + path);
    await scriptRan(page);
    return page;
  };
}

/** Fills in the door of the panel, which must be open in front of the page. */
export async function enter(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Senha').fill(owner.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('navigation', { name: 'Abas' }).waitFor({ timeout: patience });
}

/** Waits for a toast (or any text) to be on the page. */
export const toast = (page: Page, text: string): Promise<void> =>
  page.getByText(text).first().waitFor({ timeout: 15_000 });
