// By whose clock the days of counting begin, on both backends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { dayOf } from '../../engine/words/days.ts';
import { kind, newPost } from './new-post.ts';
import { backends, type Backend } from './stands.ts';

/** Zones whose clocks are 25 hours apart: they never show the same day. */
const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Niue'] as const;

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

  test('a contact counts on the day of the site, and keeps it when the site moves', async () => {
    const page = `/${randomUUID()}`;
    await service.setContactPlaces([page], ['hero']);
    const click = async () => {
      const before = Date.now();
      await backend.clients.visitor.rpc('count_contact', { page, kind: 'book', block: 'hero' });
      return [before, Date.now()];
    };
    const days = async () =>
      (await admin.contactDays('2020-01-01')).flatMap(({ path, day }) =>
        path === page ? day : [],
      );
    /** A day may end while it is asked. */
    const daysOf = (times: readonly number[], zone: string) =>
      times.map((time) => dayOf(new Date(time), zone));

    await service.setTimeZone(ahead);
    const first = daysOf(await click(), ahead);
    const counted = await days();
    expect(counted).toHaveLength(1);
    expect(first).toContain(counted[0]);

    await service.setTimeZone(behind);
    const second = daysOf(await click(), behind);
    const after = await days();
    expect(after).toEqual([counted[0], expect.any(String)]);
    expect(second).toContain(after[1]);
    // The report has both: what was counted ahead of the present day is no less counted.
    expect(
      (await admin.contactReport(7)).flatMap(({ path, clicks }) => (path === page ? clicks : [])),
    ).toEqual([2]);
  });

  test('a post stands on its day in the report of views', async () => {
    const published = new Date(Date.now() - 5 * 86_400_000);
    const postsOn = async (zone: string) => {
      await service.setTimeZone(zone);
      const report = await admin.viewReport(30);
      const on = (day: string) => report.find((one) => one.day === day)!.posts;
      return [on(dayOf(published, ahead)), on(dayOf(published, behind))];
    };
    const before = [await postsOn(ahead), await postsOn(behind)] as const;
    await service.create(newPost({ published_at: published.toISOString() }));
    expect(await postsOn(ahead)).toEqual([before[0][0]! + 1, before[0][1]]);
    expect(await postsOn(behind)).toEqual([before[1][0], before[1][1]! + 1]);
  });

  test('a zone that does not exist is refused, and the one before stays', async () => {
    await service.setTimeZone('Europe/London');
    await expect(service.setTimeZone('Europe/Londres')).rejects.toEqual(kind('invalid'));
    if (hasSql)
      expect(await backend.sql!('select private.time_zone() as name')).toEqual([
        { name: 'Europe/London' },
      ]);
  });

  if (hasSql)
    test.each([
      ['2026-03-28T23:30:00Z', '2026-03-28'],
      ['2026-03-29T22:59:00Z', '2026-03-29'],
      ['2026-03-29T23:00:00Z', '2026-03-30'],
      ['2026-10-24T23:00:00Z', '2026-10-25'],
      ['2026-10-25T23:59:00Z', '2026-10-25'],
    ])('%s is in London on %s', async (moment, day) => {
      await service.setTimeZone('Europe/London');
      expect(
        await backend.sql!(
          `select ('${moment}'::timestamptz at time zone private.time_zone())::date::text as name`,
        ),
      ).toEqual([{ name: day }]);
    });
});
