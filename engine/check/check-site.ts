import { hasErrors, type Problem } from '../diagnostics/problem.ts';
import type { PageDocument } from '#schemas/types';
import { snapshotFiles, type FileSnapshot } from '../content/file-snapshot.ts';
import { load, type LoadedSite } from '../content/load.ts';
import { validateSharedContent, validatePage, type Site } from '../content/validate.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { openSite, type OpenSite } from '../resolve/open-site.ts';
import { comingChanges } from '../resolve/time/next-change.ts';
import type { SiteIndex } from '../resolve/site-index.ts';
import type { PageSummary } from '../resolve/summary.ts';
import { closedOnce } from './closed-addresses.ts';
import { missingOfSite, missingOnPage } from './launch.ts';
import { findPages, type FoundPage } from './pages/found-pages.ts';
import { CheckedPages } from './pages/checked-pages.ts';
import {
  bundledComponents,
  componentProblems,
  type BundledComponents,
} from './render-own-blocks.ts';
import { exampleProblems } from './own-examples.ts';
import { lintPage, needsEveryPage } from './lints/lints.ts';
import { namesOfPlaces } from './lints/places/place-names.ts';
import { harmlessDocuments } from './lints/safety/harmless-documents.ts';
import { laterProblems } from './later-problems.ts';
import { siteProblems, toldProblems, type CheckOptions } from './site-problems.ts';

/** A site with all of its pages: what could be done, and every problem that was found. */
export interface SiteReport {
  readonly site: Site | null;
  readonly index: SiteIndex | null;
  /** Those of documents, sorted by path, then those of posts; a check that `remembers` has no more than it resolved. */
  readonly pages: readonly ResolvedPage[];
  /** Of all pages, in the same order. */
  readonly summaries: readonly PageSummary[];
  readonly media: MediaLibrary | null;
  readonly problems: readonly Problem[];
  /** From when on (ms since 1970) the same documents make another site, by the clock alone; null where that never is. */
  readonly nextChange: number | null;
  /** What is missing before the site may be public. */
  readonly missing: readonly Problem[];
}

/** So many changes to come are looked at: each takes about as long as the links of all pages. */
const mostChanges = 24;

/**
 * Reads, validates, resolves and lints the site in `dir`, whose files are those of `snapshot`, and keeps all of it; builds nothing,
 * and writes nothing but what it remembers.
 */
export function checkSite(
  dir: string,
  options: CheckOptions = {},
  snapshot: FileSnapshot = snapshotFiles(dir),
): SiteReport {
  return checkLoaded(load(dir, snapshot), options, options.remembers ? snapshot : null);
}

/** `checkSite` of what was loaded, with documents that are not on the disk yet if the caller put some among it. `snapshot`: the files that it was loaded from, where pages are remembered. */
export function checkLoaded(
  loaded: LoadedSite,
  options: CheckOptions = {},
  snapshot: FileSnapshot | null = null,
): SiteReport {
  const { value: valid, problems: ofShared } = validateSharedContent(loaded);
  const validated = loaded.pages.map((file) =>
    validatePage(loaded.schemas, file, loaded.satisfying),
  );
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
    ? { ...valid, harmless: harmlessDocuments(valid.dir, valid) }
    : valid;
  const open = openSite(shared, documents, options);
  const { site, resolver, media } = open;
  const isCodeRight = !ofDocuments.some(isOfCode);
  const components = options.lints === 'check' && isCodeRight ? bundledComponents(site) : null;
  const memory = snapshot && isCodeRight ? checkedPages(snapshot, open, components, options) : null;
  const resolved = findPages(open, memory);
  const posts = (site.settings.document.blog ? (options.posts ?? []) : []).map(resolver.post);
  const ofPages = [
    ...resolved.flatMap(({ problems }) => problems),
    ...posts.flatMap(({ problems }) => problems),
    ...site.pages.flatMap((page) => lintPage(page, site, options.lints ?? 'build')),
  ];
  const links = new Map(resolved.map((one) => [one.summary.source, one.links]));
  const looksAtPages = options.lints === 'check' || needsEveryPage(site.settings.document.checks);
  const ofSite = siteProblems(
    open,
    resolved.map(({ summary }) => summary),
    (source) => links.get(source)!(),
    options,
    { documents: site.pages, pages: looksAtPages ? lookedAt(resolved) : new Map() },
  );
  shared.harmless?.keep();
  if (options.remembers) shared.satisfying?.keep();
  const all = [...resolved, ...posts];
  const pages = all.flatMap(({ page }) => page ?? []);
  const now = toldProblems(ofDocuments, [...open.problems, ...ofPages, ...ofSite]);
  const changes = comingChanges(
    open,
    all.map(({ summary }) => summary),
  );
  const told = [...now];
  // Where a page cannot be read, what leads to it would be told for later.
  if (options.lints === 'check' && !hasErrors(ofDocuments))
    for (const change of changes.slice(0, mostChanges))
      told.push(...laterProblems(change, shared, documents, { open, resolved }, options, told));
  const ofBlocks =
    options.lints === 'check'
      ? [...exampleProblems(site.dir, site.schemas), ...componentsOf(site, pages, told, components)]
      : [];
  const problems = closedOnce([...told, ...ofBlocks]);
  const isRight = resolved.every((page) => page.problems.length === 0) && !hasErrors(problems);
  if (isRight && open.problems.length === 0)
    memory?.keep(site.pages, new Map(resolved.map((page) => [page.summary.source, page])));
  return {
    site,
    index: resolver.index,
    pages,
    summaries: all.map(({ summary }) => summary),
    media,
    problems,
    nextChange: changes[0] ?? null,
    missing: [...missingOfSite(site), ...site.pages.flatMap((page) => missingOnPage(page, site))],
  };
}

/** What own blocks throw on pages without an error: on others, and where code has one, that might follow from it. */
function componentsOf(
  site: Site,
  pages: readonly ResolvedPage[],
  problems: readonly Problem[],
  components: BundledComponents | null,
): readonly Problem[] {
  const errors = problems.filter(({ level }) => level === 'error');
  const wrong = new Set(errors.map(({ file }) => file));
  if (!components || errors.some(isOfCode)) return [];
  const isRight = ({ file, blocks }: ResolvedPage) =>
    !wrong.has(file) && blocks.every(({ origin }) => !wrong.has(origin.file));
  return componentProblems(site, pages.filter(isRight), components);
}

/** True for what says that the site's own code is wrong. */
const isOfCode = ({ code }: Problem) => code === 'own-code' || code === 'block-schema';

/** Pages as lints see them, by path. */
const lookedAt = (pages: readonly FoundPage[]) =>
  new Map(pages.map(({ summary, linted }) => [summary.path, linted()]));

/** What is remembered of the pages of a site; null where that cannot be. */
function checkedPages(
  snapshot: FileSnapshot,
  open: OpenSite<PageDocument>,
  components: BundledComponents | null,
  { url, data, posts }: CheckOptions,
): CheckedPages | null {
  if (!snapshot.complete || (components && 'fault' in components)) return null;
  return new CheckedPages(
    snapshot,
    open,
    JSON.stringify([components?.code, url, data, posts, namesOfPlaces(open.site)]),
  );
}
