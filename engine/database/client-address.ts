import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isAddress, isNear, parseAddress, subscriberOf } from '../server/subscriber.ts';

/**
 * Whose `X-Forwarded-For` counts: nobody's; that of so many proxies before this server; that of proxies at these
 * addresses or networks.
 */
export type TrustedProxies = number | readonly ReturnType<typeof ipaddr.parseCIDR>[];

const isNetwork = (text: string) =>
  ipaddr.isValidCIDR(text) && isAddress(text.replace(/\/.*$/, ''));

/** Reads `TRUST_PROXY`: a number from 0 to 10, or addresses and networks (`10.0.0.0/8`) with commas between; null if it is neither. */
export function trustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? Number(text) : null;
  const networks = text.split(',').map((one) => one.trim());
  if (!networks.every((one) => isAddress(one) || isNetwork(one))) return null;
  return networks.map((one) =>
    isNetwork(one)
      ? ipaddr.parseCIDR(one)
      : [ipaddr.process(one), ipaddr.process(one).kind() === 'ipv6' ? 128 : 32],
  );
}

const isTrusted = (address: ipaddr.IPv4 | ipaddr.IPv6, hop: number, trusted: TrustedProxies) =>
  typeof trusted === 'number'
    ? hop < trusted
    : trusted.some(
        ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
      );

/** The address that a request comes from: of the connection, or what proxies say that are trusted, the nearest last. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const direct = parseAddress(request.socket.remoteAddress ?? '');
  if (!direct) return '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let found = direct;
  for (let hop = 0; isTrusted(found, hop, trusted); hop += 1) {
    const before = parseAddress(forwarded.at(-1 - hop) ?? '');
    if (!before) break;
    found = before;
  }
  return subscriberOf(found);
}

/** The network of a sender: what one customer may have of IPv6, 65,536 times what one subscriber has. The same as the name for IPv4. */
export const networkOf = (sender: string): string => sender.split(' ', 1)[0]!;

/** How many names are remembered, and for how long a text, characters. */
const [remembered, longestRemembered] = [10_000, 200];

/**
 * Names of senders for the budgets: an address, salted and hashed, behind the /48 of an IPv6 one. Without a salt the names are
 * those of this process.
 */
export function senderNames({
  trusted = 0,
  onUntrusted = () => undefined,
  salt = randomBytes(32),
}: {
  readonly trusted?: TrustedProxies;
  readonly salt?: Uint8Array;
  /** Told once of the first request that a proxy of this machine or network passed on which is not trusted. */
  readonly onUntrusted?: () => void;
} = {}): (request: IncomingMessage) => string {
  const nameOf = (text: string) =>
    createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
  let told = false;
  /** A sender asks many times, and to read an address takes longer than to answer most requests. */
  const known = new Map<string, string>();
  return (request) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      const direct = parseAddress(request.socket.remoteAddress ?? '');
      if (direct && isNear(direct) && !isTrusted(direct, 0, trusted)) {
        told = true;
        onUntrusted();
      }
    }
    const said = `${request.socket.remoteAddress} ${request.headers['x-forwarded-for'] ?? ''}`;
    const before = known.get(said);
    if (before) return before;
    const address = clientAddress(request, trusted);
    const network = /^(?:[\da-f]+:){3}/.exec(address)?.[0];
    const name = network ? `${nameOf(network)} ${nameOf(address)}` : nameOf(address);
    if (known.size >= remembered) known.clear();
    if (said.length <= longestRemembered) known.set(said, name);
    return name;
  };
}
