// What the development server does with the events of its watcher; the server itself stands in for Vite's.
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentPlugin } from '../../../engine/dev/content-plugin.ts';
import { DevState } from '../../../engine/dev/state.ts';
import { ignoreWritten } from '../../../engine/dev/watch-site.ts';
import { FixtureSite } from '../fixture.ts';

/** A development server of a copy of the fixture site: its watcher, and the names of the messages to open pages. */
function serve() {
  const site = new FixtureSite();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const sent: string[] = [];
  const messages = new EventEmitter();
  const send = (name: string) => {
    sent.push(name);
    messages.emit(name);
  };
  const ws = { send, on: vi.fn() };
  const server = { watcher, ws, middlewares: { use: vi.fn() } } as unknown as ViteDevServer;
  const plugin = contentPlugin({
    root: site.dir,
    siteDir: site.dir,
    language: 'en',
    posts: [],
    log: expect.fail,
  });
  (plugin.configureServer as (server: ViteDevServer) => unknown)(server);
  onTestFinished(() => (plugin.buildEnd as () => void)());
  const tell = (event: string, path: string) => watcher.emit(event, join(site.dir, path));
  return { site, sent, tell, messages };
}

test('a file that goes away while it is read ends nothing', async () => {
  const { site, sent, tell } = serve();
  const refresh = vi.spyOn(DevState.prototype, 'refresh').mockImplementationOnce(() => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  });
  onTestFinished(() => refresh.mockRestore());
  tell('add', 'drawings/key.svg');
  await vi.waitFor(() => expect(sent).toEqual(['portao:problems']), { timeout: 30_000 });
  site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã']] });
  tell('change', 'pages/cidades/osasco.yaml');
  await vi.waitFor(() => expect(sent).toContain('portao:update'), { timeout: 30_000 });
});

test('an edit is taken up of which the watcher tells nothing, because another of that file was just before', async () => {
  const { site, tell, messages } = serve();
  const edit = vi.spyOn(DevState.prototype, 'edit');
  onTestFinished(() => edit.mockRestore());
  const [osasco, home] = ['pages/cidades/osasco.yaml', 'pages/index.yaml'];
  site.apply({ [home]: [['Onde atendemos', 'Aonde vamos']] });
  const first = once(messages, 'portao:update');
  tell('change', home);
  // Not a moment later: 100 ms after a change its file is no longer looked at.
  await first;
  site.apply({ [home]: [['Aonde vamos', 'Por onde andamos']] });
  site.apply({ [osasco]: [['Hoje mesmo', 'Amanhã']] });
  tell('change', osasco);
  await vi.waitFor(() => expect(edit.mock.calls.flat()).toEqual([home, osasco, home]), {
    timeout: 30_000,
  });
});

test('changes of what is no part of the site are not taken up', async () => {
  const { site, sent, tell } = serve();
  for (const path of ['.data/lock', 'dist/index.html', 'README.md', 'pages/.index.yaml.swp'])
    tell('change', path);
  site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã']] });
  tell('change', 'pages/cidades/osasco.yaml');
  await vi.waitFor(() => expect(sent).toContain('portao:update'), { timeout: 30_000 });
  expect(sent.filter((name) => name === 'portao:update')).toHaveLength(1);
});

test('the watcher looks at no folder that commands write', () => {
  const isIgnored = ignoreWritten(['/p/site', '/p']);
  const at = (path: string) => isIgnored(join('/p', path));
  expect(
    ['.data/lock', '.portao/vite/a.js', 'dist/a.html', 'site/generated/types.ts'].map(at),
  ).toEqual([true, true, true, true]);
  expect(
    ['site/pages/index.yaml', 'site/media/root/.well-known/a', 'site', '../other/a'].map(at),
  ).toEqual([false, false, false, false]);
});
