import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../folders.ts';
import { madeOnce } from '../made-once.ts';

test('what several files ask for at once is made once, and anew where making it failed', async () => {
  const path = join(makeFolder(), 'made');
  const make = vi.fn(async (): Promise<string> => {
    const folder = `${path}-${make.mock.calls.length}`;
    mkdirSync(folder);
    return folder;
  });
  make.mockRejectedValueOnce(new Error('no room'));
  await expect(madeOnce(path, make)).rejects.toThrow('no room');
  expect(existsSync(path)).toBe(false);
  expect(await Promise.all([1, 2, 3].map(() => madeOnce(path, make)))).toEqual([path, path, path]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(existsSync(path)).toBe(true);
});
