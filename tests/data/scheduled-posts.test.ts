// When pages are made anew because of the time alone, on a clock that the test turns.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPosts } from '../../engine/database/scheduled-posts.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const due = vi.fn();
let clock: ReturnType<typeof watchPosts>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  due.mockClear();
  clock = watchPosts(due);
});
afterEach(() => {
  clock.end();
  vi.useRealTimers();
});

/** Time passes, and the machine is awake. */
const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** Days pass, of which the machine was awake for the last minute: a look every two seconds would take as long as a test. */
const days = (count: number) => {
  vi.setSystemTime(Date.now() + count * 86_400_000 - 60_000);
  wait(60_000);
};

test('says so within two seconds of the moment, and once', () => {
  clock.holds(Date.now(), '2026-11-22T13:00:00.5+00:00');
  wait(3_600_000);
  expect(due).not.toHaveBeenCalled();
  wait(2_500);
  expect(due).toHaveBeenCalledTimes(1);
  days(1);
  expect(due).toHaveBeenCalledTimes(1);
});

test('says nothing before it knows what was read, and never where nothing will change', () => {
  days(1);
  clock.holds(Date.now(), null);
  days(365);
  expect(due).not.toHaveBeenCalled();
});

test.each(['infinity', '-infinity', '12000-01-01T00:00:00+00:00', ''])(
  'waits for no moment that is none: %j',
  (moment) => {
    clock.holds(Date.now(), moment);
    wait(30_000);
    expect(due).not.toHaveBeenCalled();
  },
);

test.each([
  ['a machine that slept through the moment', Date.parse('2026-11-24T00:00:00Z')],
  ['a clock that was set forward past it', Date.parse('2036-01-01T00:00:00Z')],
  ['a clock that was set back, when other posts were public', start - 60_000],
])('says so two seconds after %s', (_what, now) => {
  clock.holds(Date.now(), '2026-11-23T12:00:00+00:00');
  wait(10_000);
  vi.setSystemTime(now);
  wait(2_000);
  expect(due).toHaveBeenCalledTimes(1);
});

test('rests between two calls where the clock of the database is behind', () => {
  due.mockImplementation(() => clock.holds(Date.now(), '2026-11-22T12:00:01+00:00'));
  due();
  wait(60_000);
  expect(due.mock.calls.length).toBeLessThanOrEqual(13);
  expect(due.mock.calls.length).toBeGreaterThan(3);
  due.mockReset();
});

test('a moment months away waits in no timer', () => {
  clock.holds(Date.now(), '2027-11-22T12:00:00+00:00');
  // A timer for so long would be over at once: 2³¹ ms are the most.
  wait(60_000);
  days(200);
  expect(due).not.toHaveBeenCalled();
  days(164);
  expect(due).not.toHaveBeenCalled();
  days(1);
  expect(due).toHaveBeenCalledTimes(1);
});
