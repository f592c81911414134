// `portao data pictures`: which pictures of posts are set aside, come back, and go for good.
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTidyPictures } from '../../cli/data/pictures.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import { newPost } from '../posts/new-post.ts';
import { startEmbedded } from '../posts/stands.ts';

let service: Awaited<ReturnType<typeof startEmbedded>>;
beforeAll(async () => (service = await startEmbedded()));
afterAll(() => service.close());

const day = 86_400_000;
const nameOf = (digit: string) => `${digit.repeat(16)}.webp`;
const fileOf = (folder: string, digit: string) => join(service.dataDir, folder, nameOf(digit));
/** Puts a picture into a folder, as it was some days ago. */
function put(digit: string, { folder = 'pictures', days = 31 } = {}) {
  const file = fileOf(folder, digit);
  mkdirSync(join(service.dataDir, folder), { recursive: true });
  writeFileSync(file, digit);
  const at = new Date(Date.now() - days * day);
  utimesSync(file, at, at);
}
/** Where a picture lies. */
const where = (digit: string) =>
  ['pictures', 'pictures-aside'].filter((folder) => existsSync(fileOf(folder, digit)));

async function said(more: { dryRun?: boolean; now?: number; settings?: DataSettings } = {}) {
  const { settings = { kind: 'embedded', dataDir: service.dataDir }, ...options } = more;
  let out = '';
  await runTidyPictures(
    { dryRun: false, ...options },
    {
      settings,
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      out: (text) => (out += text),
      err: () => undefined,
      progress: 'none',
    },
  );
  return out;
}

const store = () => createPostStore(connect({ url: service.url, key: service.secretKey }));
const showing = (digit: string) => `![a](uploads/${nameOf(digit)})`;

test('what no text names for a month is set aside, and nothing else', async () => {
  const posts = store();
  const kept = await posts.create(newPost({ title: 'Um', content: showing('1') }));
  await posts.update(kept.id, { content: showing('2') }, kept.updated_at);
  const binned = await posts.create(newPost({ title: 'Dois', content: showing('3') }));
  await posts.remove(binned.id);
  for (const digit of ['1', '2', '3', '4']) put(digit);
  put('5', { days: 29 });
  const plan = await said({ dryRun: true });
  expect(plan).toContain(nameOf('4'));
  expect(plan).toContain('--dry-run');
  expect(where('4')).toEqual(['pictures']);
  await said();
  expect(['1', '2', '3', '4', '5'].map(where)).toEqual([
    ['pictures'],
    ['pictures'],
    ['pictures'],
    ['pictures-aside'],
    ['pictures'],
  ]);
  expect(await said()).toContain('Nenhuma imagem a separar');
});

test('what was set aside goes a month later, and comes back where a text names it again', async () => {
  await store().create(newPost({ title: 'Três', content: showing('a') }));
  put('a', { folder: 'pictures-aside', days: 40 });
  put('b', { folder: 'pictures-aside', days: 29 });
  put('c', { folder: 'pictures-aside', days: 31 });
  const text = await said();
  expect(text.indexOf(nameOf('a'))).toBeLessThan(text.indexOf(nameOf('c')));
  expect(['a', 'b', 'c'].map(where)).toEqual([['pictures'], ['pictures-aside'], []]);
});

test('a hosted project has none', async () => {
  const settings = { kind: 'hosted', url: 'http://x', publishableKey: 'a' } as const;
  await expect(said({ settings })).rejects.toThrow('Supabase');
});
