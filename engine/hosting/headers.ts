import { contentTypeOf } from './content-types.ts';

/** Name and value of a response header. */
export type Header = readonly [name: string, value: string];

/**
 * Headers of every response, whatever its status. A page's own policy is its `<meta>` (engine/render/policy.ts);
 * `frame-ancestors` counts only by header. Nothing here says `no-store`: it would take pages out of the
 * browser's back/forward cache. Source: OWASP Secure Headers.
 */
export const securityHeaders: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(),geolocation=(),microphone=()'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * Policy of a file that may hold scripts and is no page: opened at its own address, where the session of the panel lies, it runs
 * none and has no origin. In a page nothing of it counts: a drawing is shown as before.
 */
export const lockedPolicy: Header = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox; frame-ancestors 'none'",
];

/** True for a file that browsers show as a document with scripts, by its name: drawings, and whatever else is XML. */
export const mayHoldScripts = (path: string) => /[/+]xml(?:;|$)/.test(contentTypeOf(path));

/** `securityHeaders` of a file, by its name. */
export const securityHeadersOf = (path: string): readonly Header[] =>
  mayHoldScripts(path)
    ? securityHeaders.map((header) => (header[0] === lockedPolicy[0] ? lockedPolicy : header))
    : securityHeaders;

/**
 * Headers of a host that speaks HTTPS: one year (in seconds) of HTTPS only. Subdomains are left out, because they
 * may be somebody else's; the server of `npm start` leaves it out, because it speaks HTTP.
 */
export const hostHeaders: readonly Header[] = [
  ...securityHeaders,
  ['Strict-Transport-Security', 'max-age=31536000'],
];

/** Folders of the web root whose file names hold a hash of the content: a name never changes its meaning. */
export const hashedFolders = ['/assets/', '/media/'] as const;
/** The one of them with pictures, drawings, fonts and videos: never a page, never a script. */
export const mediaFolder = '/media/';

/** `Cache-Control` of hashed files: one year (in seconds), the longest that RFC 9111 caches take seriously. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: kept, but asked about by ETag before each use. */
export const revalidatedCaching = 'no-cache';

/** `Cache-Control` of a file that exists at `path` (`/assets/entry.1a2b3c4d.js`); an error is never hashed. */
export function cachingOf(path: string): string {
  return hashedFolders.some((folder) => path.startsWith(folder))
    ? hashedCaching
    : revalidatedCaching;
}
