import ipaddr from 'ipaddr.js';

/** Whose a connection is: a subscriber's, null where a proxy of one's own may speak for many. */
export function subscriberAt(address: string): string | null {
  const direct = parseAddress(address);
  return direct && !isNear(direct) ? subscriberOf(direct) : null;
}

/** In full: `1.5` is 1.0.0.5 to some, and a mistake here. */
export const isAddress = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** An address without its port and brackets, IPv4 where it is that in the form of IPv6; null if it is none. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isAddress(bare) ? ipaddr.process(bare) : null;
}

/** One subscriber's: an IPv4 address, or the first 64 bits of an IPv6 one. */
export const subscriberOf = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv6'
    ? (address as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();

/** Where a proxy of one's own is: whoever comes from elsewhere may write into the header what they like. */
const near = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** True for an address of this machine or its network. */
export const isNear = (address: ipaddr.IPv4 | ipaddr.IPv6) => near.has(address.range());
