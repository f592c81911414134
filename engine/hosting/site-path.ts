/** The target of a request, taken apart. */
export interface Target {
  /** Decoded once; begins with `/`, has no control character, no backslash and no `.` or `..` segment. */
  readonly path: string;
  /** As it came: `?utm_source=x`, or empty. */
  readonly query: string;
}

/** Reads a request target, in origin form or (RFC 9112 §3.2.2) absolute form; null if it is malformed or tries to climb. */
export function parseTarget(url: string): Target | null {
  const [raw = '', ...rest] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  if (!(raw.startsWith('/') || (raw === '' && url !== '')) || raw.includes('#')) return null;
  let path: string;
  try {
    path = decodeURIComponent(raw) || '/';
  } catch {
    return null;
  }
  if (
    /[\p{Cc}\\]/u.test(path) ||
    path.split('/').some((segment) => segment === '.' || segment === '..')
  )
    return null;
  return { path, query: rest.length > 0 ? `?${rest.join('?')}` : '' };
}

/** The one address of what `path` names: no `.html`, no `/index`, no doubled slash, none at the end. */
export function canonicalPath(path: string): string {
  const name = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return name === '' ? '/' : name;
}

/** The one address of what a path with capital letters names: addresses of ours have none, and phones begin what one types with one. Null where there is none to mend. */
export function inSmallLetters(path: string): string | null {
  const small = path.toLowerCase();
  return small === path ? null : canonicalPath(small);
}

/** The path of a page as a phone begins it, `/Centro`; null where it does not begin with a letter. */
export function asPhonesType(path: string): string | null {
  const typed = path.slice(0, 1) + path.slice(1, 2).toUpperCase() + path.slice(2);
  return typed === path ? null : typed;
}

/** Percent-encodes a decoded path; safe in a Location header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const hostFiles = new Set(['/_headers', '/_redirects', '/nginx.conf']);

/**
 * True for what lies in the web root and is not for visitors: files for hosts, dotfiles (but `/.well-known/`: RFC 8615) and
 * compressed copies.
 * A colon would name a stream of a file on Windows.
 */
export function isHidden(path: string): boolean {
  const name = path.toLowerCase();
  return hostFiles.has(name) || /\/\.(?!well-known\/)|:|\.(?:br|gz)$/.test(name);
}

/** File of a page below the web root: `/` is `index.html`, `/vila-nova` is `vila-nova.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Files below the web root that may answer for a canonical path, first match first. */
export function filesFor(path: string): string[] {
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  const pages = [`${name}.html`, `${name}/index.html`];
  // A name without an extension is a page; the order only saves a look at the disk.
  return /\.[^/]*$/.test(name) ? [name, ...pages] : [...pages, name];
}
