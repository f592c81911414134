// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
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
const well: ServerState = { site: null, publication: null, counting: null, missing: [] };

describe('what the server has to say', () => {
  test.each<['site' | 'publication' | 'counting', string]>([
    ['site', 'No ar está uma versão anterior do site.'],
    ['publication', 'A última mudança dos posts ainda não está no ar.'],
    ['counting', 'A contagem de contatos está parada.'],
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
