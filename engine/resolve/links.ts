import type { SiteSettings } from '../content/site-settings.ts';
import { contactOf, contactTarget, nearestContact } from './contacts.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { SourceLocation, Report } from '../content/report.ts';
import { writtenPosition } from './time/shown-entries.ts';
import type { SharedContent } from '../content/validate.ts';

/** A link that a document writes. */
export interface FoundLink {
  readonly link: string;
  /** Path of the page that it stands on. */
  readonly from: string;
  /** Where it was written. */
  readonly at: SourceLocation;
}

/** Paths that exist without a document: posts and the panel's tabs come from the data service. */
const servedPrefixes = ['/blog/', '/admin/'];
const outside = /^(?:https?:\/\/|mailto:|tel:)/;

/** The anchor that every page has of its own. */
export const mainAnchor = 'main';

/**
 * Links that `site.yaml` writes beside its blocks: those of the menus, of groups of places, of services, of the search
 * and of structured data, and the targets of redirects.
 */
export function linksOfSettings({ document, file }: SharedContent['settings']): FoundLink[] {
  const {
    menus,
    regionGroups,
    structuredData,
    redirects = [],
    services = [],
    authors = {},
    search,
  } = document;
  const found = (link: string | undefined, pointer: Pointer): FoundLink[] =>
    link === undefined ? [] : [{ link, from: '/', at: { file, pointer } }];
  return [
    ...menus.header.flatMap((entry, position) =>
      found(entry.link, ['menus', 'header', writtenPosition(entry, position), 'link']),
    ),
    ...menus.mobile.flatMap((entry, position) =>
      found(entry.link, ['menus', 'mobile', writtenPosition(entry, position), 'link']),
    ),
    ...regionGroups.flatMap(({ link }, position) =>
      found(link, ['regionGroups', position, 'link']),
    ),
    ...services.flatMap(({ page }, position) => found(page, ['services', position, 'page'])),
    ...Object.entries(authors).flatMap(([name, { link }]) =>
      found(link, ['authors', name, 'link']),
    ),
    ...search.promoted.flatMap(({ link }, position) =>
      found(link, ['search', 'promoted', position, 'link']),
    ),
    ...(structuredData.emergencyPages ?? []).flatMap((link, position) =>
      found(link, ['structuredData', 'emergencyPages', position]),
    ),
    ...redirects.flatMap((entry, position) =>
      found(entry.to, ['redirects', writtenPosition(entry, position), 'to']),
    ),
  ];
}

/** The page and the anchor that a link leads to ('' and undefined where it names none); null if it leads out of the site. `from`: path of the page that it stands on. */
function targetOf(
  link: string,
  from: string,
  host: string,
): { readonly path: string; readonly anchor: string | undefined } | null {
  const inside = outside.test(link) ? pathOnSite(link, host) : link;
  if (inside === null) return null;
  const [target = '', anchor] = inside.split('#', 2);
  return {
    path: (target.split('?', 1)[0] ?? '') || (inside.startsWith('#') ? from : ''),
    anchor: anchor || undefined,
  };
}

/** The path of the page that a link names, of the site itself at `url`; null for one that leads elsewhere, '' for one that names no page (`#part`). */
export function pathOfLink(link: string, url: string): string | null {
  const address = webAddress(link);
  return targetOf(link, '', address ? hostOf(new URL(url)) : '')?.path ?? null;
}

/** The path that a whole address names at the site itself; null for one of elsewhere, and for a file. */
function pathOnSite(link: string, host: string): string | null {
  const url = webAddress(link);
  if (!url || hostOf(url) !== host) return null;
  const path = decodePath(url.pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/+$/, '$1');
  return /\.\w+$/.test(path) ? null : `${path || '/'}${url.hash}`;
}

const webAddress = (link: string): URL | null =>
  /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link) : null;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What an address is called, with or without `www.`. */
const hostOf = (url: URL) => url.host.replace(/^www\./, '');

/** Hosts that lead to whoever follows the link, or into their own network (RFC 1918, RFC 6761). */
const local =
  /^(?:localhost|[^.]+\.(?:local|localhost|test)|127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1?\])$/;

/** True for the name of a host that only those in a network of their own reach. */
export const isLocalHost = (host: string) => local.test(host);

/** True for a path that no document has to have: a redirect, or one whose pages come from the data service. */
function isServed(path: string, redirects: SiteSettings['redirects'] = []): boolean {
  return (
    redirects.some((redirect) => redirect.from === path) ||
    servedPrefixes.some((prefix) => path.startsWith(prefix))
  );
}

/** What is wrong with where a link leads. */
export interface LinkFault {
  /** `local`: it leads to the computer of whoever follows it. */
  readonly kind: 'page' | 'anchor' | 'local';
  readonly path: string;
  readonly anchor: string;
}

/** What is wrong with where a link on the page `from` leads; null if nothing is. `anchorsAt`: the anchors of the page at a path, undefined where there is none. */
export function linkFault(
  link: string,
  from: string,
  { url, redirects }: Pick<SiteSettings, 'url' | 'redirects'>,
  anchorsAt: (path: string) => Pick<ReadonlySet<string>, 'has'> | undefined,
): LinkFault | null {
  const address = webAddress(link);
  if (address && local.test(address.hostname))
    return { kind: 'local', path: `${decodePath(address.pathname)}${address.hash}`, anchor: '' };
  const target = targetOf(link, from, address ? hostOf(new URL(url)) : '');
  if (!target) return null;
  const { path, anchor = '' } = target;
  const anchors = anchorsAt(path);
  if (!anchors) return isServed(path, redirects) ? null : { kind: 'page', path, anchor };
  return anchor === '' || anchors.has(anchor) ? null : { kind: 'anchor', path, anchor };
}

/** Reports a link to a chat or a call whose number `site.yaml` does not know: nobody would find it when the number changes. */
export function checkContact(
  { link, at }: FoundLink,
  contacts: SiteSettings['contacts'],
  report: Report,
): void {
  const target = contactTarget(link);
  if (!target || contactOf(target, contacts) !== null) return;
  report.add(at, 'contact-number-unknown', {
    link,
    kind: target.kind,
    nearest: nearestContact(target, contacts),
  });
}
