// The data service of `portao dev`: the one that `portao start` has, but for the daily backups, and started when it is asked for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runDev } from '../../cli/commands/dev.ts';
import { createDataService } from '../../engine/database/service.ts';
import { startDevServer, type DevServerOptions } from '../../engine/dev/server.ts';
import { makeFolder } from '../engine/fixture.ts';
import { SiteCopy } from '../engine/site-copy.ts';
import { freePort } from '../free-port.ts';

vi.mock('../../engine/database/service.ts', () => ({
  createDataService: vi.fn(() => {
    throw new Error('asked for');
  }),
}));

vi.mock('../../engine/dev/server.ts', () => ({
  startDevServer: vi.fn(() =>
    Promise.resolve({ url: 'http://localhost:1', close: () => Promise.resolve() }),
  ),
}));

/** `portao dev` of a site with a blog: what its server was given. */
async function runningDev(): Promise<{ root: string; options: DevServerOptions }> {
  const root = makeFolder();
  const { dir: siteDir } = new SiteCopy(join(root, 'site'), {}, 'english');
  vi.mocked(createDataService).mockClear();
  await runDev({ root, siteDir, port: await freePort(), host: 'localhost', language: 'en' });
  return { root, options: vi.mocked(startDevServer).mock.lastCall![0] };
}

test('it is started by a page that shows posts, or by a request for it or for pictures, and by nothing else', async () => {
  const { options } = await runningDev();
  const ask = (url: string) =>
    options.handle!({ url, headers: {} } as IncomingMessage, {} as ServerResponse);
  expect(['/', '/admin', '/restaurant', '/_blocks'].map(ask)).toEqual([false, false, false, false]);
  expect(createDataService).not.toHaveBeenCalled();
  for (const url of ['/rest/v1/blog_posts', '/auth/v1/token', '/portao/pictures'])
    expect(() => ask(url), url).toThrow('asked for');
  expect(options.onPosts).toThrow('asked for');
});

test('backups go to the folder of the environment, named by the clock of the site', async () => {
  vi.stubEnv('BACKUP_DIR', 'copies');
  vi.stubEnv('DATA_DIR', 'data');
  vi.stubEnv('TRUST_PROXY', '1');
  const { root, options } = await runningDev();
  expect(options.onPosts).toThrow('asked for');
  expect(createDataService).toHaveBeenCalledWith({
    dataDir: join(root, 'data'),
    backupDir: join(root, 'copies'),
    timeZone: 'Europe/London',
    samples: expect.any(Function) as unknown,
    log: expect.any(Function) as unknown,
  });
});
