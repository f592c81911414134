import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { RateLimit } from '../../engine/database/rate-limit.ts';
import { clientAddress } from '../../engine/database/client-address.ts';

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

  test('does not grow with the number of clients', () => {
    const { limit } = clock();
    for (let client = 0; client < 50_000; client++) limit.take(String(client));
    expect(
      (limit as unknown as { clients: Map<string, unknown> }).clients.size,
    ).toBeLessThanOrEqual(10_000);
  });
});

describe('whom a limit counts', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    clientAddress({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage);

  test('is the address of the connection', () => {
    expect(from('203.0.113.7')).toBe('203.0.113.7');
    expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('is never what a client says of itself', () => {
    expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  test('is what a reverse proxy on this machine says, the last that it added', () => {
    expect(from('127.0.0.1', '10.0.0.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(from('::1', '198.51.100.1')).toBe('198.51.100.1');
    expect(from('127.0.0.1', 'qualquer coisa')).toBe('127.0.0.1');
  });

  test('is the network of an IPv6 address', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(from('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(from('2001:db8::9')).toBe('2001:db8:0:0');
  });
});
