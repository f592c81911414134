import type { SourceFile } from '../../content/source-file.ts';
import type { LintSite } from './lint.ts';

/** A document of any kind as the lints of texts read it. */
export interface AnyDocument {
  readonly file: SourceFile;
  readonly document: unknown;
}

const asWritten = ({ file }: { readonly file: SourceFile }) => ({ file, document: file.value });

/** What pages share: `site.yaml`, the partials and the templates of posts. */
export const sharedDocuments = ({ site, templates }: LintSite): AnyDocument[] => [
  asWritten(site.settings),
  ...[...site.partials.values()].map(asWritten),
  ...templates.map((file) => asWritten({ file })),
];

/** `site.yaml`, the pages, the partials and the templates of posts. */
export const allDocuments = (site: LintSite): AnyDocument[] => [
  asWritten(site.site.settings),
  ...writtenDocuments(site),
];

/** All but `site.yaml`, which is where numbers and names belong. */
export const writtenDocuments = ({ site, templates }: LintSite): AnyDocument[] => [
  ...site.pages.map(asWritten),
  ...[...site.partials.values()].map(asWritten),
  ...templates.map((file) => asWritten({ file })),
];

/** The documents that a page's blocks may come from, by their path. */
export const filesOf = ({ site }: LintSite): ReadonlyMap<string, SourceFile> =>
  new Map(
    [site.settings, ...site.pages, ...site.partials.values()].map(({ file }) => [file.path, file]),
  );
