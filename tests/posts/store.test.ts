// The contract of PostReader (both ways of reading) and PostStore, on both backends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '../../engine/blog/reader.ts';
import type { NewPost, Post, PostReader, PostStore } from '../../engine/blog/post-store.ts';
import { seoScore } from '../../engine/blog/seo-score.ts';
import { scoring } from './examples.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { backends, type Backend } from './stands.ts';
import { iso, kind, newPost } from './new-post.ts';
import { firstSamples } from './sample-posts.ts';

/** Addresses of the posts that a new blog begins with. */
const sampleSlugs = new Set(firstSamples().map(({ slug }) => slug));

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

  describe('the sample posts', () => {
    test('are six or more of real length, and carry the score of their text', async () => {
      const { items, total } = await service.list({ offset: 0, limit: 20, order: 'published_at' });
      const samples = items.filter(({ slug }) => sampleSlugs.has(slug));
      expect(samples.length).toBeGreaterThanOrEqual(6);
      expect(total).toBeGreaterThanOrEqual(samples.length);
      for (const { id, slug, seo_score: stored } of samples) {
        const post = (await service.get(id))!;
        expect(post.content.length, slug).toBeGreaterThan(1_500);
        expect(seoScore(post, scoring).score, slug).toBe(stored);
      }
    });

    test('were last changed when they were published, whenever they come into the database', async () => {
      const { items } = await service.list({ offset: 0, limit: 20, order: 'published_at' });
      const samples = items.filter(({ slug }) => sampleSlugs.has(slug));
      expect(samples.length).toBeGreaterThanOrEqual(6);
      expect(samples.map(({ updated_at }) => updated_at)).toEqual(
        samples.map(({ published_at }) => published_at),
      );
    });
  });

  describe.each<[string, () => PostReader]>([
    ['the small reader', () => visitor],
    ['the store of a visitor', () => createPostStore(backend.clients.visitor)],
    ['the store of an admin', () => admin],
  ])('%s', (_kind, make) => {
    let reader: PostReader;
    beforeAll(() => void (reader = make()));

    test('lists published posts, newest first, in parts, with the length of the whole', async () => {
      await service.create(newPost({ status: 'draft' }));
      await service.create(newPost({ published_at: '2029-12-31T03:00:00.5+00:00' }));
      const newest = await service.create(newPost());
      const whole = await reader.listPublished({ offset: 0, limit: 100 });
      expect(whole.items[0]!.id).toBe(newest.id);
      expect(whole.items.every(({ status }) => status === 'published')).toBe(true);
      expect(whole.total).toBe(whole.items.length);
      expect(whole.items.map(({ published_at }) => Date.parse(published_at))).toEqual(
        whole.items.map(({ published_at }) => Date.parse(published_at)).sort((a, b) => b - a),
      );
      const part = await reader.listPublished({ offset: 1, limit: 2 });
      expect(part).toEqual({ items: whole.items.slice(1, 3), total: whole.total });
      expect(whole.items[0]).not.toHaveProperty('content');
      await service.remove(newest.id);
    });

    test('answers a part behind the end with none', async () => {
      const { total } = await reader.listPublished({ offset: 0, limit: 1 });
      expect(await reader.listPublished({ offset: 10_000, limit: 12 })).toEqual({
        items: [],
        total,
      });
    });

    test('lists the posts with a tag, whatever characters it has', async () => {
      const tag = `a "b", {c} \\ d% ${randomUUID()} ção`;
      const { id } = await service.create(newPost({ tags: ['outra', tag] }));
      expect(
        (await reader.listPublished({ offset: 0, limit: 5, tag })).items.map((post) => post.id),
      ).toEqual([id]);
      expect((await reader.listPublished({ offset: 0, limit: 5, tag: 'a "b"' })).total).toBe(0);
    });

    test('finds a published post by its address', async () => {
      const made = await service.create(newPost());
      const found = await reader.findPost(made.slug);
      expect(found).toEqual(made);
      expect(found!.published_at).toMatch(iso);
      expect(found!.tags).toEqual(['motor', 'portão']);
    });

    test('finds nothing at an address of nobody, of a draft, or one that is no address', async () => {
      const draft = await service.create(newPost({ status: 'draft' }));
      expect(await reader.findPost(draft.slug)).toBeNull();
      expect(await reader.findPost('nao-existe')).toBeNull();
      expect(await reader.findPost(`x' or 1=1 --&status=eq.draft`)).toBeNull();
    });

    test('counts views, of published posts alone', async () => {
      const { slug } = await service.create(newPost());
      const draft = await service.create(newPost({ status: 'draft' }));
      expect([await reader.countView(slug), await reader.countView(slug)]).toEqual([1, 2]);
      expect(await reader.countView(draft.slug)).toBeNull();
      expect(await reader.countView('nao-existe')).toBeNull();
    });

    test('says when the service cannot be reached', async () => {
      await expect(
        createReader({ url: 'http://127.0.0.1:9', publishableKey: 'x' }).findPost('a'),
      ).rejects.toEqual(kind('unreachable'));
    });
  });

  describe('an address that changes', () => {
    test('leads on from every earlier one', async () => {
      const made = await admin.create(newPost({ slug: `um-${randomUUID()}` }));
      const [second, third] = [`dois-${randomUUID()}`, `tres-${randomUUID()}`];
      const changed = await admin.update(made.id, { slug: second }, made.updated_at);
      await admin.update(made.id, { slug: third }, changed.updated_at);
      for (const slug of [made.slug, second, third])
        expect((await visitor.findPost(slug))!.slug, slug).toBe(third);
    });

    test('belongs to the post that takes it', async () => {
      const first = await admin.create(newPost());
      await admin.update(first.id, { slug: `outro-${randomUUID()}` }, first.updated_at);
      const second = await admin.create(newPost({ slug: first.slug }));
      expect((await visitor.findPost(first.slug))!.id).toBe(second.id);
    });

    test('and back again leaves no circle', async () => {
      const made = await admin.create(newPost());
      const changed = await admin.update(made.id, { slug: `ida-${randomUUID()}` }, made.updated_at);
      await admin.update(made.id, { slug: made.slug }, changed.updated_at);
      expect((await visitor.findPost(made.slug))!.slug).toBe(made.slug);
      expect((await visitor.findPost(changed.slug))!.slug).toBe(made.slug);
    });

    test('leads nowhere while the post is a draft', async () => {
      const made = await admin.create(newPost());
      await admin.update(made.id, { slug: `x-${randomUUID()}`, status: 'draft' }, made.updated_at);
      expect(await visitor.findPost(made.slug)).toBeNull();
    });
  });

  describe.each(['create', 'publish'] as const)('a new post with an id of its own (%s)', (how) => {
    test('is made once, however often and under which address it is sent', async () => {
      const id = randomUUID();
      const wanted = newPost();
      const made = await admin[how](wanted, id);
      expect(made.id).toBe(id);
      const stale = expect.objectContaining({ kind: 'stale', present: made }) as unknown;
      await expect(admin[how](wanted, id)).rejects.toEqual(stale);
      await expect(admin[how](newPost({ title: wanted.title }), id)).rejects.toEqual(stale);
      const texts = await service.texts();
      expect(texts.filter(({ slug }) => slug.startsWith(wanted.slug))).toHaveLength(1);
    });

    test('is made once where it is sent several times at a moment', async () => {
      const id = randomUUID();
      const wanted = newPost();
      const answers = await Promise.allSettled(
        Array.from({ length: 5 }, () => admin[how](wanted, id)),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const texts = await service.texts();
      expect(texts.filter(({ slug }) => slug.startsWith(wanted.slug))).toHaveLength(1);
    });

    test('does not come back once it was deleted', async () => {
      const id = randomUUID();
      await admin[how](newPost(), id);
      await admin.remove(id);
      await expect(admin[how](newPost(), id)).rejects.toEqual(kind('missing'));
      expect((await admin.restore(id)).id).toBe(id);
    });
  });

  describe('saving', () => {
    test('gives the row as it is now, its time moved on', async () => {
      const made = await admin.create(newPost());
      const saved = await admin.update(
        made.id,
        { title: 'Outro título', tags: [] },
        made.updated_at,
      );
      expect(saved).toEqual({
        ...made,
        title: 'Outro título',
        tags: [],
        updated_at: saved.updated_at,
      });
      expect(saved.updated_at > made.updated_at).toBe(true);
      expect(saved.updated_at).toMatch(iso);
    });

    test('refuses what somebody else changed meanwhile, and says what it is now', async () => {
      const made = await admin.create(newPost());
      const theirs = await admin.update(made.id, { title: 'Delas' }, made.updated_at);
      await expect(admin.update(made.id, { title: 'Meu' }, made.updated_at)).rejects.toEqual(
        expect.objectContaining({ kind: 'stale', present: theirs }),
      );
      expect((await admin.get(made.id))!.title).toBe('Delas');
    });

    test('is not refused for views counted meanwhile, and loses none of them', async () => {
      const made = await admin.create(newPost());
      await visitor.countView(made.slug);
      expect((await admin.update(made.id, { title: 'Outro' }, made.updated_at)).views).toBe(1);
    });

    test('says that the post is gone', async () => {
      const made = await admin.create(newPost());
      await admin.remove(made.id);
      await expect(admin.update(made.id, { title: 'x' }, made.updated_at)).rejects.toEqual(
        kind('missing'),
      );
      expect(await admin.remove(made.id)).toBeNull();
      expect(await admin.get(made.id)).toBeNull();
    });

    test('refuses an address in use', async () => {
      const [one, other] = [await admin.create(newPost()), await admin.create(newPost())];
      await expect(admin.create(newPost({ slug: one.slug }))).rejects.toEqual(kind('slug-taken'));
      await expect(admin.update(other.id, { slug: one.slug }, other.updated_at)).rejects.toEqual(
        kind('slug-taken'),
      );
    });

    test.each<[string, Partial<Record<keyof NewPost, unknown>>]>([
      ['an empty title', { title: '  ' }],
      ['an empty address', { slug: '' }],
      ['an address with capitals', { slug: 'Portao' }],
      ['an address with a slash', { slug: 'a/b' }],
      ['an address of 151 characters', { slug: 'a'.repeat(151) }],
      ['tags that are no list', { tags: { a: 1 } }],
      ['tags that are no texts', { tags: ['a', 1] }],
      ['tags in a list of lists', { tags: [['a']] }],
      ['a score over 100', { seo_score: 101 }],
      ['a score below 0', { seo_score: -1 }],
      ['an unknown status', { status: 'arquivado' }],
      ['no date', { published_at: 'amanhã' }],
      ['a text of over 200,000 characters', { content: 'a'.repeat(200_001) }],
    ])('refuses %s', async (_what, wrong) => {
      await expect(admin.create({ ...newPost(), ...wrong } as NewPost)).rejects.toEqual(
        kind('invalid'),
      );
    });

    test.each([
      ['visitor', 'signed-out'],
      ['member', 'forbidden'],
    ] as const)('tells a %s that they are %s', async (role, what) => {
      const store = createPostStore(backend.clients[role]);
      await expect(store.create(newPost())).rejects.toEqual(kind(what));
      await expect(store.publish(newPost())).rejects.toEqual(kind(what));
      await expect(store.schedulerState()).rejects.toEqual(kind(what));
    });

    test('keeps what a hostile post says, letter by letter', async () => {
      const text = `<script>alert(1)</script> "'; drop table blog_posts; -- \\ \u2028 😀 {{claims.x}}\n\n# [x](javascript:alert(1))`;
      const made = await admin.create(
        newPost({
          title: text,
          content: text,
          meta_description: text,
          tags: ['<img src=x onerror=alert(1)>'],
        }),
      );
      expect(await visitor.findPost(made.slug)).toEqual(made);
      expect([made.title, made.content, made.meta_description, made.tags]).toEqual([
        text,
        text,
        text,
        ['<img src=x onerror=alert(1)>'],
      ]);
    });
  });

  describe('a post by its address', () => {
    test('is found in any status, at its present address alone', async () => {
      const made = await admin.create(newPost({ status: 'draft' }));
      expect(await admin.bySlug(made.slug)).toEqual(made);
      const moved = await service.update(
        made.id,
        { slug: `novo-${randomUUID()}`, status: 'published' },
        made.updated_at,
      );
      expect(await service.bySlug(moved.slug)).toEqual(moved);
      expect(await admin.bySlug(made.slug)).toBeNull();
    });

    test('is not found by a visitor while it is a draft', async () => {
      const made = await admin.create(newPost({ status: 'draft' }));
      expect(await createPostStore(backend.clients.visitor).bySlug(made.slug)).toBeNull();
    });
  });

  describe('publishing from the generator', () => {
    test('numbers an address that is or was taken, within 150 characters', async () => {
      const slug = `${randomUUID()}-`.padEnd(150, 'a');
      const slugs = [];
      for (let count = 0; count < 3; count++)
        slugs.push((await admin.publish(newPost({ slug }))).slug);
      expect(slugs).toEqual([slug, `${slug.slice(0, 148)}-2`, `${slug.slice(0, 148)}-3`]);
      const made = await admin.create(newPost());
      await admin.update(made.id, { slug: `novo-${randomUUID()}` }, made.updated_at);
      expect((await admin.publish(newPost({ slug: made.slug }))).slug).toBe(`${made.slug}-2`);
    });

    test('of ten at once gives each its own address', async () => {
      const slug = `juntos-${randomUUID()}`;
      const made = await Promise.all(
        Array.from({ length: 10 }, () => admin.publish(newPost({ slug }))),
      );
      expect(new Set(made.map((post) => post.slug)).size).toBe(10);
    });

    test('saves a draft where that is asked for, and no other field', async () => {
      const made = await admin.publish({
        ...newPost({ status: 'draft', seo_score: 77 }),
        views: 999,
        id: randomUUID(),
        created_at: '2001-01-01T00:00:00Z',
      } as NewPost);
      expect(made).toMatchObject({ status: 'draft', seo_score: 77, views: 0 });
      expect(new Date(made.created_at).getFullYear()).toBeGreaterThan(2020);
    });
  });

  describe('a deleted post', () => {
    test('comes back whole: id, views, dates and earlier addresses', async () => {
      const made = await admin.create(newPost());
      const moved = await admin.update(made.id, { slug: `novo-${randomUUID()}` }, made.updated_at);
      await visitor.countView(moved.slug);
      const deleted = (await admin.remove(made.id)) as Post;
      expect(deleted.views).toBe(1);
      expect(await visitor.findPost(moved.slug)).toBeNull();
      expect(await admin.restore(deleted.id)).toEqual(deleted);
      expect(await visitor.findPost(made.slug)).toEqual(deleted);
    });

    test('comes back once however often it is asked for', async () => {
      const deleted = (await admin.remove((await admin.create(newPost())).id))!;
      await Promise.all(
        [admin.restore(deleted.id), admin.restore(deleted.id)].map((asked) =>
          asked.catch(() => null),
        ),
      );
      expect(await admin.restore(deleted.id)).toEqual(deleted);
      expect((await admin.list({ offset: 0, limit: 5, search: deleted.slug })).total).toBe(1);
    });

    test('gets a number where its address was taken meanwhile', async () => {
      const deleted = (await admin.remove((await admin.create(newPost())).id))!;
      await admin.create(newPost({ slug: deleted.slug }));
      expect((await admin.restore(deleted.id)).slug).toBe(`${deleted.slug}-2`);
    });
  });

  describe("the panel's list", () => {
    test('filters by status, searches and orders in the database', async () => {
      const mark = randomUUID().slice(0, 8);
      const made = await Promise.all([
        admin.create(
          newPost({
            title: `Manutenção ${mark} alfa`,
            slug: `manutencao-${mark}-alfa`,
            seo_score: 10,
          }),
        ),
        admin.create(
          newPost({
            title: `Beta 100% (certo), "sim" ${mark}`,
            slug: `beta-${mark}`,
            seo_score: 30,
            status: 'draft',
          }),
        ),
        admin.create(
          newPost({
            title: `Gama ${mark}`,
            slug: `gama-${mark}`,
            seo_score: 20,
            meta_description: `Troca de cabo de aço, ${mark}.`,
            tags: [`etiqueta ${mark}`],
          }),
        ),
      ]);
      const titles = async (asked: Parameters<PostStore['list']>[0]) =>
        (await admin.list(asked)).items.map(({ title }) =>
          title.replace(` ${mark}`, '').slice(0, 4),
        );
      const all = { offset: 0, limit: 10, search: mark };
      expect(await titles({ ...all, order: 'seo_score' })).toEqual(['Beta', 'Gama', 'Manu']);
      expect(await titles({ ...all, order: 'title', ascending: true })).toEqual([
        'Beta',
        'Gama',
        'Manu',
      ]);
      expect(await titles({ ...all, state: 'draft' })).toEqual(['Beta']);
      expect(await titles({ ...all, search: `MANUTENCAO ${mark}` })).toEqual(['Manu']);
      expect(await titles({ ...all, search: `manutenção ${mark}` })).toEqual(['Manu']);
      expect(await titles({ ...all, search: `100% (certo), "sim" ${mark}` })).toEqual(['Beta']);
      expect(await titles({ ...all, search: `200% (certo) ${mark}` })).toEqual([]);
      expect(await titles({ ...all, search: `etiqueta ${mark}` })).toEqual(['Gama']);
      expect(await titles({ ...all, search: `cabo de aco, ${mark}` })).toEqual(['Gama']);
      expect(await admin.list({ ...all, offset: 1, limit: 1, order: 'seo_score' })).toMatchObject({
        items: [{ id: made[2]!.id }],
        total: 3,
      });
    });

    test('sums up what there is', async () => {
      const before = await admin.figures();
      const made = await admin.create(newPost());
      await admin.create(newPost({ status: 'draft' }));
      await visitor.countView(made.slug);
      expect(await admin.figures()).toMatchObject({
        posts: before.posts + 2,
        published: before.published + 1,
        views: before.views + 1,
      });
      expect(Number.isInteger(before.average_score)).toBe(true);
    });

    test('reports views and posts of each day, today last', async () => {
      const before = (await admin.viewReport(7)).at(-1)!;
      const made = await admin.create(newPost());
      await visitor.countView(made.slug);
      const days = await admin.viewReport(7);
      expect(days).toHaveLength(7);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
      expect(days.at(-1)).toEqual({
        day: before.day,
        views: before.views + 1,
        posts: before.posts + 1,
      });
    });
  });
});
