// The posts of `portao dev`: the service may publish them before there is a server that shows them.
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runDev } from '../../cli/commands/dev.ts';
import type { ContentOptions } from '../../engine/dev/content-plugin.ts';
import { makeFolder } from '../engine/fixture.ts';
import { SiteCopy } from '../engine/site-copy.ts';

const shown = vi.hoisted(() => vi.fn());

vi.mock('../../engine/database/service.ts', () => ({
  createDataService: () => ({ ready: Promise.resolve({}), close: () => Promise.resolve() }),
}));
vi.mock('../../engine/database/live-posts.ts', () => ({
  keepPostsLive: ({ publish }: { publish: (posts: string[]) => unknown }) => publish(['a post']),
}));
vi.mock('../../engine/dev/server.ts', () => ({
  refuseTakenPort: () => Promise.resolve(),
  startDevServer: async ({ onReady }: ContentOptions) => {
    // A server takes longer to start than a service that is quick.
    await Promise.resolve();
    onReady?.(shown, () => null);
    return { url: 'http://localhost:1', close: () => Promise.resolve() };
  },
}));

test('posts that are there before the server are shown', async () => {
  const root = makeFolder();
  const { dir: siteDir } = new SiteCopy(join(root, 'site'), {}, 'english');
  await runDev({ root, siteDir, port: 0, host: 'localhost', language: 'en' });
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(['a post']));
});
