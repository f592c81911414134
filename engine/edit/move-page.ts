import { posix } from 'node:path';
import type { Redirect } from '#schemas/types';
import type { LoadedSite } from '../content/load.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site } from '../content/validate.ts';
import { slugOf } from '../resolve/site-index.ts';
import { planPossible, type EditPlan, type FileChange } from './edit-site.ts';
import type { Patch } from './patch.ts';
import { allDocuments, namesOfPage, renamed, type NamedPage } from './page-names.ts';
import { redirectsAfter } from './redirects.ts';

/** A site that is changed: as its documents are written, and as they are understood. */
export interface EditedSite {
  readonly loaded: LoadedSite;
  readonly site: Site;
}

/** The page at a path. Throws where there is none: whoever asks has looked. */
export function pageAt({ site }: EditedSite, path: string): Site['pages'][number] {
  const page = site.pages.find(({ document }) => document.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

/** The page at a path as it is looked for in the documents. */
export const namedPage = (edited: EditedSite, path: string): NamedPage => ({
  path,
  isPlace: pageAt(edited, path).document.region !== undefined,
  url: edited.site.settings.document.url,
});

/** The texts of documents by their paths. */
export const textsByPath = (documents: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(documents.map(({ path, text }) => [path, text]));

/** The file that a page has at another address: its name follows the address where it did before, and so does its folder. */
export function fileAt(file: string, from: string, to: string): string {
  const { dir, name, ext } = posix.parse(file);
  if (name !== slugOf(from)) return file;
  const folderAt = (path: string) => posix.dirname(posix.join('pages', path));
  const folder = dir === folderAt(from) ? folderAt(to) : dir;
  return posix.join(folder, `${slugOf(to)}${ext}`);
}

/** A file of the site in `dir` under another name; its schema line leads to the same schema from there. */
export function renamedFile(
  { path, before, after }: FileChange,
  to: string,
  dir: string,
): FileChange[] {
  const folderOf = (file: string) => posix.join(dir.replaceAll('\\', '/'), posix.dirname(file));
  const text = (after ?? '').replace(
    /^(#[ \t]*yaml-language-server:[ \t]*\$schema=)(?!https?:|\/)(\S+)/m,
    (_, start: string, address: string) =>
      start + posix.relative(folderOf(to), posix.join(folderOf(path), address)),
  );
  return [
    { path, before, after: null },
    { path: to, before: null, after: text },
  ];
}

/** The patch that puts redirects into `site.yaml`. */
export const redirectPatch = (value: readonly Redirect[]): Patch => ({
  file: 'site.yaml',
  pointer: ['redirects'],
  op: 'set',
  value,
});

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
