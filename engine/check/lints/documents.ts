import type { SourceFile } from '../../content/source-file.ts';
import type { LintSite } from './lint.ts';

/** A document of any kind as the lints of texts read it. */
export interface AnyDocument {
  readonly file: SourceFile;
  readonly document: unknown;
}

/** `site.yaml`, the pages, the partials and the templates of posts. */
export function allDocuments(site: LintSite): AnyDocument[] {
  return [site.site.settings, ...writtenDocuments(site)].map(({ file }) => ({
    file,
    document: file.value,
  }));
}

/** All but `site.yaml`, which is where numbers and names belong. */
export function writtenDocuments({ site, templates }: LintSite): AnyDocument[] {
  return [
    ...site.pages,
    ...site.partials.values(),
    ...templates.map((file) => ({ file, document: file.value })),
  ];
}
