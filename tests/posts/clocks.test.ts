// What is kept for a time outlives a clock that is wrong, and goes when the time has passed.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bareDatabase, earlierMigrations, setClock, type BareDatabase } from './bare-database.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const year = 365 * day;
const start = Date.parse('2026-11-23T12:00:00Z');

let db: BareDatabase;
let now: number;
/** The clock goes on, or jumps. */
const at = (moment: number) => setClock((now = moment));

beforeAll(async () => {
  at(start);
  db = await bareDatabase();
});
beforeEach(async () => {
  at(start);
  await db.sql('reset role');
  await db.sql(
    'truncate public.audit_log, public.post_versions, public.deleted_posts, public.view_days',
  );
  await db.sql(
    'update private.observed_time set looked_at = clock_timestamp(), moment = clock_timestamp()',
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await db?.close();
});

let count = 0;
/** Writes a post, changes it, deletes it: a version each, a line of history each, one post in the bin. */
async function work() {
  const slug = `post-${(count += 1)}`;
  await db.sql(`insert into public.blog_posts (title, slug, content) values ('a', '${slug}', 'a')`);
  await db.sql(`update public.blog_posts set title = 'b', status = 'draft' where slug = '${slug}'`);
  await db.sql(`delete from public.blog_posts where slug = '${slug}'`);
}

/** How much is kept. */
const kept = async () =>
  (
    await db.sql<Record<string, number>>(
      `select (select count(*)::int from public.audit_log) as noted, (select count(*)::int from public.post_versions) as versions,
        (select count(*)::int from public.deleted_posts) as deleted`,
    )
  )[0]!;
const times = (pieces: number) => ({ noted: 3 * pieces, versions: 2 * pieces, deleted: pieces });

/** The server runs, and somebody visits the site each day. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed++) {
    at(now + day);
    await db.sql('insert into public.view_days values (private.today(), 1) on conflict do nothing');
  }
}

describe('an entry of a form', () => {
  const entry = (days: number, more = {}) =>
    db.sql(
      `select private.take_entry('${JSON.stringify({ path: '/', form: 'f', heading: 'F', fields: [], keep_days: days, ...more })}')`,
    );
  const entries = async () =>
    (
      await db.sql<{ days: number }>(
        'select keep_days as days from public.form_entries order by keep_days',
      )
    ).map(({ days }) => days);
  beforeEach(() => db.sql('truncate public.form_entries'));

  test('goes after the days that its form names', async () => {
    for (const days of [7, 30, 90]) await entry(days);
    await pass(6);
    expect(await entries()).toEqual([7, 30, 90]);
    await pass(2);
    expect(await entries()).toEqual([30, 90]);
    await pass(83);
    expect(await entries()).toEqual([]);
  });

  test('goes with a build too, and not for a clock that jumps', async () => {
    await entry(7);
    const build = () => db.sql("select private.set_contact_places('{/}', '{hero}')");
    at(now + 50 * year);
    await build();
    expect(await entries()).toEqual([7]);
    at(start);
    for (let passed = 0; passed < 8; passed += 1) {
      at(now + day);
      await build();
    }
    expect(await entries()).toEqual([]);
  });

  test.each([
    { path: 'fora' },
    { path: null },
    { form: '' },
    { fields: { label: 'a' } },
    { fields: ['a'] },
    { fields: [{ label: 'a', value: 1 }] },
    { fields: [{ label: 'a' }] },
    { fields: Array.from({ length: 13 }, () => ({ label: 'a', value: 'b' })) },
    { fields: [{ label: 'a', value: 'b'.repeat(100_001) }] },
    { keep_days: 0 },
    { keep_days: 99_999 },
    { keep_days: null },
  ])('that is none is not kept: %j', async (more) => {
    await expect(entry(7, more)).rejects.toThrow();
    expect(await entries()).toEqual([]);
  });

  test('is refused where 20,000 are kept', async () => {
    await db.sql(
      "insert into public.form_entries (path, form, heading, fields, keep_days) select '/', 'f', 'F', '[]', 7 from generate_series(1, 19999)",
    );
    await entry(7);
    await expect(entry(7)).rejects.toThrow('20,000');
  });
});

describe('a clock that jumps', () => {
  const jumps = [second, minute, hour, 12 * hour, 2 * day, 31 * day, 200 * day, 3, 12, 50].map(
    (length, place) => (place < 7 ? length : length * year),
  );

  test.each(jumps.flatMap((jump) => [jump, -jump]))(
    'by %d ms and back erases nothing',
    async (jump) => {
      await work();
      at(now + jump);
      await work();
      await work();
      at(now - jump + hour);
      await work();
      expect(await kept()).toEqual(times(4));
    },
  );

  test('forward and back, twenty times one after the other, erases nothing', async () => {
    await work();
    for (const jump of jumps.flatMap((length) => [length, -length])) {
      at(now + jump);
      await work();
      at(now - jump + hour);
    }
    await work();
    expect(await kept()).toEqual(times(22));
  });

  test('does not age what was written while it was back', async () => {
    at(start - 7 * year);
    await work();
    at(start + hour);
    await pass(20);
    await work();
    expect(await kept()).toEqual(times(2));
  });

  test('holds the scheduler up for no more than a day', async () => {
    await db.sql('set role service_role');
    await db.sql('select public.set_scheduler(true)');
    const draft = (topic: string) => `{"title": "a", "slug": "${topic}", "content": "a"}`;
    const outcome = async (topic: string) =>
      (
        await db.sql<{ outcome: string }>(
          `select public.auto_post('${draft(topic)}') ->> 'outcome' as outcome`,
        )
      )[0]!.outcome;
    at(start + 3 * year);
    expect(await outcome('ahead')).toBe('created');
    at(start);
    expect(await db.sql("select public.scheduler_state() ->> 'due' as due")).toEqual([
      { due: 'true' },
    ]);
    expect(await outcome('back')).toBe('created');
    expect(await outcome('twice')).toBe('skipped');
  });
});

describe('time that passes', () => {
  test('empties the bin after 30 days, and not before', async () => {
    await work();
    await pass(29);
    await work();
    expect((await kept()).deleted).toBe(2);
    await pass(2);
    await work();
    expect((await kept()).deleted).toBe(2);
  });

  test('throws away history after two years, versions of posts that are gone after one, contacts after three', async () => {
    const click = (back: number) =>
      db.sql(
        `insert into public.contact_clicks values (private.today() - ${back}, '/', 'chat', 'hero', 1)`,
      );
    await work();
    await click(0);
    await pass(366);
    await work();
    expect(await kept()).toEqual({ noted: 6, versions: 2, deleted: 1 });
    await pass(366);
    await work();
    expect((await kept()).noted).toBe(6);
    await click(0);
    await pass(366);
    const { clicks } = (
      await db.sql<{ clicks: number }>(
        "select count(*)::int as clicks from public.contact_clicks, public.set_contact_places('{/}', '{hero}')",
      )
    )[0]!;
    expect(clicks).toBe(2);
    expect(await db.sql('select count(*)::int as clicks from public.contact_clicks')).toEqual([
      { clicks: 1 },
    ]);
  });

  test('is counted from the last change where the database was made before, and the clock is years ahead of it', async () => {
    const current = db;
    const [before, after] = earlierMigrations('observed_time');
    db = await bareDatabase({ migrations: before });
    await work();
    await work();
    await db.sql("insert into public.blog_posts (title, slug, content) values ('a', 'da', 'a')");
    at(start + 3 * year);
    await db.run(after);
    await work();
    const { deleted } = await kept();
    await db.close();
    db = current;
    expect(deleted).toBe(3);
  });
});

describe('the minute of contacts', () => {
  test('counts on for whoever brings the minute before, and begins anew where the clock was put back', async () => {
    await db.sql("select public.set_contact_places('{/}', '{hero}')");
    const clicked = async (clicks: number) => {
      let counted = 0;
      for (let click = 0; click < clicks; click++)
        counted += (
          await db.sql<{ counted: boolean }>(
            "select public.count_contact('/', 'chat', 'hero') as counted",
          )
        )[0]!.counted
          ? 1
          : 0;
      return counted;
    };
    at(start + minute);
    expect(await clicked(20)).toBe(20);
    at(start + minute - second);
    expect(await clicked(5)).toBe(0);
    at(start + minute);
    expect(await clicked(5)).toBe(0);
    at(start - year);
    expect(await clicked(5)).toBe(5);
  });
});
