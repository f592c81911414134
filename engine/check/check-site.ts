import type { Problem } from '../diagnostics/problem.ts';
import { load, type LoadedSite } from '../content/load.ts';
import { validateSharedContent, validatePage, type Site } from '../content/validate.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { openSite } from '../resolve/open-site.ts';
import { nextChange } from '../resolve/time/next-change.ts';
import type { SiteIndex } from '../resolve/site-index.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { closedOnce } from './closed-addresses.ts';
import { missingOfSite, missingOnPage } from './launch.ts';
import { componentProblems } from './own-components.ts';
import { exampleProblems } from './own-examples.ts';
import { lintPage } from './lints/lints.ts';
import { harmlessDocuments } from './lints/safety/harmless-documents.ts';
import { nextProblems } from './next-problems.ts';
import { siteProblems, toldProblems, type CheckOptions } from './site-problems.ts';

/** A site with all of its pages: what could be done, and every problem that was found. */
export interface SiteReport {
  readonly site: Site | null;
  readonly index: SiteIndex | null;
  /** Those of documents, sorted by path, then those of posts. */
  readonly pages: readonly ResolvedPage[];
  /** In the order of `pages`. */
  readonly summaries: readonly PageSummary[];
  readonly media: MediaLibrary | null;
  readonly problems: readonly Problem[];
  /** From when on (ms since 1970) the same documents make another site, by the clock alone; null where that never is. */
  readonly nextChange: number | null;
  /** What is missing before the site may be public. */
  readonly missing: readonly Problem[];
}

/** Reads, validates, resolves and lints the site in `dir` and keeps all of it; builds nothing, and writes nothing but what it remembers. */
export function checkSite(dir: string, options: CheckOptions = {}): SiteReport {
  return checkLoaded(load(dir), options);
}

/** `checkSite` of what was loaded, with documents that are not on the disk yet if the caller put some among it. */
export function checkLoaded(loaded: LoadedSite, options: CheckOptions = {}): SiteReport {
  const { value: valid, problems: ofShared } = validateSharedContent(loaded);
  const validated = loaded.pages.map((file) => validatePage(loaded.schemas, file));
  const ofDocuments = [...ofShared, ...validated.flatMap(({ problems }) => problems)];
  if (!valid) {
    const problems = toldProblems(ofDocuments, []);
    return {
      site: null,
      index: null,
      pages: [],
      summaries: [],
      media: null,
      problems,
      nextChange: null,
      missing: [],
    };
  }
  const documents = validated.flatMap(({ value }) => value ?? []);
  const shared = options.remembers
    ? { ...valid, harmless: harmlessDocuments(valid.dir, valid.safety) }
    : valid;
  const open = openSite(shared, documents, options);
  const { site, resolver, media } = open;
  const resolved = site.pages.map((page) => resolver.page(page));
  const posts = (site.settings.document.blog ? (options.posts ?? []) : []).map(resolver.post);
  const ofPages = [
    ...resolved.flatMap(({ problems }) => problems),
    ...posts.flatMap(({ problems }) => problems),
    ...site.pages.flatMap((page) => lintPage(page, site, options.lints ?? 'build')),
  ];
  const links = new Map(resolved.map((one) => [one.summary.source, one.links]));
  const ofSite = siteProblems(
    open,
    resolved.map(({ summary }) => summary),
    (source) => links.get(source)!(),
    options,
    { documents: site.pages, pages: new Map(resolved.map(({ page }) => [page.path, page])) },
  );
  shared.harmless?.keep();
  const all = [...resolved, ...posts];
  const now = toldProblems(ofDocuments, [...open.problems, ...ofPages, ...ofSite]);
  const next = nextChange(
    open,
    all.map(({ summary }) => summary),
  );
  const told =
    options.lints === 'check' && next !== null
      ? [...now, ...nextProblems(shared, documents, { open, resolved }, options, next, now)]
      : now;
  const ofBlocks =
    options.lints === 'check'
      ? [...exampleProblems(site.dir, site.schemas), ...componentsOf(site, all, told)]
      : [];
  return {
    site,
    index: resolver.index,
    pages: all.map(({ page }) => page),
    summaries: all.map(({ summary }) => summary),
    media,
    problems: closedOnce([...told, ...ofBlocks]),
    nextChange: next,
    missing: [...missingOfSite(site), ...site.pages.flatMap((page) => missingOnPage(page, site))],
  };
}

/** What own blocks throw on pages without an error: on others, and where code has one, that might follow from it. */
function componentsOf(
  site: Site,
  pages: readonly { readonly page: ResolvedPage }[],
  problems: readonly Problem[],
): readonly Problem[] {
  const errors = problems.filter(({ level }) => level === 'error');
  const wrong = new Set(errors.map(({ file }) => file));
  if (errors.some(({ code }) => code === 'own-code' || code === 'block-schema')) return [];
  const isRight = ({ file, blocks }: ResolvedPage) =>
    !wrong.has(file) && blocks.every(({ origin }) => !wrong.has(origin.file));
  return componentProblems(
    site,
    pages.flatMap(({ page }) => (isRight(page) ? page : [])),
  );
}
