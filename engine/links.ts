import type { SiteDocument } from '#schemas/types';
import { contactOf, contactTarget, nearestContact } from './contact-links.ts';
import type { Pointer } from './diagnostics/problem.ts';
import { nearest } from './diagnostics/suggest.ts';
import type { Report } from './report.ts';
import type { ResolvedPage } from './resolved-page.ts';
import type { SourceFile } from './source-file.ts';
import type { Site } from './validate.ts';
import { factsOf } from './validators.ts';

/** A link that a document writes, and where. */
export interface FoundLink {
  readonly link: string;
  /** Path of the page that it stands on. */
  readonly from: string;
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** Paths that exist without a document: posts and the panel's tabs come from the data service. */
const servedPrefixes = ['/blog/', '/admin/'];
const outside = /^(?:https?:\/\/|mailto:|tel:)/;

/** Every `id` in a value, at any depth. */
function collectIds(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (value !== null && typeof value === 'object') {
    for (const [name, field] of Object.entries(value)) {
      if (name === 'id' && typeof field === 'string') ids.add(field);
      else collectIds(field, ids);
    }
  }
}

/** Ids of a page's HTML: those that documents write, and the services; groups of regions have one as well, but show none. */
function idsOf(page: ResolvedPage): Set<string> {
  const ids = new Set(['main']);
  for (const { type, props } of page.blocks) {
    const facts = factsOf.get(type) ?? [];
    collectIds(Object.fromEntries(Object.entries(props).filter(([name]) => name === 'services' || !facts.includes(name))), ids);
  }
  return ids;
}

/** Links that `site.yaml` writes beside its blocks: those of the menus, and the targets of redirects. */
export function linksOfSettings({ document, file }: Site['settings']): FoundLink[] {
  const { menus, redirects = [] } = document;
  const found = (link: string | undefined, pointer: Pointer): FoundLink[] => (link === undefined ? [] : [{ link, from: '/', file, pointer }]);
  return [
    ...menus.header.flatMap(({ link }, position) => found(link, ['menus', 'header', position, 'link'])),
    ...menus.mobile.flatMap(({ link }, position) => found(link, ['menus', 'mobile', position, 'link'])),
    ...redirects.flatMap(({ to }, position) => found(to, ['redirects', position, 'to'])),
  ];
}

/** Reports a link to a chat or a call whose number `site.yaml` does not know: nobody would find it when the number changes. */
function checkContact({ link, file, pointer }: FoundLink, contacts: SiteDocument['contacts'], report: Report): void {
  const target = contactTarget(link);
  if (!target || contactOf(target, contacts) !== null) return;
  report.add({ file, pointer }, 'contact-number-unknown', { link, kind: target.kind, nearest: nearestContact(target, contacts) });
}

/** Reports links and anchors that lead to nothing, links with a protocol that a page must not have, and numbers that are no contact. */
export function checkLinks(links: readonly FoundLink[], pages: readonly ResolvedPage[], { redirects = [], contacts }: Pick<SiteDocument, 'redirects' | 'contacts'>, report: Report): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = (page: ResolvedPage) => {
    let ids = anchors.get(page.path);
    if (!ids) {
      ids = idsOf(page);
      anchors.set(page.path, ids);
    }
    return ids;
  };
  for (const found of links) {
    const { link, from, file, pointer } = found;
    if (outside.test(link)) {
      checkContact(found, contacts, report);
      continue;
    }
    const [target = '', anchor] = link.split('#', 2);
    const path = (target.split('?', 1)[0] ?? '') || (link.startsWith('#') ? from : '');
    const page = byPath.get(path);
    if (!page) {
      const redirected = redirects.some((redirect) => redirect.from === path) || servedPrefixes.some((prefix) => path.startsWith(prefix));
      if (!redirected) report.add({ file, pointer }, 'link-unknown', { link, nearest: nearest(path, byPath.keys()) }, { mark: link });
    } else if (anchor && !anchorsOf(page).has(anchor)) {
      report.add({ file, pointer }, 'anchor-unknown', { link, anchor, page: page.file, nearest: nearest(anchor, anchorsOf(page)) }, { mark: link });
    }
  }
}
