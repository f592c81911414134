// Development in a folder that is site and project at once, as `new site` makes it: what commands write lies beside the documents.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { launchBrowser, leaveBrowser } from '../../browser.ts';
import { FixtureSite, type Edits } from '../../engine/fixture.ts';
import { freePort } from '../../free-port.ts';
import { page as documentOf } from '../../mistakes/mistake.ts';
import { root } from '../../structure/tree.ts';

/** Longest wait for something that a person waits for, ms. */
const patience = 60_000;
const osasco = 'pages/cidades/osasco.yaml';
const mistake: Edits = { [osasco]: [['type: page-heading', 'type: page-hedding']] };
const mend: Edits = { [osasco]: [['type: page-hedding', 'type: page-heading']] };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => leaveBrowser(browser));

/** A development server of a project of its own. */
interface Dev {
  readonly site: FixtureSite;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function startDev(edits: Edits = {}): Promise<Dev> {
  const site = new FixtureSite({ 'package.json': '{}', ...edits });
  const port = await freePort();
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|TEST|VITEST.*)$/.test(name)),
  );
  const server: ChildProcess = spawn(
    process.execPath,
    [join(root, 'cli/launch.mjs'), 'dev', '--site', site.dir, '--port', `${port}`, '--lang', 'en'],
    { cwd: tmpdir(), env: environment },
  );
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  server.stdout!.on('data', keep);
  server.stderr!.on('data', keep);
  const origin = `http://localhost:${port}`;
  await vi.waitUntil(
    () => {
      if (server.exitCode !== null) throw new Error(`the development server ended: ${printed}`);
      return printed.includes(`${origin}`);
    },
    { timeout: patience },
  );
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { site, origin, stop };
}

/** Opens a page and waits until it has heard of the state of the site. */
async function open(origin: string, path: string): Promise<{ page: Page; loads: () => number }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  let loads = 0;
  page.on('load', () => (loads += 1));
  const heard = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) => payload.toString().includes('portao:problems') && resolve(),
      ),
    ),
  );
  await page.goto(origin + path);
  await Promise.race([
    heard,
    page.waitForTimeout(patience).then(() => Promise.reject(new Error('heard nothing'))),
  ]);
  return { page, loads: () => loads };
}

const statusOf = async (address: string) => (await fetch(address)).status;

test('a component that throws is told at the line of its source', async () => {
  const { origin, stop } = await startDev({
    'blocks/boom/boom.schema.json': JSON.stringify({
      title: 'Boom',
      description: 'Throws.',
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: { type: { title: 'Type', description: 'Always `boom`.', const: 'boom' } },
    }),
    'blocks/boom/boom.module.css': '.boom { color: red; }',
    'blocks/boom/Boom.tsx': `interface Props {
  type: 'boom';
}

export function Boom(_: Props) {
  throw new Error('boom');
}
`,
    'pages/boom.yaml':
      'path: /boom\ntitle: Boom\ndescription: Boom\nupdated: "2026-11-20"\nblocks:\n  - type: boom\n',
  });
  onTestFinished(stop);
  expect(await (await fetch(`${origin}/boom`)).text()).toContain('blocks/boom/Boom.tsx:6:9');
});

describe('a project without a mistake', () => {
  let dev: Dev;
  beforeAll(async () => {
    dev = await startDev({
      'pages/post.yaml': documentOf('/post', 'robots: noindex, follow\n'),
    });
  });
  afterAll(() => dev?.stop());

  test('an open page is loaded again by an edit, and not by what commands and editors write', async () => {
    const { site, origin } = dev;
    const { page, loads } = await open(origin, '/osasco');
    for (let round = 1; round <= 10; round += 1) {
      for (const folder of ['.data/pg', '.portao/dev', 'dist', 'generated', 'pages']) {
        mkdirSync(join(site.dir, folder), { recursive: true });
        const name = folder === 'pages' ? '.index.yaml.swp' : 'lock';
        writeFileSync(join(site.dir, folder, name), `${round}`);
      }
      // The server has time to see them.
      await statusOf(`${origin}/barueri`);
    }
    expect(loads()).toBe(1);
    site.apply({ [osasco]: [['Hoje mesmo', 'Amanhã cedo']] });
    await page.getByText('Amanhã cedo').first().waitFor({ timeout: patience });
    await page.waitForLoadState('load');
    expect(loads()).toBe(2);
  });

  test('a post that there is not is answered with the page for such posts, and 404', async () => {
    const { origin } = dev;
    expect([await statusOf(`${origin}/post`), await statusOf(`${origin}/blog/nada`)]).toEqual([
      200, 404,
    ]);
    expect(await (await fetch(`${origin}/blog/nada`)).text()).toContain('Página /post');
  });

  test('the icon that the site does not draw itself is there', async () => {
    const answer = await fetch(`${dev.origin}/favicon.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/svg+xml'),
    ]);
  });

  test('errors over the page are folded by keyboard, and stay folded until there are others', async () => {
    const { site, origin } = dev;
    const { page } = await open(origin, '/barueri');
    site.apply(mistake);
    const alert = page.locator('portao-problems').getByRole('alert');
    await alert.waitFor({ timeout: patience });
    await page.locator('portao-problems .errors summary').press('Enter');
    await alert.waitFor({ state: 'hidden', timeout: patience });
    await page.reload();
    const fold = page.locator('portao-problems .errors summary');
    await fold.waitFor({ timeout: patience });
    expect(await fold.textContent()).toBe('1 error, 0 warnings in 1 file.');
    expect(await alert.isVisible()).toBe(false);
    const home = site.read('pages/index.yaml');
    site.apply({ 'pages/index.yaml': [['type: coverage', 'type: coverag']] });
    await alert.waitFor({ timeout: patience });
    site.apply({ 'pages/index.yaml': home, ...mend });
    await alert.waitFor({ state: 'detached', timeout: patience });
  });

  test('warnings are a line at the foot of the page, which opens', async () => {
    const { site, origin } = dev;
    const { page } = await open(origin, '/barueri');
    site.apply({
      'site.yaml': [['phone: "+551130000000"', 'phone: "+551130000000", placeholder: true']],
    });
    const line = page.locator('portao-problems .warnings summary');
    await line.waitFor({ timeout: patience });
    const list = page.locator('portao-problems .warnings pre');
    expect(await list.isVisible()).toBe(false);
    await line.press('Enter');
    await list.waitFor({ timeout: patience });
    expect(await list.textContent()).toContain('placeholder  (warning)');
    expect(await page.locator('portao-problems').getByRole('alert').count()).toBe(0);
  });

  test('a draft says that it is one, and a page seen at another time which it is', async () => {
    const { site, origin } = dev;
    site.apply({ 'pages/novo.yaml': documentOf('/novo', 'draft: true\n') });
    await expect.poll(() => statusOf(`${origin}/novo`), { timeout: patience }).toBe(200);
    const { page } = await open(origin, '/novo?at=2030-01-02T10:00');
    const note = page.locator('portao-problems').getByRole('status');
    await expect
      .poll(() => note.textContent(), { timeout: patience })
      .toMatch(/^A draft: .*2030-01-02 10:00/);
    const { page: shown } = await open(origin, '/?at=now');
    await shown.locator('main').waitFor();
    expect(await shown.locator('portao-problems').getByRole('status').count()).toBe(0);
  });
});

describe('own code', () => {
  const component = 'blocks/notice/Notice.tsx';
  const script = 'blocks/notice/notice.client.ts';
  const style = 'blocks/notice/notice.module.css';
  const field = (title: string, more: object) => ({ title, description: `${title}.`, ...more });
  const notice: Edits = {
    'blocks/notice/notice.schema.json': JSON.stringify({
      ...field('Notice', { type: 'object', additionalProperties: false, required: ['type'] }),
      properties: { type: field('Type', { const: 'notice' }) },
      'x-island': true,
    }),
    [component]: `import css from './notice.module.css';

export function Notice(_: { type: 'notice' }) {
  return <p className={css.notice}>Read this.</p>;
}
`,
    [script]: `export function start(root: Document): void {
  root.body.title = 'Started';
}
`,
    [style]: '.notice { color: red; }\n',
    'pages/notice.yaml':
      'path: /notice\ntitle: Notice\ndescription: Notice\nupdated: "2026-11-20"\nblocks:\n  - type: notice\n',
  };
  let dev: Dev;
  beforeAll(async () => {
    dev = await startDev(notice);
  });
  afterAll(() => dev?.stop());

  /** How often an open page is told to load itself again after an edit, and how often it is loaded. */
  async function reloadsBy(edits: Edits): Promise<{ told: number; loaded: number }> {
    const { page, loads } = await open(dev.origin, '/notice');
    let told = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/full-reload|portao:update/.test(payload.toString())) told += 1;
      }),
    );
    // Connections are told of when they begin: that of the page that is edited is its second one.
    await page.reload({ waitUntil: 'networkidle' });
    const before = loads();
    const loaded = page.waitForEvent('load', { timeout: patience });
    dev.site.apply(edits);
    await loaded;
    await page.waitForLoadState('networkidle');
    await page.close();
    return { told, loaded: loads() - before };
  }

  test.each<[string, Edits, Edits]>([
    [
      'component',
      { [component]: [['Read this.', 'Read that.']] },
      { [component]: [['Read that.', 'Read this.']] },
    ],
    ['style', { [style]: [['red', 'blue']] }, { [style]: [['blue', 'red']] }],
    ['script', { [script]: [["'Started'", "'Begun'"]] }, { [script]: [["'Begun'", "'Started'"]] }],
  ])('an edit of a %s loads an open page once', async (_, edits, back) => {
    expect([await reloadsBy(edits), await reloadsBy(back)]).toEqual([
      { told: 1, loaded: 1 },
      { told: 1, loaded: 1 },
    ]);
  });

  test.each<[string, Edits, Edits, string]>([
    [
      'a script that is no TypeScript',
      { [script]: [["'Started';", "'Started"]] },
      { [script]: [["'Started", "'Started';"]] },
      'blocks/notice/notice.client.ts:2:',
    ],
    [
      'a style that is no CSS',
      { [style]: [['red; }', 'red;']] },
      { [style]: [['red;', 'red; }']] },
      'blocks/notice/notice.module.css:1:',
    ],
  ])('%s is told once, in our words', async (_, edits, back, said) => {
    const { page } = await open(dev.origin, '/notice');
    dev.site.apply(edits);
    await page.getByText(said).first().waitFor({ timeout: patience });
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    expect(await page.locator('portao-problems, pre[data-problems]').count()).toBe(1);
    dev.site.apply(back);
    await page.locator('[title="Started"]').waitFor({ timeout: patience });
  });
});

describe('a project with a mistake from the start', () => {
  test('shows every page but the bad one, which says what is wrong and recovers', async () => {
    const { site, origin, stop } = await startDev(mistake);
    onTestFinished(stop);
    expect(await statusOf(`${origin}/barueri`)).toBe(200);
    expect(await statusOf(`${origin}/osasco`)).toBe(500);
    const { page } = await open(origin, '/osasco');
    await page.getByText('page-hedding').first().waitFor({ timeout: patience });
    site.apply(mend);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
    expect(await page.locator('pre').count()).toBe(0);
  });

  test.each<[string, Edits, Edits, string]>([
    [
      'site.yaml that is no YAML',
      { 'site.yaml': [['claims:\n', 'claims\n']] },
      { 'site.yaml': [['claims\n', 'claims:\n']] },
      'site.yaml:',
    ],
    [
      'an own block whose schema is no JSON',
      { 'blocks/notice/notice.schema.json': '{ "type"', 'blocks/notice/Notice.tsx': '' },
      { 'blocks/notice/notice.schema.json': null, 'blocks/notice/Notice.tsx': null },
      'blocks/notice/notice.schema.json:',
    ],
  ])('starts with %s, says so, and recovers', async (_, edits, mended, said) => {
    const { site, origin, stop } = await startDev(edits);
    onTestFinished(stop);
    const { page } = await open(origin, '/barueri');
    await page.getByText(said).first().waitFor({ timeout: patience });
    site.apply(mended);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
    await page.locator('portao-problems').waitFor({ state: 'detached', timeout: patience });
  });
});
