import { slugOf } from '../resolve/site-index.ts';
import { planPossible, type EditPlan } from './edit-site.ts';
import { namedPage, pageAt, textsByPath, type EditedSite } from './edited-site.ts';
import { fileAt, renamedFile } from './page-file.ts';
import { allDocuments, namesOfPage, renamed } from './page-names.ts';
import type { Patch } from './patch.ts';
import { redirectPatch, redirectsAfter } from './redirects-after.ts';

/** The name of a segment on trails, which goes with the last page that has it. */
function crumbPatches({ site }: EditedSite, from: string, to: string): Patch[] {
  const [old, wanted] = [slugOf(from), slugOf(to)];
  const names = site.settings.document.breadcrumbs ?? {};
  const isShared = site.pages.some(
    ({ document: { path } }) => path !== from && path.split('/').includes(old),
  );
  if (old === wanted || isShared || !Object.hasOwn(names, old) || Object.hasOwn(names, wanted))
    return [];
  return [{ file: 'site.yaml', pointer: ['breadcrumbs', old], op: 'rename', value: wanted }];
}

/**
 * What a site is after the page at `from` has the address `to`: everything that named it names it there, and the old address
 * leads on. Refusals are values that are left to a person; links there go through the redirect.
 */
export function planMove(edited: EditedSite, from: string, to: string): EditPlan {
  const { loaded, site } = edited;
  const page = pageAt(edited, from);
  const named = namedPage(edited, from);
  const documents = allDocuments(loaded);
  const { redirects = [] } = site.settings.document;
  const { files, refusals } = planPossible(
    textsByPath(documents),
    [
      { file: page.file.path, pointer: ['path'], op: 'set', value: to },
      ...namesOfPage(documents, named, loaded.schemas).map((name): Patch => ({
        file: name.file.path,
        pointer: name.pointer,
        op: 'set',
        value: renamed(name, named, to),
      })),
      ...crumbPatches(edited, from, to),
      redirectPatch(redirectsAfter(redirects, { from, to, url: named.url })),
    ],
    loaded.schemas,
  );
  const file = fileAt(page.file.path, from, to);
  return {
    files: files.flatMap((change) =>
      change.path === page.file.path && file !== change.path
        ? renamedFile(change, file, loaded.dir)
        : [change],
    ),
    refusals,
  };
}
