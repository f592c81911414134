import { runLints, type LintScope } from './lints/lints.ts';
import { Phrases } from './lints/phrases.ts';
import { loadPostTemplates } from '../resolve/load-post-templates.ts';
import { load, type LoadedSite, type ParseCache } from '../content/load.ts';
import { MediaLibrary } from '../resolve/media.ts';
import type { ProblemCode } from '../diagnostics/catalogue.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { hasErrors, SiteProblems } from '../diagnostics/problem.ts';
import { limitProblems } from './limit-problems.ts';
import { resolve, type ResolveOptions } from '../resolve/resolve.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { validate, type Site } from '../content/validate.ts';

/** A site on its way: what could be done, and every problem that was found. */
export interface SiteReport {
  readonly site: Site | null;
  readonly pages: readonly ResolvedPage[];
  readonly media: MediaLibrary | null;
  readonly problems: readonly Problem[];
}

/** What does not come from the site itself. */
export interface SiteOptions extends Omit<ResolveOptions, 'media' | 'templates'> {
  /** Which lints run: those of a build unless something else is said. */
  readonly lints?: LintScope;
  /** Absolute folder of the schemas, for the line that names them; documents elsewhere name none. */
  readonly schemaDir?: string | null;
}

/** Problems that speak of other documents: not to be trusted while one of those could not be read. */
const aboutOthers: ReadonlySet<ProblemCode> = new Set([
  'link-unknown',
  'anchor-unknown',
  'neighbour-unknown',
  'variant-unknown',
  'canonical-unknown',
  'parent-unknown',
  'partial-unknown',
  'partial-unused',
  'reference-no-region',
  'group-unknown',
  'page-orphan',
]);

/** Loads, validates, resolves and lints the site in `dir`, reporting every problem; builds nothing and writes nothing. `cache` spares parsing what did not change. */
export function checkSite(dir: string, options: SiteOptions = {}, cache?: ParseCache): SiteReport {
  return checkLoaded(load(dir, cache), options);
}

/** Validates and resolves what was loaded, with documents that are not on the disk yet if the caller put some among it. */
export function checkLoaded(loaded: LoadedSite, options: SiteOptions = {}): SiteReport {
  const { site, complete, problems } = validate(loaded);
  if (!site) return { site: null, pages: [], media: null, problems: limitProblems(problems) };
  const {
    templates,
    files,
    problems: templateProblems,
  } = loadPostTemplates(site.dir, site.settings.document.claims);
  const media = new MediaLibrary(site.dir, site.media, options.shareImages === true);
  const resolution = resolve(site, { ...options, media, templates });
  const pages = new Map(
    resolution.pages
      .filter(({ path }) => resolution.index.pages.has(path))
      .map((page) => [page.path, page]),
  );
  const phrases = new Phrases(site.settings.document.exceptions);
  const linted = runLints(
    {
      site,
      index: resolution.index,
      pages,
      templates: files,
      schemaDir: options.schemaDir ?? null,
      phrases,
    },
    options.lints ?? 'build',
  );
  const found = [...resolution.problems, ...linted];
  const said = complete ? found : found.filter((problem) => !aboutOthers.has(problem.code));
  return {
    site,
    pages: resolution.pages,
    media,
    problems: limitProblems([...problems, ...templateProblems, ...said]),
  };
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
  if (!site || !media || hasErrors(problems)) throw new SiteProblems(problems, dir);
  return { site, pages, media, warnings: problems };
}
