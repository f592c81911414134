// The scheduler and the counting of contacts, on both backends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { backends, type Backend } from './stands.ts';
import { iso, kind, newPost } from './new-post.ts';

describe.each(backends)('on $name', ({ hasSql, start }) => {
  let backend: Backend;
  let admin: PostStore;
  let service: PostStore;

  beforeAll(async () => {
    backend = await start();
    admin = createPostStore(backend.clients.admin);
    service = createPostStore(backend.clients.service);
  });
  afterAll(() => backend?.close());

  /** An earlier test left the slot taken. */
  const freeSlot = () => backend.sql!('update public.scheduler set last_post_at = null');

  describe('the scheduler', () => {
    const draft = (topic: string) => ({ ...newPost(), topic });

    test('paused, skips and says so', async () => {
      await admin.setScheduler(false);
      expect(await service.autoPost(draft('a'))).toEqual({
        outcome: 'skipped',
        reason: 'paused',
        post: null,
      });
      expect((await admin.schedulerState()).runs[0]).toMatchObject({
        outcome: 'skipped',
        reason: 'paused',
        topic: 'a',
        post_id: null,
      });
    });

    test('makes a post at once where it is forced, with score 85, and starts the day anew', async () => {
      const { outcome, reason, post } = await admin.autoPost(draft('a'), { force: true });
      expect({ outcome, reason }).toEqual({ outcome: 'created', reason: 'forced' });
      expect(post).toMatchObject({ seo_score: 85, status: 'published', views: 0 });
      expect(post!.published_at).toMatch(iso);
      const state = await admin.setScheduler(true);
      expect(state).toMatchObject({ enabled: true, due: false });
      expect(Date.parse(state.next_run_at!) - Date.parse(state.last_post_at!)).toBe(
        24 * 3600 * 1000,
      );
      expect(state.runs[0]).toMatchObject({
        outcome: 'created',
        reason: 'forced',
        topic: 'a',
        post_id: post!.id,
        title: post!.title,
        slug: post!.slug,
      });
      expect(await service.autoPost(draft('b'))).toMatchObject({
        outcome: 'skipped',
        reason: 'not-due',
      });
    });

    test('keeps what the rules gave beside the 85, until somebody stores a score of their own', async () => {
      const { post } = await admin.autoPost({ ...draft('nota'), seo_score: 70 }, { force: true });
      const row = async () =>
        (await admin.list({ offset: 0, limit: 1, search: post!.slug })).items[0];
      expect(await row()).toMatchObject({ seo_score: 85, computed_score: 70 });
      await admin.countView(post!.slug);
      expect(await row()).toMatchObject({ seo_score: 85, computed_score: 70 });
      await admin.update(post!.id, { content: 'Outro texto.', seo_score: 40 }, post!.updated_at);
      expect(await row()).toMatchObject({ seo_score: 40, computed_score: null });
    });

    test('takes no topic again before all were used', async () => {
      const topics = Array.from({ length: 12 }, (_, index) => `tema ${index} ${randomUUID()}`);
      const taken: string[] = [];
      for (let round = 0; round < 24; round++) {
        const topic = (await admin.nextTopic(topics))!;
        await admin.autoPost(draft(topic), { force: true });
        taken.push(topic);
      }
      expect(taken.slice(0, 12)).toEqual(topics);
      expect(taken.slice(12)).toEqual(topics);
      expect(await admin.nextTopic([])).toBeNull();
    });

    const state = async () => (await admin.schedulerState()).due;

    describe('in a rhythm of the owner', () => {
      const [second, hour, day] = [1000, 3_600_000, 86_400_000];
      /** The last post was made so long ago, ms; a negative time is ahead. */
      const lastPost = async (ago: number) => {
        const row = { id: true, last_post_at: new Date(Date.now() - ago).toISOString() };
        const { error } = await backend.clients.service.rpc('import_rows', {
          relation: 'scheduler',
          rows: [row],
        });
        expect(error).toBeNull();
      };
      beforeAll(() => admin.setScheduler(true));
      afterAll(() => admin.setRhythm({ every_days: 1, makes: 'published' }));

      test('is daily and publishes where nothing else was chosen', async () =>
        expect(await admin.schedulerState()).toMatchObject({ every_days: 1, makes: 'published' }));

      test('is told by whoever set it, and kept', async () => {
        const weekly = { every_days: 7, makes: 'draft' } as const;
        expect(await admin.setRhythm(weekly)).toMatchObject(weekly);
        expect(await service.schedulerState()).toMatchObject(weekly);
      });

      test.each([
        [1, 'a day, all but an hour', day - hour, false],
        [1, 'a day and a second', day + second, true],
        [7, 'six days and 23 hours', 7 * day - hour, false],
        [7, 'seven days and a second', 7 * day + second, true],
        [7, 'a clock that was ahead by less', -6 * day, false],
        [7, 'a clock that was ahead by more', -8 * day, true],
      ] as const)(
        'every %i days, after %s a call makes one: %s',
        async (every_days, _, ago, due) => {
          await admin.setRhythm({ every_days, makes: 'published' });
          await lastPost(ago);
          const before = await admin.schedulerState();
          expect(before.due).toBe(due);
          const next = Date.parse(before.next_run_at!);
          if (due) expect(next).toBeLessThanOrEqual(Date.now() + second);
          else expect(next - Date.parse(before.last_post_at!)).toBe(every_days * day);
          expect((await admin.autoPost(draft('ritmo'))).outcome).toBe(due ? 'created' : 'skipped');
          const after = await admin.schedulerState();
          expect(after.due).toBe(false);
          if (due) expect(Date.parse(after.next_run_at!)).toBeGreaterThan(Date.now() + day - hour);
        },
      );

      test('that is changed counts from the last post, which may be due by it at once', async () => {
        await admin.setRhythm({ every_days: 7, makes: 'published' });
        await lastPost(3 * day);
        expect(await state()).toBe(false);
        expect((await admin.setRhythm({ every_days: 1, makes: 'published' })).due).toBe(true);
        expect((await admin.setRhythm({ every_days: 7, makes: 'published' })).due).toBe(false);
      });

      test('makes drafts that no visitor sees, due or forced', async () => {
        await admin.setRhythm({ every_days: 7, makes: 'draft' });
        await lastPost(8 * day);
        const visitor = createPostStore(backend.clients.visitor);
        for (const force of [false, true]) {
          // Whatever the caller asks for.
          const asked = { ...draft('rascunho'), status: 'published' as const };
          const { outcome, post } = await admin.autoPost(asked, { force });
          expect([outcome, post?.status, post?.seo_score]).toEqual(['created', 'draft', 85]);
          expect(await visitor.findPost(post!.slug)).toBeNull();
          expect(await visitor.bySlug(post!.slug)).toBeNull();
          expect((await admin.schedulerState()).runs[0]).toMatchObject({
            outcome: 'created',
            post_id: post!.id,
            status: 'draft',
          });
          const { id, updated_at } = post!;
          await admin.update(id, { status: 'published', published_at: 'now' }, updated_at);
          expect((await visitor.findPost(post!.slug))?.id).toBe(id);
          expect((await admin.schedulerState()).runs[0]!.status).toBe('published');
        }
      });

      test.each([
        { every_days: 2, makes: 'draft' },
        { every_days: 0, makes: 'draft' },
        { every_days: null, makes: 'draft' },
        { every_days: 7, makes: 'scheduled' },
        { every_days: 7, makes: null },
      ])('is none of $every_days and $makes', async (rhythm) => {
        await admin.setRhythm({ every_days: 7, makes: 'draft' });
        await expect(admin.setRhythm(rhythm as never)).rejects.toEqual(kind('invalid'));
        const { every_days, makes } = await admin.schedulerState();
        expect([every_days, makes]).toEqual([7, 'draft']);
      });
    });

    if (hasSql)
      describe('by the clock', () => {
        beforeAll(() => admin.setScheduler(true));

        test('gives the slot to one of 20 at once, and back if its post cannot be inserted', async () => {
          await freeSlot();
          await expect(admin.autoPost({ ...draft('x'), title: ' ' })).rejects.toEqual(
            kind('invalid'),
          );
          expect(await state()).toBe(true);
          const results = await Promise.all(
            Array.from({ length: 20 }, (_, index) =>
              (index % 2 ? admin : service).autoPost(draft('corrida')),
            ),
          );
          expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
          expect(results.filter(({ reason }) => reason === 'not-due')).toHaveLength(19);
        });

        test.each([
          ['23:59:55', false],
          ['24:00:01', true],
        ])('%s after the last post a call makes one: %s', async (ago, due) => {
          await backend.sql!(
            `update public.scheduler set last_post_at = clock_timestamp() - interval '${ago}'`,
          );
          expect(await state()).toBe(due);
          expect((await admin.autoPost(draft('hora'))).outcome).toBe(due ? 'created' : 'skipped');
        });

        test('switched on with no post yet makes the first, once', async () => {
          await freeSlot();
          const results = await Promise.all([
            admin.autoPost(draft('primeiro')),
            admin.autoPost(draft('primeiro')),
          ]);
          expect(results.map(({ outcome }) => outcome).sort()).toEqual(['created', 'skipped']);
        });
      });
  });

  describe('contacts', () => {
    const click = { page: '/osasco', kind: 'chat', block: 'hero' } as const;
    /** As engine/client/contact-clicks.ts asks for it. */
    const countContact = async (one: { page: string; kind: 'chat' | 'call'; block: string }) =>
      (await backend.clients.visitor.rpc('count_contact', one)).data;
    const reported = async (path: string) =>
      (await admin.contactReport(7)).filter((figure) => figure.path === path);

    beforeAll(() =>
      service.setContactPlaces(['/', '/osasco', '/barueri', '/cheia'], ['hero', 'footer']),
    );

    test('are summed by day, page, kind and block', async () => {
      for (const one of [
        click,
        click,
        { ...click, kind: 'call' },
        { ...click, block: 'footer' },
      ] as const)
        expect(await countContact(one)).toBe(true);
      expect(await reported('/osasco')).toEqual(
        expect.arrayContaining([
          { path: '/osasco', kind: 'chat', block: 'hero', clicks: 2, clicks_before: 0 },
          { path: '/osasco', kind: 'call', block: 'hero', clicks: 1, clicks_before: 0 },
          { path: '/osasco', kind: 'chat', block: 'footer', clicks: 1, clicks_before: 0 },
        ]),
      );
      const days = await admin.contactDays('2020-01-01');
      expect(
        days.filter(({ path }) => path === '/osasco').reduce((sum, { clicks }) => sum + clicks, 0),
      ).toBe(4);
      expect(days[0]!.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    test('of an unknown page or kind count nothing, of an unknown block as other', async () => {
      expect(await countContact({ ...click, page: '/inventada' })).toBe(false);
      expect(await countContact({ ...click, kind: 'mail' as 'chat' })).toBe(false);
      expect(await countContact({ ...click, page: '/barueri', block: `x${randomUUID()}` })).toBe(
        true,
      );
      expect(await reported('/inventada')).toEqual([]);
      expect(await reported('/barueri')).toEqual([
        { path: '/barueri', kind: 'chat', block: 'other', clicks: 1, clicks_before: 0 },
      ]);
    });

    test('of a published post count, of a draft not', async () => {
      const post = await service.create(newPost());
      const hidden = await service.create(newPost({ status: 'draft' }));
      expect(await countContact({ ...click, page: `/blog/${post.slug}` })).toBe(true);
      expect(await countContact({ ...click, page: `/blog/${hidden.slug}` })).toBe(false);
    });

    test('past 20 a minute of a page and kind count no more, however many come at once', async () => {
      // A minute that ends within the test would start the count anew.
      const left = 60_000 - (Date.now() % 60_000);
      if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
      const counted = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          countContact({ ...click, page: '/cheia', block: index % 2 ? 'hero' : 'footer' }),
        ),
      );
      expect(counted.filter(Boolean)).toHaveLength(20);
      expect(await countContact({ page: '/cheia', kind: 'call', block: 'hero' })).toBe(true);
      expect(
        (await reported('/cheia'))
          .filter((figure) => figure.kind === 'chat')
          .reduce((sum, { clicks }) => sum + clicks, 0),
      ).toBe(20);
    });

    if (hasSql)
      test('count again in the next minute, and are told beside those of the days before', async () => {
        await backend.sql!(
          "update private.contact_minutes set minute = minute - interval '1 minute', clicks = 20",
        );
        expect(await countContact(click)).toBe(true);
        await backend.sql!(
          "insert into public.contact_clicks values (current_date - 9, '/osasco', 'chat', 'hero', 5), (current_date - 30, '/osasco', 'chat', 'hero', 99)",
        );
        expect(
          (await reported('/osasco')).find(
            ({ kind: one, block }) => one === 'chat' && block === 'hero',
          ),
        ).toMatchObject({ clicks: 3, clicks_before: 5 });
      });
  });
});
