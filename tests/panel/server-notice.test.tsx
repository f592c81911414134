// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DataClient } from '../../engine/blog/client.ts';
import { serverStateOf, tokenOf } from '../../engine/panel/data/server-state.ts';
import { ServerNotice } from '../../engine/panel/frame/ServerNotice.tsx';
import type { ServerState } from '../../engine/client/server-state.ts';
import { showPanel, shownText, shows } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const open = (serverState: () => Promise<ServerState | null>) =>
  showPanel({
    routes: [{ path: '/admin', Component: ServerNotice }],
    at: '/admin',
    store: storeWith({}),
    serverState,
  });
const well: ServerState = {
  site: null,
  publication: null,
  counting: null,
  disk: null,
  backup: null,
  mail: null,
  forms: false,
  isOutOfTopics: false,
  missing: [],
};

describe('what the server has to say', () => {
  test.each<['site' | 'publication' | 'counting' | 'disk', string]>([
    ['site', 'No ar está uma versão anterior do site.'],
    ['publication', 'A última mudança dos posts ainda não está no ar.'],
    ['counting', 'A contagem de contatos está parada.'],
    ['disk', 'O disco do servidor está cheio: nada pode ser salvo.'],
  ])('is shown where it failed, with the reason: %s', async (part, text) => {
    await open(() => Promise.resolve({ ...well, [part]: 'O disco está cheio.' }));
    await shows(text);
    await shows('O disco está cheio.');
  });

  test.each<[string, () => Promise<ServerState | null>]>([
    ['all is well', () => Promise.resolve(well)],
    ['no server of ours answers', () => Promise.resolve(null)],
    ['nothing answers', () => Promise.reject(new Error('offline'))],
  ])('is nothing where %s', async (_, serverState) => {
    await open(serverState);
    expect(shownText()).toBe('');
  });
});

describe('a server that has nothing of the kind', () => {
  const asking = (status: number) => {
    const session = { access_token: 'a' };
    const client = { auth: { getSession: () => Promise.resolve({ data: { session } }) } };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    onTestFinished(() => void vi.unstubAllGlobals());
    return serverStateOf(tokenOf(client as unknown as DataClient))();
  };

  test('is told from one that fails, and is not asked again', async () => {
    expect(await asking(404)).toBeNull();
    expect(await asking(200)).toBeNull();
    await expect(asking(503)).rejects.toThrow('503');
    const ask = vi.fn(() => Promise.resolve(null));
    const [set, cleared] = [
      vi.spyOn(globalThis, 'setInterval'),
      vi.spyOn(globalThis, 'clearInterval'),
    ];
    onTestFinished(() => void vi.restoreAllMocks());
    const waiting = () =>
      set.mock.results
        .filter((_, call) => set.mock.calls[call]![1] === 30_000)
        .filter(({ value }) => !cleared.mock.calls.some(([id]) => id === value)).length;
    await open(ask);
    expect([ask.mock.calls.length, waiting()]).toEqual([1, 0]);
    await open(() => Promise.resolve(well));
    expect(waiting()).toBe(1);
  });
});
