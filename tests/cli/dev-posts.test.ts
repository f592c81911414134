// The posts of `portao dev`: the service publishes them once a page asked for them.
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
  startDevServer: async ({ onReady, onPosts }: ContentOptions) => {
    onReady?.(shown, () => null);
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
    onPosts?.();
    onPosts?.();
    return { url: 'http://localhost:1', close: () => Promise.resolve() };
  },
}));

test('posts are shown once a page asked for them', async () => {
  const root = makeFolder();
  const { dir: siteDir } = new SiteCopy(join(root, 'site'), {}, 'english');
  await runDev({ root, siteDir, port: 0, host: 'localhost', language: 'en' });
  await vi.waitFor(() => expect(shown.mock.calls).toEqual([[['a post']]]));
});
