// Posts at their time: who sees them before it, in it and after it, on both backends.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateOf } from '../../engine/blog/post-state.ts';
import type { PostReader, PostState, PostStore } from '../../engine/blog/post-store.ts';
import { readPublishedPosts } from '../../engine/blog/published-posts.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { kind, newPost } from './new-post.ts';
import { backends, type Backend } from './stands.ts';

const states: readonly PostState[] = ['published', 'scheduled', 'withdrawn', 'draft'];

/** A moment as somebody writes it whose clock is `offset` hours from UTC. */
function written(moment: number, offset: number): string {
  const local = new Date(moment + offset * 3_600_000).toISOString().slice(0, -1);
  const hours = String(Math.abs(offset)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:00`;
}

/** Seconds from now, near and far; the seconds in which the test itself runs are left out. */
const fromNow = fc
  .oneof(
    fc.integer({ min: -600, max: 600 }),
    fc.integer({ min: -14 * 3600, max: 14 * 3600 }),
    // From 1970 on.
    fc.integer({ min: -1_700_000_000, max: 2_000_000_000 }),
  )
  .filter((seconds) => Math.abs(seconds) > 30);

/** What a post may be given: from when, until when (null: for good), in the notation of which zone. */
const timed = fc
  .record({
    status: fc.constantFrom('published' as const, 'published' as const, 'draft' as const),
    from: fromNow,
    until: fc.option(fromNow),
    // UTC, São Paulo, São Paulo in the summers until 2019, and one ahead of UTC.
    offset: fc.constantFrom(0, -3, -2, 9),
  })
  .filter(({ from, until }) => until === null || until > from);

describe.each(backends)('on $name', ({ start }) => {
  let backend: Backend;
  let admin: PostStore;
  let service: PostStore;
  let visitor: PostReader;

  beforeAll(async () => {
    backend = await start();
    admin = createPostStore(backend.clients.admin);
    service = createPostStore(backend.clients.service);
    visitor = createReader(backend);
  });
  afterAll(() => backend?.close());

  /** Addresses that somebody sees who may see public posts alone. */
  const seenBy = async (reader: PostReader, tag: string) =>
    (await reader.listPublished({ offset: 0, limit: 100, tag })).items
      .map(({ slug }) => slug)
      .sort();
  const rowsOfMember = async (tag: string) =>
    (
      (
        await backend.clients.member
          .from('blog_posts')
          .select('slug')
          .contains('tags', JSON.stringify([tag]))
      ).data ?? []
    )
      .map(({ slug }) => slug)
      .sort();

  test('shows a post to everybody exactly while its time is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(timed, { minLength: 1, maxLength: 6 }), async (times) => {
        const now = Date.now();
        const tag = randomUUID();
        const made = [];
        for (const { status, from, until, offset } of times)
          made.push(
            await service.create(
              newPost({
                status,
                tags: [tag],
                published_at: written(now + from * 1000, offset),
                withdrawn_at: until === null ? null : written(now + until * 1000, offset),
              }),
            ),
          );
        const open = made.filter(
          (_, at) =>
            times[at]!.status === 'published' &&
            times[at]!.from <= 0 &&
            (times[at]!.until ?? Infinity) > 0,
        );
        const addresses = open.map(({ slug }) => slug).sort();
        expect(await seenBy(visitor, tag)).toEqual(addresses);
        expect(await seenBy(admin, tag)).toEqual(addresses);
        expect(await rowsOfMember(tag)).toEqual(addresses);
        expect(
          (await readPublishedPosts(backend.clients.service))
            .filter(({ tags }) => tags.includes(tag))
            .map(({ slug }) => slug)
            .sort(),
        ).toEqual(addresses);
        for (const post of made) {
          const isOpen = open.includes(post);
          expect((await visitor.findPost(post.slug))?.id ?? null).toBe(isOpen ? post.id : null);
          expect(await visitor.countView(post.slug)).toBe(isOpen ? 1 : null);
          expect((await admin.get(post.id))?.slug).toBe(post.slug);
        }
        for (const state of states)
          expect(
            (await admin.list({ offset: 0, limit: 100, search: tag, state })).items
              .map(({ id }) => id)
              .sort(),
          ).toEqual(
            made
              .filter((post) => stateOf(post) === state)
              .map(({ id }) => id)
              .sort(),
          );
        expect(made.filter((post) => stateOf(post) === 'published')).toEqual(open);
      }),
      { numRuns: 12 },
    );
  });

  test('shows a post from its very moment on, and no longer than its last', async () => {
    const due = Date.now() + 1_500;
    const post = await service.create(newPost({ published_at: new Date(due).toISOString() }));
    /** Asks until the answer is `there`; no answer that was complete before `moment` may be. */
    const turns = async (there: boolean, moment: number) => {
      for (let asked = 0; ; asked++) {
        const found = (await visitor.findPost(post.slug)) !== null;
        if (found === there) return expect(Date.now()).toBeGreaterThanOrEqual(moment);
        expect(asked).toBeLessThan(100_000);
      }
    };
    await turns(true, due);
    const gone = Date.now() + 1_500;
    await service.update(post.id, { withdrawn_at: new Date(gone).toISOString() }, post.updated_at);
    await turns(false, gone);
  });

  test('refuses a withdrawal before the publication', async () => {
    await expect(
      admin.create(
        newPost({
          published_at: '2031-01-02T00:00:00-03:00',
          withdrawn_at: '2031-01-02T00:00:00-03:00',
        }),
      ),
    ).rejects.toEqual(kind('invalid'));
  });

  test('a date of withdrawal is a change as any other', async () => {
    const made = await admin.create(newPost());
    const changed = await admin.update(
      made.id,
      { withdrawn_at: '2031-01-02T00:00:00-03:00' },
      made.updated_at,
    );
    expect(changed.withdrawn_at).toBe('2031-01-02T03:00:00+00:00');
    expect(changed.updated_at > made.updated_at).toBe(true);
  });

  test('dates a post by its own clock where it is told to', async () => {
    const made = await admin.create(newPost({ published_at: 'now' }));
    expect(Math.abs(Date.parse(made.published_at) - Date.now())).toBeLessThan(60_000);
    const saved = await admin.update(made.id, { published_at: 'now' }, made.updated_at);
    expect(saved.published_at > made.published_at).toBe(true);
    expect((await admin.publish(newPost({ published_at: 'now' }))).published_at).toMatch(/^20/);
    expect(await seenBy(visitor, 'motor')).toContain(made.slug);
  });

  test('says when the next post appears or goes', async () => {
    const tomorrow = Date.now() + 86_400_000;
    const next = async () => Date.parse((await service.nextPostChange())!);
    const first = await next();
    const goes = await service.create(
      newPost({ withdrawn_at: new Date(tomorrow - 7_200_000).toISOString() }),
    );
    expect(await next()).toBe(Math.min(first || Infinity, tomorrow - 7_200_000));
    const comes = await service.create(
      newPost({ published_at: new Date(tomorrow - 7_300_000).toISOString() }),
    );
    expect(await next()).toBe(Math.min(first || Infinity, tomorrow - 7_300_000));
    await service.remove(comes.id);
    await service.remove(goes.id);
    expect(await next()).toEqual(first);
  });

  test('counts what is public in the figures, and no other post', async () => {
    const before = await admin.figures();
    await admin.create(newPost({ published_at: '2090-01-01T00:00:00Z' }));
    await admin.create(
      newPost({ published_at: '2020-01-01T00:00:00Z', withdrawn_at: '2021-01-01T00:00:00Z' }),
    );
    expect(await admin.figures()).toMatchObject({
      posts: before.posts + 2,
      published: before.published,
    });
  });

  test('three hundred posts to come become drafts in one request, or none of them does', async () => {
    const tag = randomUUID();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const rows = Array.from({ length: 300 }, () => ({
      ...newPost({ published_at: tomorrow, tags: [tag] }),
      status: 'published' as const,
    }));
    const { data } = await backend.clients.service
      .from('blog_posts')
      .insert(rows)
      .select('id,updated_at');
    const posts = data!;
    const drafts = async () =>
      (
        await backend.clients.service
          .from('blog_posts')
          .select('id', { count: 'exact', head: true })
          .contains('tags', JSON.stringify([tag]))
          .eq('status', 'draft')
      ).count;
    const { id, updated_at: seen } = posts[7]!;
    const saved = await admin.update(id, { title: 'Mudou' }, seen);
    await expect(admin.unschedule(posts)).rejects.toMatchObject({ kind: 'stale' });
    expect(await drafts()).toBe(0);
    posts[7] = saved;
    await admin.unschedule(posts);
    expect(await drafts()).toBe(300);
  });
});
