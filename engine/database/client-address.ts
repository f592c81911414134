import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Whose `X-Forwarded-For` counts: nobody's; that of so many proxies before this server; that of proxies at these
 * addresses or networks.
 */
export type TrustedProxies = number | readonly ReturnType<typeof ipaddr.parseCIDR>[];

/** In full: `1.5` is 1.0.0.5 to some, and a mistake here. */
const isAddress = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
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

/** An address without its port and brackets, IPv4 where it is that in the form of IPv6; null if it is none. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isAddress(bare) ? ipaddr.process(bare) : null;
}

/** One subscriber's: an IPv4 address, or the first 64 bits of an IPv6 one. */
const subscriber = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv6'
    ? (address as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();

const isTrusted = (address: ipaddr.IPv4 | ipaddr.IPv6, place: number, trusted: TrustedProxies) =>
  typeof trusted === 'number'
    ? place < trusted
    : trusted.some(
        ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
      );

/** The address that a request comes from: of the connection, or what proxies say that are trusted, the nearest last. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const direct = parsed(request.socket.remoteAddress ?? '');
  if (!direct) return '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let found = direct;
  for (let place = 0; isTrusted(found, place, trusted); place += 1) {
    const before = parsed(forwarded.at(-1 - place) ?? '');
    if (!before) break;
    found = before;
  }
  return subscriber(found);
}

/** Where a proxy of one's own is: whoever comes from elsewhere may write into the header what they like. */
const near = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Whose a connection is: a subscriber's, null where a proxy of one's own may speak for many. */
export function subscriberAt(address: string): string | null {
  const direct = parsed(address);
  return direct && !near.has(direct.range()) ? subscriber(direct) : null;
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
      const direct = parsed(request.socket.remoteAddress ?? '');
      if (direct && near.has(direct.range()) && !isTrusted(direct, 0, trusted)) {
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
