// What `npm start` publishes because of the time alone, on a clock that the test turns.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPublicSite } from '../../cli/start/public-site.ts';
import { makeFolder } from '../engine/fixture.ts';
import { post } from '../engine/changing-site.ts';

const start = Date.parse('2026-12-24T12:59:00Z');
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

test('the next change is made within ten seconds, of the same documents and posts, and made known once', async () => {
  const counted = { timeZone: 'UTC', paths: [], blocks: [] };
  const build = vi.fn((_posts: unknown, _documents: unknown, isFirst: boolean) =>
    Promise.resolve({ counted, nextChange: isFirst ? start + 60_000 : null }),
  );
  const site = createPublicSite(makeFolder(), build);
  const posts = [post('um')];
  await site.open(posts);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(build).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(build.mock.calls.slice(1)).toEqual([[posts, 'kept', false]]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(build).toHaveBeenCalledTimes(2);
  await site.end();
});

test('a change that fails is told', async () => {
  const counted = { timeZone: 'UTC', paths: [], blocks: [] };
  let tries = 0;
  const failed = vi.fn();
  const site = createPublicSite(
    makeFolder(),
    () => {
      tries += 1;
      return tries === 2
        ? Promise.reject(new Error('a link leads nowhere'))
        : Promise.resolve({ counted, nextChange: tries === 1 ? start + 1_000 : null });
    },
    failed,
  );
  await site.open([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(tries).toBe(2);
  expect(site.timed.word).toBe('failed');
  await site.end();
});
