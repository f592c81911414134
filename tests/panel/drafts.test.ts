// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createDraftStorage } from '../../engine/panel/post/draft-storage.ts';
import { keepSchedulerCopy, schedulerCopy } from '../../engine/panel/data/scheduler-copy.ts';

const full = {
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem() {
    throw new DOMException('no');
  },
} as unknown as Storage;

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  test('come back with the time they were kept at', () => {
    createDraftStorage('a', localStorage, () => new Date('2026-11-20T12:00:00Z')).write(
      'post',
      'tab',
      {
        title: 'Cabo',
      },
    );
    expect(createDraftStorage('a').of('post')).toEqual([
      { values: { title: 'Cabo' }, savedAt: '2026-11-20T12:00:00.000Z', tab: 'tab' },
    ]);
  });

  test('are gone once removed', () => {
    const drafts = createDraftStorage('a');
    drafts.write('post', 'tab', 1);
    drafts.remove('post', 'tab');
    expect(drafts.of('post')).toEqual([]);
  });

  test('of two tabs stand side by side, the latest first, before those without a tab', () => {
    const at = (day: number) =>
      createDraftStorage('a', localStorage, () => new Date(`2026-11-${day}T12:00:00Z`));
    at(20).write('post', 'one', 1);
    at(22).write('post', 'two', 2);
    at(21).write('post', '', 3);
    at(23).write('posts', 'one', 4);
    expect(
      createDraftStorage('a')
        .of('post')
        .map(({ tab, values }) => [tab, values]),
    ).toEqual([
      ['two', 2],
      ['', 3],
      ['one', 1],
    ]);
    at(24).remove('post', 'two');
    expect(createDraftStorage('a').of('post')).toHaveLength(2);
  });

  test('of one account are not shown to another', () => {
    createDraftStorage('a').write('post', 'tab', 1);
    expect(createDraftStorage('b').of('post')).toEqual([]);
  });

  test('that cannot be read are none', () => {
    localStorage.setItem('portao.draft.a.post', '{');
    expect(createDraftStorage('a').of('post')).toEqual([]);
  });

  test('are simply not kept where the browser keeps nothing', () => {
    const drafts = createDraftStorage('a', full);
    expect(drafts.write('post', 'tab', 1)).toBe(false);
    expect(() => drafts.remove('post', 'tab')).not.toThrow();
  });
});

describe("the browser's copy of the scheduler", () => {
  /** As specified. */
  const daily = { every_days: 1, makes: 'published' } as const;

  test('is kept under its own names', () => {
    keepSchedulerCopy({ ...daily, enabled: true, last_post_at: '2026-11-20T12:00:00+00:00' });
    expect({ ...localStorage }).toEqual({
      autoPostEnabled: 'true',
      lastAutoPost: '2026-11-20T12:00:00+00:00',
    });
  });

  test('knows the next run, 24 hours later, and never says that one is due', () => {
    keepSchedulerCopy({ ...daily, enabled: true, last_post_at: '2020-01-01T12:00:00+00:00' });
    expect(schedulerCopy()).toEqual({
      ...daily,
      enabled: true,
      last_post_at: '2020-01-01T12:00:00+00:00',
      next_run_at: '2020-01-02T12:00:00.000Z',
      due: false,
      runs: [],
    });
  });

  test('knows another rhythm, until it is the specified one again', () => {
    const last = { enabled: true, last_post_at: '2020-01-01T12:00:00+00:00' };
    keepSchedulerCopy({ ...last, every_days: 7, makes: 'draft' });
    expect(schedulerCopy()).toMatchObject({
      every_days: 7,
      makes: 'draft',
      next_run_at: '2020-01-08T12:00:00.000Z',
    });
    keepSchedulerCopy({ ...last, ...daily });
    expect(schedulerCopy()).toMatchObject({ ...daily, next_run_at: '2020-01-02T12:00:00.000Z' });
    expect(localStorage).toHaveLength(2);
  });

  test('forgets a last post that the database no longer knows', () => {
    keepSchedulerCopy({ ...daily, enabled: true, last_post_at: '2026-11-20T12:00:00+00:00' });
    keepSchedulerCopy({ ...daily, enabled: false, last_post_at: null });
    expect(schedulerCopy()).toMatchObject({
      enabled: false,
      last_post_at: null,
      next_run_at: null,
    });
  });

  test('is none before the first answer, and none where the browser keeps nothing', () => {
    expect(schedulerCopy()).toBeNull();
    expect(() =>
      keepSchedulerCopy({ ...daily, enabled: true, last_post_at: null }, full),
    ).not.toThrow();
  });
});
