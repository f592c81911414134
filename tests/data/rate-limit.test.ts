import { describe, expect, test } from 'vitest';
import { RateLimit } from '../../engine/database/rate-limit.ts';

describe('a rate limit', () => {
  const clock = () => {
    const time = { now: 0 };
    return Object.assign(time, { limit: new RateLimit({ count: 3, seconds: 30 }, () => time.now) });
  };

  test('lets so many through at once, then says how long to wait', () => {
    const { limit } = clock();
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([
      0, 0, 0, 10,
    ]);
  });

  test('lets one through again after each share of the time', () => {
    const state = clock();
    for (let count = 0; count < 3; count++) state.limit.take('a');
    state.now = 9_000;
    expect(state.limit.take('a')).toBe(1);
    state.now = 10_000;
    expect([state.limit.take('a'), state.limit.take('a')]).toEqual([0, 10]);
    state.now = 1e9;
    expect([
      state.limit.take('a'),
      state.limit.take('a'),
      state.limit.take('a'),
      state.limit.take('a'),
    ]).toEqual([0, 0, 0, 10]);
  });

  test('counts each client alone', () => {
    const { limit } = clock();
    for (let count = 0; count < 4; count++) limit.take('a');
    expect(limit.take('b')).toBe(0);
  });

  test('takes back what did not count, and never more than there is', () => {
    const { limit } = clock();
    for (let count = 0; count < 50; count++) {
      expect(limit.take('a')).toBe(0);
      limit.giveBack('a');
    }
    limit.giveBack('a');
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0]);
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  test('says how much was used, and takes more than there is from whoever did harm', () => {
    const state = clock();
    const { limit } = state;
    expect(limit.spent('a')).toBe(0);
    limit.take('a');
    expect(limit.spent('a')).toBe(1);
    limit.charge('a', 10);
    expect(limit.take('a')).toBeGreaterThan(limit.take('b'));
    state.now = 1e9;
    expect(limit.take('a')).toBe(0);
  });

  test('does not grow with the number of clients', () => {
    const { limit } = clock();
    for (let client = 0; client < 50_000; client++) limit.take(String(client));
    expect(
      (limit as unknown as { clients: Map<string, unknown> }).clients.size,
    ).toBeLessThanOrEqual(10_000);
  });
});
