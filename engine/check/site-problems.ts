// What is said of a site as a whole.
import type { Site } from '../content/validate.ts';
import { hasErrors, type Problem } from '../diagnostics/problem.ts';
import type { FoundLink } from '../resolve/links.ts';
import type { OpenSite, SiteOptions } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { absentDocuments, isConsequence, withoutBrokenTypes } from './absent-documents.ts';
import type { CheckedLinks } from './checked-links.ts';
import { closedInCode } from './closed-addresses.ts';
import { crossCheck } from './cross-check.ts';
import { limitProblems } from './limit-problems.ts';
import { lintSite, type LintScope } from './lints/lints.ts';
import type { LintedPage } from './pages/linted-page.ts';
import { Phrases } from './lints/phrases.ts';

/** What a site is resolved with, and what is looked at in it. */
export interface CheckOptions extends SiteOptions {
  /** Which lints run: those of a build unless something else is said. */
  readonly lints?: LintScope;
  /** Absolute folder of the schemas, for the line that names them; documents elsewhere name none. */
  readonly schemaDir?: string | null;
  /** True for a command that takes what it can from the last one: documents in which nothing breaks a rule of `safety.yaml`. */
  readonly remembers?: boolean;
}

/** What lints may look at beside the summaries; nothing of a site that let go of its pages. */
export interface KeptPages {
  readonly documents: Site['pages'];
  /** The pages of documents, by path; posts are not among them. */
  readonly pages: ReadonlyMap<string, LintedPage>;
}

const nothingKept: KeptPages = { documents: [], pages: new Map() };

/** What is to be said of the pages of a site together, by their summaries. `linksOf` and `checked` as `crossCheck` takes them. */
export const pagesProblems = (
  { site }: OpenSite,
  summaries: readonly PageSummary[],
  linksOf: (source: string) => readonly FoundLink[],
  checked?: CheckedLinks,
): Problem[] => [
  ...crossCheck(site, summaries, linksOf, checked),
  ...closedInCode(
    site,
    summaries.flatMap(({ allow }) => allow ?? []),
  ),
];

/** What the lints say of a site as a whole; they know of no summary. */
export function lintsOfSite(
  { site, resolver, templates }: OpenSite,
  { lints = 'build', schemaDir = null }: Pick<CheckOptions, 'lints' | 'schemaDir'>,
  { documents, pages }: KeptPages = nothingKept,
): Problem[] {
  const { showing } = resolver;
  const { today } = showing.clock;
  const phrases = new Phrases(site.settings.document.exceptions);
  const linted = { ...site, pages: documents };
  return lintSite(
    { site: linted, index: resolver.index, pages, templates, schemaDir, phrases, today, showing },
    lints,
  );
}

/** What is to be said of a site as a whole: `pagesProblems` and `lintsOfSite`. */
export const siteProblems = (
  open: OpenSite,
  summaries: readonly PageSummary[],
  linksOf: (source: string) => readonly FoundLink[],
  options: Pick<CheckOptions, 'lints' | 'schemaDir'>,
  kept?: KeptPages,
): Problem[] => [...pagesProblems(open, summaries, linksOf), ...lintsOfSite(open, options, kept)];

/** All problems of a site as they are told: those `ofDocuments` (reading and validating) and the others but for what follows from documents that are left out, those of a path that two claim as well; of each file a bounded number. */
export function toldProblems(
  ofDocuments: readonly Problem[],
  others: readonly Problem[],
): readonly Problem[] {
  const leftOut = [...ofDocuments, ...others.filter(({ code }) => code === 'path-duplicate')];
  const absent = absentDocuments(leftOut);
  // What shows a picture may stand in a document with an error, or be the picture whose name has one.
  const isSure = !hasErrors([...ofDocuments, ...others]);
  const sure = isSure ? others : others.filter(({ code }) => code !== 'media-unused');
  const said = hasErrors(leftOut)
    ? sure.filter((problem) => !isConsequence(problem, absent))
    : sure;
  return limitProblems([...withoutBrokenTypes(ofDocuments), ...said]);
}
