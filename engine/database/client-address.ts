import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1';
/** `::ffff:1.2.3.4` is 1.2.3.4 on a socket that takes both. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits of an IPv6 address, which are one subscriber's. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const all =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'),
          ...after,
        ];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Whom a rate limit counts: the address of the connection, or what a reverse proxy on this machine says that it is (the
 * last of X-Forwarded-For, which that proxy wrote itself). Of IPv6 the network. Kept in memory for the limit, never written.
 */
export function clientAddress(request: IncomingMessage): string {
  const direct = plain(request.socket.remoteAddress ?? '');
  const forwarded = isLoopback(direct)
    ? plain(
        String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)!
          .trim(),
      )
    : '';
  const address = isIP(forwarded) ? forwarded : direct;
  return isIP(address) === 6 ? network(address) : address;
}
