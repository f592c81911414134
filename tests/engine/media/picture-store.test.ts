// What is kept of versions that were made, and for how long.
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureFolder, PictureStore } from '../../../engine/media/picture-store.ts';
import { makeFolder } from '../fixture.ts';

const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);

it('forgets what nobody asked for in a month, and nothing that a page shows', () => {
  const dir = makeFolder();
  const store = new PictureStore(dir);
  for (const name of ['shown', 'old', 'asked', 'young'])
    store.keep(`/media/a/${name}.1.360.webp`, Buffer.from(name));
  for (const name of ['shown', 'old', 'asked'])
    utimesSync(join(pictureFolder(dir), `a+${name}.1.360.webp`), days(31), days(31));
  expect(store.read('/media/a/asked.1.360.webp')?.toString()).toBe('asked');
  store.sweep(new Set(['/media/a/shown.1.360.webp']));
  expect(readdirSync(pictureFolder(dir)).sort()).toEqual([
    'a+asked.1.360.webp',
    'a+shown.1.360.webp',
    'a+young.1.360.webp',
  ]);
});

it('has nothing where nothing was made', () => {
  expect(new PictureStore(makeFolder()).read('/media/a.1.360.webp')).toBeNull();
});
