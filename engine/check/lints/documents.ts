import type { SourceFile } from '../../content/source-file.ts';
import type { LintSite } from './lint.ts';

/** What pages share: `site.yaml`, the partials, the jobs done and the templates of posts. */
export const sharedDocuments = ({ site, templates }: LintSite): SourceFile[] => [
  site.settings.file,
  ...[...site.partials.values(), ...site.jobs].map(({ file }) => file),
  ...templates,
];

/** `site.yaml`, the pages, the partials, the jobs done and the templates of posts. */
export const allDocuments = (site: LintSite): SourceFile[] => [
  site.site.settings.file,
  ...writtenDocuments(site),
];

/** All but `site.yaml`, which is where numbers and names belong. */
export const writtenDocuments = ({ site, templates }: LintSite): SourceFile[] => [
  ...[...site.pages, ...site.partials.values(), ...site.jobs].map(({ file }) => file),
  ...templates,
];

/** The documents that a page's blocks may come from, by their path. */
export const filesOf = ({ site }: LintSite): ReadonlyMap<string, SourceFile> =>
  new Map(
    [site.settings, ...site.pages, ...site.partials.values()].map(({ file }) => [file.path, file]),
  );
