// The most extreme values that staff may send, for every column of a post: each is taken and comes back whole, or is refused as
// the sender's mistake, and whatever reads posts goes on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePost, printPost } from '../../cli/data/post-files.ts';
import { readRows, tables } from '../../cli/data/tables.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import { readPublishedPosts } from '../../engine/blog/published-posts.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { newPost } from './new-post.ts';
import { backends, startEmbedded, withPeople, type Backend } from './stands.ts';

/** One megabyte is the longest body of staff. */
const long = 'a'.repeat(900_000);
const texts = [
  '',
  ' ',
  '\n\t\u00a0\u2003',
  'a'.repeat(2_000),
  '🚪'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u0001\u0007\u001b[31m\u007f\u0085',
  '\u202eoãtroP\u2066\u200f\u200b\ufeff',
  'e\u0301'.repeat(2_000),
  'linha\r\num\u2028dois',
  '{"a":1}',
  '---\n- {{ x }}',
  '\uffff\u{10ffff}',
  null,
  5,
  [],
  {},
];
const moments = [
  'infinity',
  '-infinity',
  'NaN',
  'now',
  'tomorrow',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '9999-12-31T23:59:59-12:00',
  '10000-01-01T00:00:00Z',
  '294276-12-31T23:59:59Z',
  '0044-03-15 BC',
  '2026-02-30T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '',
  ' ',
  '\u0000',
  'x'.repeat(2_000),
  null,
  0,
  -1,
  1e300,
];
const integers = [-1, 0, 1, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 63, 1e300, 0.5, -0.5, '1', '', ' ', 'NaN', 'infinity', '1e2', null, true, [], 'x'.repeat(2_000)]; // prettier-ignore
const lists = [
  [],
  Array.from({ length: 30 }, (_, place) => `etiqueta ${place}`),
  Array.from({ length: 31 }, (_, place) => `etiqueta ${place}`),
  Array.from({ length: 10_000 }, () => 'a'),
  [''],
  [' '],
  ['a', 'a'],
  ['a'.repeat(100)],
  ['a'.repeat(101)],
  ['\u0000'],
  ['\ud800'],
  ['\u0001\u001b'],
  ['\u202eoãtrop'],
  ['a,b;c"d'],
  ['a\nb'],
  [null],
  [1],
  [['a']],
  {},
  [long],
  'motor',
  '',
  null,
  1e300,
];

/** What is tried for each column. One without a case fails below. */
const cases: Readonly<Record<string, readonly unknown[]>> = {
  id: [...texts, randomUUID(), 'X'],
  title: [...texts, long],
  slug: [...texts, '..', '/', 'a/b', 'a'.repeat(150), 'a'.repeat(151), '404', 'index', '-', '_'],
  content: [...texts, long, 'a'.repeat(200_000), 'a'.repeat(200_001)],
  meta_description: texts,
  tags: lists,
  seo_score: integers,
  computed_score: integers,
  views: integers,
  status: [...texts, 'published', 'draft', 'PUBLISHED', 'secreto'],
  published_at: moments,
  withdrawn_at: moments,
  created_at: moments,
  updated_at: moments,
};
/** Columns that the database keeps for itself, whatever is sent. */
const kept = new Set(['id', 'views', 'created_at', 'updated_at']);

/** The embedded service with its gate, which refuses what it cannot store, and the other backend. */
const stands = backends.map(({ hasSql, ...backend }) =>
  hasSql ? backend : { ...backend, start: async () => withPeople(await startEmbedded()) },
);

describe.each(stands)('on $name', ({ start }) => {
  let backend: Backend;
  let headers: Record<string, string>;
  beforeAll(async () => {
    backend = await start();
    const { data } = await backend.clients.admin.auth.getSession();
    headers = {
      apikey: backend.publishableKey,
      authorization: `Bearer ${data.session!.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
  });
  afterAll(() => backend?.close());

  /** What whoever reads posts makes of one. */
  function readable(post: Post): void {
    for (const moment of [post.published_at, post.created_at, post.updated_at])
      expect(new Date(moment).toISOString()).toMatch(/^\d{4}-/);
    if (post.withdrawn_at !== null)
      expect(new Date(post.withdrawn_at).toISOString()).toMatch(/^\d{4}-/);
  }

  test('each column of a post has its cases', async () => {
    const { data } = await backend.clients.service.from('blog_posts').select('*').limit(1);
    expect(Object.keys(data![0]!).sort()).toEqual(Object.keys(cases).sort());
  });

  test.each(Object.entries(cases))(
    'every value of %s is taken whole or refused',
    async (column, values) => {
      const store = createPostStore(backend.clients.admin);
      for (const value of values) {
        const sent = JSON.stringify({ ...newPost(), [column]: value });
        const shown = `${column}: ${sent.slice(-80)}`;
        const response = await fetch(`${backend.url}/rest/v1/blog_posts`, {
          method: 'POST',
          headers,
          body: sent,
        });
        const answer = (await response.json()) as { id: string }[] | { message: string };
        if (response.status !== 201) {
          expect([400, 409, 413, 415], `${shown} ${JSON.stringify(answer)}`).toContain(
            response.status,
          );
          expect((answer as { message: string }).message, shown).not.toBe('');
          continue;
        }
        const post = (await store.get((answer as { id: string }[])[0]!.id))!;
        readable(post);
        const found = (post as unknown as Record<string, unknown>)[column];
        if (column.endsWith('_at')) continue;
        if (kept.has(column)) continue;
        if (typeof found === 'number') expect(found, shown).toBe(Number(value));
        else if (typeof value === 'string') expect(found, shown).toBe(value);
        else if (column === 'tags') expect(found, shown).toEqual(value);
      }
    },
    120_000,
  );

  test('what was taken is published, exported and read back', async () => {
    const { service } = backend.clients;
    const posts = await readPublishedPosts(service);
    posts.forEach(readable);
    const next = await createPostStore(service).nextPostChange();
    expect(next === null || Date.parse(next) > Date.now()).toBe(true);
    const rows = await readRows(service, tables[0]!);
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      const back = parsePost(printPost(row), 'America/Sao_Paulo');
      for (const [name, cell] of Object.entries(back))
        expect(cell, `${name} of ${row.slug}`).toBe(row[name]);
    }
  });
});
