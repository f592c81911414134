// The system watches so many folders and no more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolders } from '../../../engine/dev/watch-folders.ts';
import { makeFolder } from '../fixture.ts';

vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>();
  return {
    ...original,
    watch: (...asked: Parameters<typeof original.watch>) => {
      if (String(asked[0]).includes('many'))
        throw Object.assign(new Error('ENOSPC: so many are watched'), { code: 'ENOSPC' });
      return original.watch(...asked);
    },
  };
});

test('is told once, and the other folders are watched', async () => {
  const dir = makeFolder();
  for (const folder of ['many-1', 'many-2', 'pages']) mkdirSync(join(dir, folder));
  const told: string[] = [];
  const stop = watchFolders(dir, {
    isIgnored: () => false,
    onFile: (event, file) => told.push(`${event} ${file}`),
    onError: ({ message }) => told.push(message),
  });
  onTestFinished(stop);
  expect(told).toEqual(['ENOSPC: so many are watched']);
  const page = join(dir, 'pages/a.yaml');
  writeFileSync(page, 'path: /a\n');
  await vi.waitFor(() => expect(told).toContain(`add ${page}`), { timeout: 30_000 });
});
