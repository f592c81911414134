import type { SourceFile } from '../../content/source-file.ts';
import type { PageOutline } from '../../content/validate.ts';
import type { ProblemParams } from '../../diagnostics/catalogue.ts';

/** What is said of a link to a page that is not shown at the moment. */
export const hiddenPage = (
  link: string,
  { path }: SourceFile,
  { draft, show }: PageOutline,
): ProblemParams['link-hidden'] => ({
  link,
  page: path,
  draft: draft === true,
  from: show?.from ?? '',
  until: show?.until ?? '',
});
