// `portao data pictures`: which pictures of posts are set aside, come back, and go for good.
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTidyPictures } from '../../cli/data/pictures.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { sendPictures } from '../../engine/database/pictures/project-pictures.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import { hashOf } from '../../engine/media/content-hash.ts';
import { makeFolder } from '../engine/fixture.ts';
import { newPost } from '../posts/new-post.ts';
import { startPostgresStand, type Stand } from '../posts/postgres-stand.ts';
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

async function said(
  more: { dryRun?: boolean; now?: number; settings?: DataSettings; siteDir?: string } = {},
) {
  const {
    settings = { kind: 'embedded', dataDir: service.dataDir },
    siteDir = '/nowhere',
    ...options
  } = more;
  let out = '';
  await runTidyPictures(
    { dryRun: false, ...options },
    {
      settings,
      siteDir,
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

describe('of a hosted project', () => {
  let hosted: Stand;
  const siteDir = makeFolder();
  const aside = join(siteDir, '.portao/pictures-aside');
  beforeAll(async () => (hosted = await startPostgresStand()));
  afterAll(() => hosted.close());
  const settings = (more: object = {}): DataSettings => ({
    kind: 'hosted',
    url: hosted.url,
    publishableKey: hosted.publishableKey,
    secretKey: hosted.secretKey,
    ...more,
  });
  const hostedSaid = (more: object = {}) => said({ settings: settings(), siteDir, ...more });
  /** Sends a picture of a colour, as it was some days ago; its name. */
  async function sent(background: string, days = 31): Promise<string> {
    const folder = makeFolder();
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const name = `${hashOf(bytes)}.jpg`;
    writeFileSync(join(folder, name), bytes);
    await sendPictures({ url: hosted.url, secretKey: hosted.secretKey }, [name], folder);
    await hosted.sql`update storage.objects set created_at = now() - ${days} * interval '1 day' where name = ${name}`;
    return name;
  }
  const there = () => [...hosted.files.keys()].map((key) => key.replace('post-pictures/', ''));

  test('an unused one goes to a folder here, comes back where a text names it, and goes for good', async () => {
    const [named, unused, young] = [await sent('#111'), await sent('#222'), await sent('#333', 29)];
    const store = createPostStore(connect({ url: hosted.url, key: hosted.secretKey }));
    await store.create(newPost({ content: `![a](uploads/${named})` }));
    expect(await hostedSaid({ dryRun: true })).toContain(unused);
    expect(there()).toContain(unused);
    await hostedSaid();
    expect(there().sort()).toEqual([named, young].sort());
    expect(readdirSync(aside)).toEqual([unused]);

    const post = await store.create(newPost({ content: `![a](uploads/${unused})` }));
    await hostedSaid();
    expect(there()).toContain(unused);
    expect(readdirSync(aside)).toEqual([]);

    await store.remove(post.id);
    await hosted.sql`delete from public.deleted_posts`;
    await hosted.sql`delete from public.post_versions`;
    await hosted.sql`update storage.objects set created_at = now() - interval '31 days'`;
    await hostedSaid();
    await hostedSaid({ now: Date.now() + 31 * day });
    expect(there()).not.toContain(unused);
    expect(readdirSync(aside)).not.toContain(unused);
  });

  test('one that could not be set aside stays there', async () => {
    const name = await sent('#444');
    hosted.files.set(`post-pictures/${name}`, Buffer.from('something else'));
    expect(await hostedSaid()).toMatch(new RegExp(`${name}.*O conteúdo não é o da imagem`));
    expect(there()).toContain(name);
  });

  test('are looked at with the secret key alone', async () => {
    await expect(hostedSaid({ settings: settings({ secretKey: undefined }) })).rejects.toThrow(
      'SUPABASE_SECRET_KEY',
    );
  });
});
