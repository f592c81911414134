import type { SiteDocument } from '#schemas/types';
import { idsOf } from './anchors.ts';
import { contactOf, contactTarget, nearestContact } from './contacts.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { Report } from '../content/report.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site } from '../content/validate.ts';

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

/** Ids of a block's HTML. */
export const anchorsOfBlock = (block: ResolvedBlock): ReadonlySet<string> =>
  new Set(idsOf(block).map(({ id }) => id));

/** The anchor that every page has of its own. */
export const mainAnchor = 'main';

/** Links that `site.yaml` writes beside its blocks: those of the menus, and the targets of redirects. */
export function linksOfSettings({ document, file }: Site['settings']): FoundLink[] {
  const { menus, redirects = [] } = document;
  const found = (link: string | undefined, pointer: Pointer): FoundLink[] =>
    link === undefined ? [] : [{ link, from: '/', file, pointer }];
  return [
    ...menus.header.flatMap(({ link }, position) =>
      found(link, ['menus', 'header', position, 'link']),
    ),
    ...menus.mobile.flatMap(({ link }, position) =>
      found(link, ['menus', 'mobile', position, 'link']),
    ),
    ...redirects.flatMap(({ to }, position) => found(to, ['redirects', position, 'to'])),
  ];
}

/** The anchors of a page. */
export const anchorsOfPage = (page: ResolvedPage): ReadonlySet<string> =>
  new Set([mainAnchor, ...page.blocks.flatMap((block) => [...anchorsOfBlock(block)])]);

/** The page and the anchor that a link leads to ('' and undefined where it names none); null if it leads out of the site. `from`: path of the page that it stands on. */
function targetOf(
  link: string,
  from: string,
): { readonly path: string; readonly anchor: string | undefined } | null {
  if (outside.test(link)) return null;
  const [target = '', anchor] = link.split('#', 2);
  return {
    path: (target.split('?', 1)[0] ?? '') || (link.startsWith('#') ? from : ''),
    anchor: anchor || undefined,
  };
}

/** True for a path that no document has to have: a redirect, or one whose pages come from the data service. */
function isServed(path: string, redirects: SiteDocument['redirects'] = []): boolean {
  return (
    redirects.some((redirect) => redirect.from === path) ||
    servedPrefixes.some((prefix) => path.startsWith(prefix))
  );
}

/** What is wrong with where a link leads. */
export interface LinkFault {
  readonly kind: 'page' | 'anchor';
  readonly path: string;
  readonly anchor: string;
}

/** What is wrong with where a link on the page `from` leads; null if nothing is. `anchorsAt`: the anchors of the page at a path, undefined where there is none. */
export function linkFault(
  link: string,
  from: string,
  redirects: SiteDocument['redirects'],
  anchorsAt: (path: string) => Pick<ReadonlySet<string>, 'has'> | undefined,
): LinkFault | null {
  const target = targetOf(link, from);
  if (!target) return null;
  const { path, anchor = '' } = target;
  const anchors = anchorsAt(path);
  if (!anchors) return isServed(path, redirects) ? null : { kind: 'page', path, anchor };
  return anchor === '' || anchors.has(anchor) ? null : { kind: 'anchor', path, anchor };
}

/** Reports a link to a chat or a call whose number `site.yaml` does not know: nobody would find it when the number changes. */
export function checkContact(
  { link, file, pointer }: FoundLink,
  contacts: SiteDocument['contacts'],
  report: Report,
): void {
  const target = contactTarget(link);
  if (!target || contactOf(target, contacts) !== null) return;
  report.add({ file, pointer }, 'contact-number-unknown', {
    link,
    kind: target.kind,
    nearest: nearestContact(target, contacts),
  });
}

/** Reports links and anchors that lead to nothing, links with a protocol that a page must not have, and numbers that are no contact. */
export function checkLinks(
  links: readonly FoundLink[],
  pages: readonly ResolvedPage[],
  { redirects, contacts }: Pick<SiteDocument, 'redirects' | 'contacts'>,
  report: Report,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (page: ResolvedPage) => {
    const anchors = known.get(page.path) ?? anchorsOfPage(page);
    known.set(page.path, anchors);
    return anchors;
  };
  const anchorsAt = (path: string) => {
    const page = byPath.get(path);
    return page && { has: (anchor: string) => anchorsOf(page).has(anchor) };
  };
  for (const found of links) {
    const { link, from, file, pointer } = found;
    checkContact(found, contacts, report);
    const fault = linkFault(link, from, redirects, anchorsAt);
    if (fault?.kind === 'page')
      report.add(
        { file, pointer },
        'link-unknown',
        { link, nearest: nearest(fault.path, byPath.keys()) },
        { mark: link },
      );
    else if (fault) {
      const page = byPath.get(fault.path)!;
      report.add(
        { file, pointer },
        'anchor-unknown',
        {
          link,
          anchor: fault.anchor,
          page: page.file,
          nearest: nearest(fault.anchor, anchorsOf(page)),
        },
        { mark: link },
      );
    }
  }
}
