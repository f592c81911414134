import type { Problem } from '../diagnostics/problem.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import { checkSite, type ReadySite } from '../check/check-site.ts';
import { createResolver, type PageResolver } from '../resolve/resolve.ts';
import { siteWithEdit } from './edited-page.ts';
import { standInsOf } from '../hosting/rewrites.ts';
import { isCached, type ParseCache } from '../content/load.ts';
import type { Post } from '../blog/post-store.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { PageDataAddress } from '../client/data-address.ts';

/** The site while somebody writes it: the last good state stays until the next good one. */
export class DevState {
  readonly #dir: string;
  readonly #data: PageDataAddress | undefined;
  readonly #cache: ParseCache = new Map();
  #ready: ReadySite | null = null;
  #pages: ReadonlyMap<string, ResolvedPage> = new Map();
  #problems: readonly Problem[] = [];
  #posts: readonly Post[];
  /** For edits of single pages; null until one comes, and after every other change. */
  #resolver: PageResolver | null = null;

  /** `posts`: those of the last build, until the data service answers. */
  constructor(dir: string, posts: readonly Post[], data?: PageDataAddress) {
    this.#data = data;
    this.#dir = dir;
    this.#posts = posts;
    this.refresh();
  }

  /** Shows other posts. True if the site is without errors. */
  setPosts(posts: readonly Post[]): boolean {
    this.#posts = posts;
    return this.refresh();
  }

  /** Takes up an edit of one page (relative to the site's folder), which often concerns no other. True if the site is without errors now. */
  edit(file: string): boolean {
    if (!this.#ready || this.errors.length > 0) return this.refresh();
    const { site, media } = this.#ready;
    this.#resolver ??= createResolver(site, { posts: this.#posts, data: this.#data, media });
    const edited = siteWithEdit(this.#ready, this.#resolver, this.#cache, file);
    if (!edited) return this.refresh();
    this.#show(edited);
    return true;
  }

  /** Reads what changed on the disk. True if the site is without errors now. */
  refresh(): boolean {
    this.#resolver = null;
    const { site, pages, media, problems } = checkSite(
      this.#dir,
      { posts: this.#posts, data: this.#data, lints: 'dev' },
      this.#cache,
    );
    this.#problems = problems;
    if (!site || !media || hasErrors(problems)) return false;
    this.#show({ site, pages, media, warnings: problems });
    return true;
  }

  #show(ready: ReadySite): void {
    this.#ready = ready;
    this.#pages = new Map(ready.pages.map((page) => [page.path, page]));
  }

  /** Problems of the last reading that are errors. */
  get errors(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.level === 'error');
  }

  /** Texts of the last reading that are still to be written: the page is shown with them, a build would stop. */
  get unwritten(): readonly Problem[] {
    return this.#problems.filter((problem) => problem.code === 'todo');
  }

  /** The last good site, or null before the first one. */
  get ready(): ReadySite | null {
    return this.#ready;
  }

  /** Takes up an edit of the document of `path` that nobody told of yet: watchers start late, and miss what comes while they are busy. */
  lookAt(path: string): void {
    const page = this.#pages.get(path);
    if (
      page &&
      this.#ready?.site.pages.some(({ file }) => file.path === page.file) &&
      !isCached(this.#dir, page.file, this.#cache)
    )
      this.edit(page.file);
  }

  /** The page at `path`, else the one that stands in for it, else the one that answers unknown paths. */
  page(path: string): ResolvedPage | undefined {
    const standIn = standInsOf(new Set(this.#pages.keys())).find(({ below }) =>
      path.startsWith(below),
    );
    return (
      this.#pages.get(path) ??
      (standIn && this.#pages.get(standIn.page)) ??
      [...this.#pages.values()].find((page) => page.status === 404)
    );
  }
}
