// What the database refuses strangers and staff alike, on both backends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { root } from '../structure/tree.ts';
import { newPost } from './new-post.ts';
import { backends, type Backend } from './stands.ts';

const migration = readFileSync(
  join(root, 'supabase/earlier-migrations/20261122001100_visitor_limits.sql'),
  'utf8',
);

describe.each(backends)('on $name', ({ hasSql, start }) => {
  let backend: Backend;
  let admin: PostStore;
  beforeAll(async () => {
    backend = await start();
    admin = createPostStore(backend.clients.admin);
  });
  afterAll(() => backend?.close());

  test('views of a post are counted up to a number in a minute, and those of others go on', async () => {
    const [flooded, other] = [await admin.create(newPost()), await admin.create(newPost())];
    const view = async (slug: string) =>
      (await backend.clients.visitor.rpc('count_view', { post_slug: slug })).data!;
    const numbers = await Promise.all(Array.from({ length: 400 }, () => view(flooded.slug)));
    // The minute may change meanwhile.
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(240);
    expect(await view(other.slug)).toBe(1);
    expect(await view('nenhum')).toBeNull();
  });

  test.each(['404', 'index'])('no post takes the address %s', async (slug) => {
    const reserved = expect.objectContaining({ kind: 'slug-reserved' }) as Error;
    await expect(admin.create(newPost({ slug }))).rejects.toEqual(reserved);
    const post = await admin.publish(newPost({ slug }));
    expect(post.slug).toMatch(new RegExp(`^${slug}-\\d+$`));
    await expect(admin.update(post.id, { slug }, post.updated_at)).rejects.toEqual(reserved);
  });

  test.runIf(hasSql)(
    'posts that had such an address before move, and it leads to them',
    async () => {
      const sql = backend.sql!;
      await sql('alter table public.blog_posts drop constraint blog_posts_reserved_slug_check');
      await sql(
        "insert into public.blog_posts (title, slug, content) values ('a', '404', 'a'), ('b', 'post-404', 'b')",
      );
      await sql(
        migration.slice(
          migration.indexOf('do $$'),
          migration.indexOf('-- As before, and a reserved'),
        ),
      );
      expect(await admin.bySlug('404')).toBeNull();
      expect(await admin.findPost('404')).toMatchObject({ title: 'a', slug: 'post-404-2' });
    },
  );

  test.each<[string, object]>([
    ['an empty title', { title: ' ' }],
    ['a title of 301 characters', { title: 'a'.repeat(301) }],
    ['an address with capitals', { slug: 'A' }],
    ['the address 404', { slug: '404' }],
    ['a score of 101', { seo_score: 101 }],
    ['tags that are no list', { tags: {} }],
    ['a status that there is not', { status: 'secreto' }],
    ['a content that is too long', { content: 'a'.repeat(200_001) }],
    ['a withdrawal before its date', { withdrawn_at: '2001-01-01T00:00:00Z' }],
  ])('a post with %s is the sender’s mistake', async (_what, wrong) => {
    const { data } = await backend.clients.admin.auth.getSession();
    const response = await fetch(`${backend.url}/rest/v1/blog_posts`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${data.session!.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...newPost(), ...wrong }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514' });
  });
});
