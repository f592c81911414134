// The data service of `portao dev`: the one that `portao start` has, but for the daily backups.
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runDev } from '../../cli/commands/dev.ts';
import { asksData } from '../../cli/site/asks-data.ts';
import { createDataService } from '../../engine/database/service.ts';
import { makeFolder } from '../engine/fixture.ts';
import { SiteCopy, type Edits } from '../engine/site-copy.ts';
import { freePort } from '../free-port.ts';

vi.mock('../../engine/database/service.ts', () => ({
  createDataService: vi.fn(() => {
    throw new Error('asked for');
  }),
}));

test('a site with a blog or a panel asks for it, and no other', () => {
  const asks = (edits: Edits, name = 'minimal') =>
    asksData(new SiteCopy(join(makeFolder(), 'site'), edits, name).dir);
  expect(asks({}, 'english')).toBe(true);
  expect(asks({})).toBe(false);
  expect(asks({ 'pages/admin.yaml': 'path: /admin\ntitle: Painel\n' })).toBe(true);
  expect(asks({ 'site.yaml': 'business: [' })).toBe(true);
});

test('backups go to the folder of the environment, named by the clock of the site', async () => {
  const root = makeFolder();
  const { dir: siteDir } = new SiteCopy(join(root, 'site'), {}, 'english');
  vi.stubEnv('BACKUP_DIR', 'copies');
  vi.stubEnv('DATA_DIR', 'data');
  vi.stubEnv('TRUST_PROXY', '1');
  const dev = runDev({ root, siteDir, port: await freePort(), host: 'localhost', language: 'en' });
  await expect(dev).rejects.toThrow('asked for');
  expect(createDataService).toHaveBeenCalledWith({
    dataDir: join(root, 'data'),
    backupDir: join(root, 'copies'),
    timeZone: 'Europe/London',
    samples: expect.any(Function) as unknown,
    log: expect.any(Function) as unknown,
  });
});
