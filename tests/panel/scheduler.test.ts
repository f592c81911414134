import { describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../engine/panel/scheduler/due-post.ts';
import { autoPost } from '../../engine/blog/generator/auto-post.ts';
import type { SchedulerState } from '../../engine/blog/post-store.ts';
import { generatorData } from './generator-data.ts';
import { storeWith } from './posts.ts';

const { templates } = generatorData;
const now = Date.parse('2026-11-20T12:00:00Z');
const state = (fields: Partial<SchedulerState>): SchedulerState => ({
  enabled: true,
  every_days: 1,
  makes: 'published',
  last_post_at: '2026-11-20T11:00:00Z',
  next_run_at: '2026-11-21T11:00:00Z',
  due: false,
  runs: [],
  ...fields,
});

describe('the wait for the next post', () => {
  test('lasts until 24 hours have passed', () =>
    expect(waitFor(state({}), now)).toBe(23 * 60 * 60 * 1000));
  test('is over at once where one is due, or none was ever made', () => {
    expect(waitFor(state({ due: true }), now)).toBe(0);
    expect(waitFor(state({ last_post_at: null, next_run_at: null }), now)).toBe(0);
  });
  test('has no end while the scheduler is paused', () =>
    expect(waitFor(state({ enabled: false, due: true }), now)).toBeNull());
  test('is a minute where this clock is ahead of the database', () =>
    expect(waitFor(state({ next_run_at: '2026-11-20T11:59:00Z' }), now)).toBe(60_000));
  test('fits into a timer', () =>
    expect(waitFor(state({ next_run_at: '2030-01-01T00:00:00Z' }), now)).toBe(2 ** 31 - 1));
});

describe('an automatic post', () => {
  const made = { outcome: 'created', reason: 'due', post: null } as const;
  /** Of a site that refuses nothing. */
  const refuse = () => undefined;

  test('is about the topic that the database names, of all thirty, and carries its name', async () => {
    const nextTopic = vi.fn(() => Promise.resolve('Troca de cabo de aço'));
    const insert = vi.fn(() => Promise.resolve(made));
    await autoPost(storeWith({ nextTopic, autoPost: insert }), generatorData, {
      refuse,
      now: new Date(now),
    });
    expect(nextTopic).toHaveBeenCalledWith(templates.topics.map(({ name }) => name));
    expect(templates.topics).toHaveLength(30);
    expect(insert).toHaveBeenCalledWith(
      expect.objectContaining({
        topic: 'Troca de cabo de aço',
        title: expect.stringContaining('Troca de cabo de aço') as string,
      }),
      { force: false },
    );
  });

  test('is not made by force unless it is asked for', async () => {
    const insert = vi.fn(() => Promise.resolve(made));
    await autoPost(
      storeWith({ nextTopic: () => Promise.resolve('Troca de cabo de aço'), autoPost: insert }),
      generatorData,
      { refuse, force: true },
    );
    expect(insert).toHaveBeenCalledWith(expect.anything(), { force: true });
  });
});
