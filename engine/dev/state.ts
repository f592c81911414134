import type { Problem } from '../diagnostics/problem.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { checkSite, type ReadySite } from '../load-site.ts';
import type { ParseCache } from '../load.ts';
import type { ResolvedPage } from '../resolved-page.ts';

/** The site while somebody writes it: the last good state stays until the next good one. */
export class DevState {
  readonly #dir: string;
  readonly #cache: ParseCache = new Map();
  #ready: ReadySite | null = null;
  #pages: ReadonlyMap<string, ResolvedPage> = new Map();
  #problems: readonly Problem[] = [];

  constructor(dir: string) {
    this.#dir = dir;
    this.refresh();
  }

  /** Reads what changed on the disk. True if the site is without errors now. */
  refresh(): boolean {
    const { site, pages, media, problems } = checkSite(this.#dir, {}, this.#cache);
    this.#problems = problems;
    if (!site || !media || hasErrors(problems)) return false;
    this.#ready = { site, pages, media, warnings: problems };
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    return true;
  }

  /** Problems of the last reading that are errors. */
  get errors(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.level === 'error');
  }

  /** The last good site, or null before the first one. */
  get ready(): ReadySite | null {
    return this.#ready;
  }

  /** The page at `path`, else the one that answers unknown paths. */
  page(path: string): ResolvedPage | undefined {
    return this.#pages.get(path) ?? [...this.#pages.values()].find((page) => page.status === 404);
  }
}
