// What the development server does where files change; the server itself stands in for Vite's.
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentPlugin } from '../../../engine/dev/content-plugin.ts';
import { DevState } from '../../../engine/dev/state.ts';
import { ignoreForVite } from '../../../engine/dev/watch-site.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

const [home, osasco] = ['pages/index.yaml', 'pages/cidades/osasco.yaml'];
const patience = { timeout: 30_000 };

/** A development server of a copy of the fixture site, and the names of the messages to open pages, with what Vite was told to forget. */
function serve() {
  const site = new FixtureSite();
  const sent: string[] = [];
  const ws = { send: (name: string) => void sent.push(name), on: vi.fn() };
  const watcher = new EventEmitter();
  // Every file is a module of Vite's.
  const moduleGraph = {
    getModulesByFile: (file: string) => [file],
    invalidateModule: (file: string) => void sent.push(`forgotten: ${relative(site.dir, file)}`),
  };
  const server = {
    watcher,
    ws,
    middlewares: { use: vi.fn() },
    environments: { ssr: { moduleGraph } },
  };
  const plugin = contentPlugin({
    root: site.dir,
    siteDir: site.dir,
    language: 'en',
    posts: [],
    log: expect.fail,
  });
  (plugin.configureServer as (server: ViteDevServer) => unknown)(
    server as unknown as ViteDevServer,
  );
  onTestFinished(() => (plugin.buildEnd as () => void)());
  return {
    site,
    sent,
    watcher,
    /** Vite tells of a module of its own that changed. */
    hotUpdate: (path: string) =>
      (plugin.hotUpdate as (change: object) => unknown).call(
        { environment: server.environments.ssr },
        { file: join(site.dir, path), server, modules: [join(site.dir, path)], timestamp: 1 },
      ),
    updates: () => sent.filter((name) => name === 'portao:update').length,
  };
}

/** What is taken up from now on: files, or `all`. */
function takenUp() {
  const taken: string[] = [];
  const { edit, refresh } = DevState.prototype;
  const spies = [
    vi.spyOn(DevState.prototype, 'edit').mockImplementation(function (this: DevState, file) {
      taken.push(file);
      return edit.call(this, file);
    }),
    vi.spyOn(DevState.prototype, 'refresh').mockImplementation(function (this: DevState) {
      taken.push('all');
      return refresh.call(this);
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return taken;
}

test('a file that goes away while it is read ends nothing', async () => {
  const { site, sent, updates } = serve();
  const refresh = vi.spyOn(DevState.prototype, 'refresh').mockImplementationOnce(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
  onTestFinished(() => refresh.mockRestore());
  site.apply({ 'drawings/key.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' });
  await vi.waitFor(() => expect(sent).toEqual(['portao:problems']), patience);
  site.apply({ [osasco]: [['Hoje mesmo', 'Amanhã']] });
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
});

test('a link that leads to itself ends nothing', async () => {
  const { site, watcher, updates } = serve();
  mkdirSync(join(site.dir, 'blocks'));
  const told = once(watcher, 'add');
  symlinkSync('loop.css', join(site.dir, 'blocks/loop.css'));
  await told;
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
});

test('edits that follow each other at once are taken up, those of one page alone', async () => {
  const { site, updates } = serve();
  const taken = takenUp();
  site.apply({ [home]: [['Onde atendemos', 'Aonde vamos']] });
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
  site.apply({ [home]: [['Aonde vamos', 'Por onde andamos']] });
  await vi.waitFor(() => expect(updates()).toBe(2), patience);
  // As editors save: beside the document, and then in its place.
  writeFileSync(join(site.dir, '.osasco'), site.read(osasco).replace('Hoje mesmo', 'Amanhã'));
  renameSync(join(site.dir, '.osasco'), join(site.dir, osasco));
  await vi.waitFor(() => expect(updates()).toBe(3), patience);
  expect(taken).toEqual([home, home, osasco]);
});

test('a document that is emptied before it is written again is read once it is written', async () => {
  const { site, watcher, updates } = serve();
  const taken = takenUp();
  const before = site.read(home);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [text, files] of [
    ['', []],
    [before.replace('Onde atendemos', 'Aonde vamos'), [home]],
  ] as const) {
    const told = once(watcher, 'change');
    writeFileSync(join(site.dir, home), text);
    await told;
    vi.advanceTimersByTime(100);
    expect(taken).toEqual(files);
  }
  expect(updates()).toBe(1);
});

test('pages come and go with their folders', async () => {
  const { site, updates } = serve();
  const shown = vi.spyOn(DevState.prototype, 'refresh');
  onTestFinished(() => shown.mockRestore());
  const paths = () =>
    (shown.mock.contexts.at(-1) as DevState).shown!.summaries.map(({ path }) => path);
  const page = site.read(osasco).replaceAll('/osasco', '/nova').replaceAll('Osasco', 'Nova');
  mkdirSync(join(site.dir, 'pages/novas/cidades'), { recursive: true });
  writeFileSync(join(site.dir, 'pages/novas/cidades/nova.yaml'), page);
  await vi.waitFor(() => expect(paths()).toContain('/nova'), patience);
  const before = updates();
  writeFileSync(join(site.dir, 'pages/novas/cidades/nova.yaml'), page.replace('Hoje', 'Já'));
  await vi.waitFor(() => expect(updates()).toBeGreaterThan(before), patience);
  const away = join(makeFolder(), 'novas');
  renameSync(join(site.dir, 'pages/novas'), away);
  await vi.waitFor(() => expect(paths()).not.toContain('/nova'), patience);
  cpSync(away, join(site.dir, 'pages/novas'), { recursive: true });
  await vi.waitFor(() => expect(paths()).toContain('/nova'), patience);
  rmSync(join(site.dir, 'pages/novas'), { recursive: true });
  await vi.waitFor(() => expect(paths()).not.toContain('/nova'), patience);
});

test('pages are loaded again once, with code that Vite has forgotten by then, however late it tells of it', async () => {
  const { site, sent, hotUpdate, updates } = serve();
  const component = 'blocks/notice/Notice.tsx';
  const said = { title: 'Notice', description: 'Notice.' };
  site.apply({
    'blocks/notice/notice.schema.json': JSON.stringify({
      ...{ ...said, type: 'object', additionalProperties: false, required: ['type'] },
      properties: { type: { ...said, const: 'notice' } },
    }),
    [component]: 'export const Notice = () => null;\n',
  });
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
  sent.length = 0;
  site.apply({ [component]: 'export const Notice = () => 1;\n' });
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
  expect(sent).toEqual([`forgotten: ${component}`, 'portao:update']);
  expect(hotUpdate(component)).toEqual([]);
  // What the code of the site imports is no part of the site that is taken up.
  expect(hotUpdate('lib/words.ts')).toEqual([]);
  await vi.waitFor(() => expect(updates()).toBe(2), patience);
  expect(sent.slice(2)).toEqual(['forgotten: lib/words.ts', 'portao:update']);
});

test('changes of what is no part of the site are not taken up', async () => {
  const { site, updates } = serve();
  const taken = takenUp();
  for (const path of ['.data/lock', 'dist/index.html', 'README.md', 'pages/.index.yaml.swp'])
    site.apply({ [path]: 'a' });
  site.apply({ [osasco]: [['Hoje mesmo', 'Amanhã']] });
  await vi.waitFor(() => expect(updates()).toBe(1), patience);
  expect(taken).toEqual([osasco]);
});

test("Vite's watcher looks at no folder that commands write, and is told of the files of the site", async () => {
  const isIgnored = ignoreForVite('/p', '/p/site');
  const at = (path: string) => isIgnored(join('/p', path));
  expect(
    ['.data/lock', '.portao/vite/a.js', 'dist/a.html', 'site', 'site/pages/index.yaml'].map(at),
  ).toEqual([true, true, true, true, true]);
  expect(['blocks/a/A.tsx', 'sites/a', '../other/a'].map(at)).toEqual([false, false, false]);
  const { site, watcher } = serve();
  const told: string[] = [];
  for (const event of ['add', 'change', 'unlink'])
    watcher.on(event, (file: string) => told.push(`${event} ${relative(site.dir, file)}`));
  const code = 'lib/notice.ts';
  for (const [text, event] of [
    ['export {};', 'add'],
    ['export const a = 1;', 'change'],
    [null, 'unlink'],
  ] as const) {
    site.apply({ [code]: text });
    await vi.waitFor(() => expect(told.at(-1)).toBe(`${event} ${code}`), patience);
  }
});
