import type { Redirect } from '#schemas/types';
import type { Rewrite } from './rewrites.ts';

/** A redirect that every host reads alike. */
export interface RedirectRule {
  /** Old path, decoded: `/três-vilas`. */
  readonly path: string;
  /** The same, percent-encoded: what stands in `_redirects`. */
  readonly from: string;
  /** New path or https address, percent-encoded, without a character that `_redirects` or nginx could misread. */
  readonly to: string;
}

/** Thrown for a redirect that cannot be written safely; `position` counts from 0 in the list that was given. */
export class RedirectRefused extends Error {
  constructor(
    readonly position: number,
    readonly field: keyof Redirect,
    readonly reason: string,
  ) {
    super(`redirects[${position}].${field}: ${reason}`);
    this.name = 'RedirectRefused';
  }
}

/** Line ends and other controls (Unicode's line separators too) and the backslash, which browsers take for a slash. */
const unsafe = /[\p{Cc}\u2028\u2029\\]/u;
const placeholderOrigin = 'https://site.invalid';
const encodeSegment = (segment: string) => encodeURIComponent(segment).replace(/\*/g, '%2A');
const ruleText = ({ from, to }: RedirectRule) => `${from} ${to} 301`;
const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

type Refuse = (reason: string) => never;

function readFrom(from: string, refuse: Refuse): string {
  if (!from.startsWith('/')) refuse('must start with "/"');
  if (/[?#]/.test(from)) refuse('must be a path, without "?" and "#"');
  // Netlify and Cloudflare Pages would take it for a pattern, nginx and our own server for an address.
  if (/\*|\/:/.test(from))
    refuse(
      'has a pattern ("*" or ":name"), and a redirect is for one address: write one for each old address',
    );
  const path = decoded(from) ?? refuse('has a broken percent escape');
  if (unsafe.test(path)) refuse('has a line break, another control character or a backslash');
  if (path === '/') refuse('is the home page');
  if (
    withoutSlash(path)
      .slice(1)
      .split('/')
      .some((segment) => /^\.{0,2}$/.test(segment))
  )
    refuse('has an empty, "." or ".." segment');
  if (withoutSlash(path) === '/404' || path === '/404.html')
    refuse('is the page for unknown paths');
  return path;
}

function readTo(to: string, refuse: Refuse): string {
  if (unsafe.test(to)) refuse('has a line break, another control character or a backslash');
  const inside = to.startsWith('/');
  if (!URL.canParse(to, inside ? placeholderOrigin : undefined))
    refuse('is neither a path nor an address');
  const url = new URL(to, inside ? placeholderOrigin : undefined);
  if (!inside && url.protocol !== 'https:' && url.protocol !== 'http:')
    refuse('must be a path or start with "https://"');
  if (url.username !== '' || url.password !== '') refuse('must not hold a name or password');
  // "//evil.example" and "/.//evil.example" name another host in a Location header.
  if (inside && (url.origin !== placeholderOrigin || url.pathname.startsWith('//')))
    refuse('must have one "/" at its start');
  const text = inside ? `${url.pathname}${url.search}${url.hash}` : url.href;
  return text.replace(
    /["'$;{}|^`<>*\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Most redirects that lead on to each other: search engines follow no more. */
const mostHops = 5;

/** Refuses redirects that lead back to themselves, or on and on. */
function refuseLoops(rules: readonly RedirectRule[], refuse: (position: number) => Refuse): void {
  const plain = (to: string) => decoded(withoutSlash(to.split(/[?#]/, 1)[0]!)) ?? to;
  const targets = new Map(rules.map(({ path, to }) => [withoutSlash(path), plain(to)]));
  rules.forEach(({ path }, position) => {
    const start = withoutSlash(path);
    let at = targets.get(start)!;
    for (let hops = 1; targets.has(at); hops += 1) {
      if (at === start) refuse(position)('leads back to itself');
      if (hops === mostHops) refuse(position)('passes through more than five redirects');
      at = targets.get(at)!;
    }
  });
}

/**
 * Checks and encodes redirects, in their order. Throws `RedirectRefused` for one that could smuggle in a second rule
 * or header, that is not an address, that repeats a path or that leads to itself, also through others.
 */
export function redirectRules(redirects: readonly Readonly<Redirect>[]): RedirectRule[] {
  const taken = new Set<string>();
  const refuseAt =
    (position: number) =>
    (field: keyof Redirect): Refuse =>
    (reason) => {
      throw new RedirectRefused(position, field, reason);
    };
  const rules = redirects.map((redirect, position) => {
    const refuse = refuseAt(position);
    const path = readFrom(redirect.from, refuse('from'));
    if (taken.has(path)) refuse('from')('repeats the path of a redirect before it');
    taken.add(path);
    const from = path.split('/').map(encodeSegment).join('/');
    const to = readTo(redirect.to, refuse('to'));
    if (withoutSlash(to.split(/[?#]/, 1)[0]!) === withoutSlash(from))
      refuse('to')('leads to itself');
    return { path, from, to };
  });
  refuseLoops(rules, (position) => refuseAt(position)('to'));
  return rules;
}

/** A rewrite with status 200 must not name the file: Cloudflare Pages would redirect to the address without `.html`. */
const rewriteText = ({ below, page, status }: Rewrite) =>
  `${below}* ${status === 200 ? page : `${page}.html`} ${status}`;

/**
 * Text of `_redirects` (Netlify, Cloudflare Pages), one rule a line: the redirects, all 301, then the pages that stand in
 * for files that are not there. Netlify puts files before these; Cloudflare Pages does not, so a rule with status 200 is
 * only for addresses that never have one, and one with status 404, which it leaves out, has a file (`nearestUnknownFile`).
 * Throws `RedirectRefused`.
 */
export function redirectsText(
  redirects: readonly Readonly<Redirect>[],
  rewrites: readonly Rewrite[] = [],
): string {
  const pages =
    rewrites.length > 0
      ? ['# Pages that answer where there is no file.', ...rewrites.map(rewriteText)]
      : [];
  return [
    '# Old paths and where they lead.',
    ...redirectRules(redirects).map(ruleText),
    ...pages,
    '',
  ].join('\n');
}

/**
 * Reads what `redirectsText` wrote: decoded old path to encoded new address. Lines that it would not have written
 * (other statuses, splats, anything unsafe) are left out, and of two rules for a path the first counts, as at the hosts.
 */
export function parseRedirects(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [from = '', to = ''] = line.split(' ', 2);
    try {
      const [rule] = redirectRules([{ from, to }]);
      if (rule && line === ruleText(rule) && !found.has(rule.path)) found.set(rule.path, rule.to);
    } catch (error) {
      if (!(error instanceof RedirectRefused)) throw error;
    }
  }
  return found;
}

/** Puts the query of a request (`?utm_source=x`, or empty) on a new address that has none; a fragment stays last. */
export function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [address = '', fragment] = to.split('#', 2);
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
