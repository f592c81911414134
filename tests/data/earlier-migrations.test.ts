// What began with the migrations from before the first release goes on, and is what a new database is.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../engine/database/backup/archive.mjs';
import { restoreBackup } from '../../engine/database/backup/restore.ts';
import { backupsIn, backupsOf } from '../../engine/database/backup/shelf.mjs';
import {
  earlierMigrationsOf,
  migrationsOf,
  type Migration,
} from '../../engine/database/process/migrate.mjs';
import { createDataService } from '../../engine/database/service.ts';
import { connect } from '../../engine/blog/client.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { makeFolder } from '../engine/fixture.ts';
import { bareDatabase } from '../posts/bare-database.ts';
import { newPost } from '../posts/new-post.ts';
import { root } from '../structure/tree.ts';
import { startProcess, supabaseOfBefore } from './start-process.ts';

const supabase = join(root, 'supabase');
const earlier = earlierMigrationsOf(supabase);
const [whole] = migrationsOf(supabase);

/** By what the migrations brought dates into range that were there; nothing calls them since. */
const leftOut = 'private.readable(';

/** What hosted Supabase grants the API's roles of everything that is made in `public`: what is not taken from them shows. */
const hostedPrivileges = ['tables', 'functions', 'sequences']
  .map(
    (things) =>
      `alter default privileges in schema public grant all on ${things} to anon, authenticated, service_role;`,
  )
  .join(' ');

const ours = "in ('public'::regnamespace, 'private'::regnamespace)";
const granted = (acl: string) => `array(select a::text from unnest(${acl}) as a order by 1)`;

/** One query a kind of thing in the catalogue: each row says one thing in full. */
const catalogue: Readonly<Record<string, string>> = {
  schemas: `select nspname, ${granted('nspacl')} from pg_namespace where oid ${ours}`,
  relations: `select oid::regclass, relkind, relrowsecurity, relforcerowsecurity, ${granted('relacl')}
    from pg_class where relnamespace ${ours}`,
  columns: `select attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
    pg_get_expr(adbin, adrelid)
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace ${ours} and relkind = 'r' and attnum > 0`,
  constraints: `select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace ${ours}`,
  indexes: `select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace ${ours}`,
  functions: `select oid::regprocedure, pg_get_functiondef(oid), ${granted('proacl')}
    from pg_proc where pronamespace ${ours} and oid::regprocedure::text not like '${leftOut}%'`,
  policies: 'select * from pg_policies',
  triggers: 'select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal',
  comments: `select pg_describe_object(classoid, objoid, objsubid), description from pg_description where objoid >= 16384`,
};

/** Rows that the migrations write. */
const settings = {
  scheduler: 'select * from public.scheduler',
  site: 'select * from private.site_settings',
  time: 'select is_only from private.observed_time',
};

/** Every thing that the migrations made, and the rows of settings that they wrote. */
async function made(migrations: readonly Migration[]) {
  const db = await bareDatabase({ migrations, privileges: hostedPrivileges });
  const found: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries({ ...catalogue, ...settings }))
    found[kind] = (await db.sql(query)).map((thing) => JSON.stringify(thing)).sort();
  await db.close();
  return found;
}

test('the first migration of today makes what the earlier ones made, thing for thing', async () => {
  const [now, before] = [await made([whole!]), await made(earlier)];
  expect(before.functions!.length).toBeGreaterThan(80);
  for (const kind of Object.keys(before)) {
    expect(before[kind], kind).not.toEqual([]);
    expect(now[kind], kind).toEqual(before[kind]);
  }
});

/** A data folder that a program of before made with the first `count` of its migrations, and with a post. */
async function folderOf(count: number): Promise<string> {
  const dataDir = join(makeFolder(), 'data');
  const old = supabaseOfBefore(earlier.slice(0, count));
  const post = { title: 'Antes', slug: 'antes', content: 'Texto.' };
  const before = { ...post, meta_description: '', tags: [], seo_score: 0 };
  expect(await startProcess(dataDir, old, [before])).toMatchObject({ type: 'ready', backup: null });
  return dataDir;
}

const titlesOf = (store: PostStore) =>
  Promise.all(
    ['antes', 'depois', 'no-lixo'].map(async (slug) => (await store.bySlug(slug))?.title ?? null),
  );

/** Does something with the posts of a data folder. */
async function withPosts<Found>(
  dataDir: string,
  act: (store: PostStore) => Promise<Found>,
): Promise<Found> {
  const service = createDataService({ dataDir, log: () => undefined });
  try {
    const { url, secretKey } = await service.ready;
    return await act(createPostStore(connect({ url, key: secretKey })));
  } finally {
    await service.close();
  }
}

test('a folder with all of them keeps its posts, takes new ones, and has nothing to run at its second start', async () => {
  const dataDir = await folderOf(earlier.length);
  const titles = await withPosts(dataDir, async (store) => {
    await store.publish(newPost({ title: 'Depois', slug: 'depois' }));
    await store.remove((await store.publish(newPost({ slug: 'no-lixo' }))).id);
    return titlesOf(store);
  });
  expect(titles).toEqual(['Antes', 'Depois', null]);
  expect(await startProcess(dataDir, supabase)).toMatchObject({ type: 'ready', backup: null });
});

test('a folder with half of them gets the others, and its backup from before does too when it is restored', async () => {
  const had = earlier.slice(0, earlier.length / 2);
  const dataDir = await folderOf(had.length);
  expect(await withPosts(dataDir, titlesOf)).toEqual(['Antes', null, null]);
  const { file } = backupsIn(backupsOf(dataDir), defaultTimeZone)[0]!;
  expect((await readManifest(file)).migrations).toEqual(had.map(({ version }) => version));
  await restoreBackup({ dataDir, file });
  const titles = await withPosts(dataDir, async (store) => {
    await store.publish(newPost({ title: 'Depois', slug: 'depois' }));
    return titlesOf(store);
  });
  expect(titles).toEqual(['Antes', 'Depois', null]);
});
