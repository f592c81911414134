import type { LoadedSite } from '../content/load.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Site } from '../content/validate.ts';
import type { NamedPage } from './page-names.ts';

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
