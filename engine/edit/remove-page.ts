import type { Pointer } from '../diagnostics/problem.ts';
import { planPossible, type EditPlan } from './edit-site.ts';
import { namedPage, pageAt, textsByPath, type EditedSite } from './edited-site.ts';
import { allDocuments, namesOfPage, renamed, type PageName } from './page-names.ts';
import type { Patch } from './patch.ts';
import { redirectPatch, redirectsAfter } from './redirects-after.ts';

/** What a site is without a page. */
export interface RemovalPlan extends EditPlan {
  /** Links that stay as they are written: the redirect takes them to what stands in the page's place. */
  readonly left: readonly PageName[];
}

/** The page above a path: the nearest part of it that is a page, else home. */
export function pageAbove({ site }: EditedSite, path: string): string {
  const paths = new Set(site.pages.map(({ document }) => document.path));
  let above = path;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above !== '' && !paths.has(above));
  return above || '/';
}

/** The item of a list that is nothing but the name of the page: a neighbour, a link of a menu; null for what is more. */
function itemOf({ file, kind, pointer }: PageName): Pointer | null {
  if (typeof pointer.at(-1) === 'number') return kind === 'text' ? null : pointer;
  const isMenu = file.path === 'site.yaml' && pointer[0] === 'menus' && pointer.at(-1) === 'link';
  return kind === 'link' && isMenu ? pointer.slice(0, -1) : null;
}

/**
 * What a site is without the page at `path`: its address leads to `instead`, and lists name it no more. `turnsLinks`: links lead
 * to `instead` as they are written, those of menus too.
 */
export function planRemoval(
  edited: EditedSite,
  path: string,
  instead: string,
  turnsLinks: boolean,
): RemovalPlan {
  const { loaded, site } = edited;
  const { file: own } = pageAt(edited, path);
  const named = namedPage(edited, path);
  const documents = allDocuments(loaded).filter((file) => file.path !== own.path);
  const left: PageName[] = [];
  const sets: Patch[] = [];
  const removals: Patch[] = [];
  for (const name of namesOfPage(documents, named, loaded.schemas)) {
    const item = itemOf(name);
    const { file, pointer } = name;
    if (turnsLinks && name.kind !== 'place')
      sets.push({ file: file.path, pointer, op: 'set', value: renamed(name, named, instead) });
    else if (item) removals.push({ file: file.path, pointer: item, op: 'remove' });
    else if (name.kind !== 'place') left.push(name);
  }
  const { redirects = [] } = site.settings.document;
  const plan = planPossible(
    textsByPath(documents),
    // An item that goes moves those behind it: the last one goes first.
    [
      ...sets,
      ...removals.reverse(),
      redirectPatch(redirectsAfter(redirects, { from: path, to: instead, url: named.url })),
    ],
    loaded.schemas,
  );
  return {
    files: [...plan.files, { path: own.path, before: own.text, after: null }],
    refusals: plan.refusals,
    left,
  };
}
