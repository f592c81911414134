import type { Post } from '../blog/post-store.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import { hasErrors, type Problem } from '../diagnostics/problem.ts';
import type { SourceFile } from '../content/source-file.ts';
import {
  joinSite,
  type PageOutline,
  type Site,
  type SharedContent,
  type Sourced,
} from '../content/validate.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { FoundLink } from '../resolve/links.ts';
import { dayOf } from '../words/days.ts';
import { localeOf } from '../words/locale.ts';
import { loadPostTemplates } from '../resolve/load-post-templates.ts';
import { MediaLibrary } from '../resolve/media.ts';
import { createResolver, type Resolver } from '../resolve/resolver.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { absentDocuments, isConsequence, withoutBrokenTypes } from './absent.ts';
import { closedInCode } from './closed-addresses.ts';
import { crossCheck } from './cross-check.ts';
import { limitProblems } from './limit-problems.ts';
import { lintSite, type LintScope } from './lints/lints.ts';
import { Phrases } from './lints/phrases.ts';

/** What a site is resolved with that does not come from itself. */
export interface SiteOptions {
  /** Public address without a slash at its end; the site's own if absent (`SITE_URL`). */
  readonly url?: string | undefined;
  /** Published posts, newest first; each becomes a page. */
  readonly posts?: readonly Post[];
  /** Data service of another origin that pages talk to. */
  readonly data?: PageDataAddress | undefined;
  /** True in a release, which draws a picture for social networks for each page; other builds have one for all. */
  readonly shareImages?: boolean;
  /** True where blocks show what is still missing: while somebody writes the site. */
  readonly showMissing?: boolean;
  /** The day that promotions are held to, `2026-12-31`; that of now by the site's clock if absent. */
  readonly today?: string | undefined;
  /** Which lints run: those of a build unless something else is said. */
  readonly lints?: LintScope;
  /** Absolute folder of the schemas, for the line that names them; documents elsewhere name none. */
  readonly schemaDir?: string | null;
}

/** A site whose pages can be resolved one by one: of each no more than its outline is known. */
export interface OpenSite<Page extends PageOutline = PageOutline> {
  /** As it is written. */
  readonly site: Site<Page>;
  readonly resolver: Resolver;
  readonly media: MediaLibrary;
  /** The generator's templates, as they are written. */
  readonly templates: readonly SourceFile[];
  /** What is wrong with what the pages share. */
  readonly problems: readonly Problem[];
}

/** Makes a site ready to resolve its pages. */
export function openSite<Page extends PageOutline>(
  shared: SharedContent,
  pages: readonly Sourced<Page>[],
  options: SiteOptions,
): OpenSite<Page> {
  const { site, problems } = joinSite(shared, pages);
  const loaded = loadPostTemplates(site.dir, site.settings.document.claims);
  const media = new MediaLibrary(site.dir, site.media, options.shareImages === true);
  const resolver = createResolver(site, { ...options, media, templates: loaded.templates });
  return {
    site,
    resolver,
    media,
    templates: loaded.files,
    problems: [...problems, ...loaded.problems, ...resolver.problems],
  };
}

/** What lints may look at beside the summaries; nothing of a site that let go of its pages. */
export interface KeptPages {
  readonly documents: Site['pages'];
  /** The pages of documents, by path; posts are not among them. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
}

const nothingKept: KeptPages = { documents: [], pages: new Map() };

/** What is to be said of a site as a whole, once each of its pages has a summary: cross-check and lints. `linksOf` as `crossCheck` takes it. */
export function siteProblems(
  { site, resolver, templates }: OpenSite,
  summaries: readonly PageSummary[],
  linksOf: (source: string) => readonly FoundLink[],
  { lints = 'build', schemaDir = null, today }: SiteOptions,
  { documents, pages }: KeptPages = nothingKept,
): Problem[] {
  const day = today ?? dayOf(new Date(), localeOf(site.settings.document).timeZone);
  const phrases = new Phrases(site.settings.document.exceptions);
  const linted = { ...site, pages: documents };
  return [
    ...crossCheck(site, summaries, linksOf),
    ...closedInCode(
      site,
      summaries.map(({ allow }) => allow),
    ),
    ...lintSite(
      { site: linted, index: resolver.index, pages, templates, schemaDir, phrases, today: day },
      lints,
    ),
  ];
}

/** All problems of a site as they are told: those `ofDocuments` (reading and validating) and the others but for what follows from documents that are left out; of each file a bounded number. */
export function toldProblems(
  ofDocuments: readonly Problem[],
  others: readonly Problem[],
): readonly Problem[] {
  const absent = absentDocuments(ofDocuments);
  const said = hasErrors(ofDocuments)
    ? others.filter((problem) => !isConsequence(problem, absent))
    : others;
  return limitProblems([...withoutBrokenTypes(ofDocuments), ...said]);
}
