import type { SiteSettings } from '../content/site-settings.ts';
import { contactOf, contactTarget, nearestContact } from './contacts.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Place, Report } from '../content/report.ts';
import type { SiteFrame } from '../content/validate.ts';

/** A link that a document writes, and where. */
export interface FoundLink extends Place {
  readonly link: string;
  /** Path of the page that it stands on. */
  readonly from: string;
}

/** Paths that exist without a document: posts and the panel's tabs come from the data service. */
const servedPrefixes = ['/blog/', '/admin/'];
const outside = /^(?:https?:\/\/|mailto:|tel:)/;

/** The anchor that every page has of its own. */
export const mainAnchor = 'main';

/** Links that `site.yaml` writes beside its blocks: those of the menus, of groups of places and of structured data, and the targets of redirects. */
export function linksOfSettings({ document, file }: SiteFrame['settings']): FoundLink[] {
  const { menus, regionGroups, structuredData, redirects = [] } = document;
  const found = (link: string | undefined, pointer: Pointer): FoundLink[] =>
    link === undefined ? [] : [{ link, from: '/', file, pointer }];
  return [
    ...menus.header.flatMap(({ link }, position) =>
      found(link, ['menus', 'header', position, 'link']),
    ),
    ...menus.mobile.flatMap(({ link }, position) =>
      found(link, ['menus', 'mobile', position, 'link']),
    ),
    ...regionGroups.flatMap(({ link }, position) =>
      found(link, ['regionGroups', position, 'link']),
    ),
    ...(structuredData.emergencyPages ?? []).flatMap((link, position) =>
      found(link, ['structuredData', 'emergencyPages', position]),
    ),
    ...redirects.flatMap(({ to }, position) => found(to, ['redirects', position, 'to'])),
  ];
}

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
function isServed(path: string, redirects: SiteSettings['redirects'] = []): boolean {
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
  redirects: SiteSettings['redirects'],
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
  found: FoundLink,
  contacts: SiteSettings['contacts'],
  report: Report,
): void {
  const target = contactTarget(found.link);
  if (!target || contactOf(target, contacts) !== null) return;
  report.add(found, 'contact-number-unknown', {
    link: found.link,
    kind: target.kind,
    nearest: nearestContact(target, contacts),
  });
}
