import { loadPostTemplates } from './load-post-templates.ts';
import { load, type ParseCache } from './load.ts';
import { MediaLibrary } from './media.ts';
import type { ProblemCode } from './diagnostics/catalogue.ts';
import type { Problem } from './diagnostics/problem.ts';
import { hasErrors, SiteProblems } from './diagnostics/problem.ts';
import { limitProblems } from './diagnostics/limit-problems.ts';
import { resolve, type ResolveOptions } from './resolve.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { validate, type Site } from './validate.ts';

/** A site on its way: what could be done, and every problem that was found. */
export interface SiteReport {
  readonly site: Site | null;
  readonly pages: readonly ResolvedPage[];
  readonly media: MediaLibrary | null;
  readonly problems: readonly Problem[];
}

/** Options of `resolve` that do not come from the site itself. */
export type SiteOptions = Omit<ResolveOptions, 'media' | 'templates'>;

/** Problems that speak of other documents: not to be trusted while one of those could not be read. */
const aboutOthers: ReadonlySet<ProblemCode> = new Set(['link-unknown', 'anchor-unknown', 'neighbour-unknown', 'variant-unknown', 'canonical-unknown', 'partial-unknown', 'partial-unused', 'reference-no-region', 'group-unknown']);

/** Loads, validates and resolves the site in `dir`, reporting every problem; builds nothing and writes nothing. `cache` spares parsing what did not change. */
export function checkSite(dir: string, options: SiteOptions = {}, cache?: ParseCache): SiteReport {
  const { site, complete, problems } = validate(load(dir, cache));
  if (!site) return { site: null, pages: [], media: null, problems: limitProblems(problems) };
  const { templates, problems: templateProblems } = loadPostTemplates(dir, site.settings.document.claims);
  const media = new MediaLibrary(dir, site.media, options.shareImages === true);
  const resolution = resolve(site, { ...options, media, templates });
  const said = complete ? resolution.problems : resolution.problems.filter((problem) => !aboutOthers.has(problem.code));
  return { site, pages: resolution.pages, media, problems: limitProblems([...problems, ...templateProblems, ...said]) };
}

/** A site without errors. */
export interface ReadySite {
  readonly site: Site;
  readonly pages: readonly ResolvedPage[];
  readonly media: MediaLibrary;
  readonly warnings: readonly Problem[];
}

/** The site in `dir`, ready to be rendered. Throws `SiteProblems` with all problems if any is an error. */
export function readySite(dir: string, options: SiteOptions = {}): ReadySite {
  const { site, pages, media, problems } = checkSite(dir, options);
  if (!site || !media || hasErrors(problems)) throw new SiteProblems(problems);
  return { site, pages, media, warnings: problems };
}
