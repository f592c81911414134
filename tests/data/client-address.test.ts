// Whom the budgets count: the connection, and behind trusted proxies alone what these say.
import type { IncomingMessage } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import {
  clientAddress,
  senderNames,
  trustedProxies,
} from '../../engine/database/client-address.ts';

const coming = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;
const from = (remoteAddress: string, forwarded?: string, trust = '0') =>
  clientAddress(coming(remoteAddress, forwarded), trustedProxies(trust)!);

describe('whom a budget counts', () => {
  test('is the address of the connection', () => {
    expect(from('203.0.113.7')).toBe('203.0.113.7');
    expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('is never what a client says of itself, from this machine neither', () => {
    expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(from('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  test('is what so many proxies say that are trusted, the nearest last', () => {
    expect(from('127.0.0.1', '10.0.0.1, 198.51.100.1', '1')).toBe('198.51.100.1');
    expect(from('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '2')).toBe('198.51.100.1');
    expect(from('127.0.0.1', '198.51.100.1', '3')).toBe('198.51.100.1');
    expect(from('127.0.0.1', 'qualquer coisa', '1')).toBe('127.0.0.1');
    expect(from('127.0.0.1', '[2001:db8:1:2:3::4]:443', '1')).toBe('2001:db8:1:2');
    expect(from('127.0.0.1', '198.51.100.1:5123', '1')).toBe('198.51.100.1');
  });

  test('is what proxies at trusted addresses say, and not what others say through them', () => {
    const trust = '127.0.0.1, 10.0.0.0/8, fd00::/8';
    expect(from('127.0.0.1', '6.6.6.6, 198.51.100.1', trust)).toBe('198.51.100.1');
    expect(from('::ffff:10.1.2.3', '6.6.6.6, 198.51.100.1, 10.0.0.9', trust)).toBe('198.51.100.1');
    expect(from('fd00::1', '198.51.100.1', trust)).toBe('198.51.100.1');
    expect(from('203.0.113.7', '198.51.100.1', trust)).toBe('203.0.113.7');
  });

  test('is the network of an IPv6 address', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(from('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(from('2001:db8::9')).toBe('2001:db8:0:0');
  });

  test('is kept under a name that is no address', () => {
    const [one, other] = [senderNames(), senderNames()];
    expect(one(coming('203.0.113.7'))).toBe(one(coming('203.0.113.7')));
    expect(one(coming('203.0.113.7'))).not.toBe(one(coming('203.0.113.8')));
    expect(one(coming('203.0.113.7'))).not.toBe(other(coming('203.0.113.7')));
    expect(one(coming('203.0.113.7'))).not.toContain('203');
  });
});

describe('TRUST_PROXY', () => {
  test.each(['', 'sim', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0.1,', 'proxy.local', '::/200'])(
    'does not take %j',
    (text) => expect(trustedProxies(text)).toBeNull(),
  );

  test('that is missing is told once, when a proxy passes a request on', () => {
    const onUntrusted = vi.fn();
    const nameOf = senderNames({ onUntrusted });
    nameOf(coming('127.0.0.1'));
    nameOf(coming('203.0.113.7', '198.51.100.1'));
    expect(onUntrusted).not.toHaveBeenCalled();
    nameOf(coming('127.0.0.1', '198.51.100.1'));
    nameOf(coming('127.0.0.1', '198.51.100.2'));
    expect(onUntrusted).toHaveBeenCalledTimes(1);
    const trusting = senderNames({ trusted: 1, onUntrusted });
    trusting(coming('127.0.0.1', '198.51.100.1'));
    expect(onUntrusted).toHaveBeenCalledTimes(1);
  });
});
