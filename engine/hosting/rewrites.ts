// Pages that answer for addresses without a file: the tabs of the panel, and posts newer than the build.

/** A page and the addresses that it answers where no file does. */
export interface Rewrite {
  /** Beginning of the addresses, `/admin/`. */
  readonly below: string;
  /** Path of the page, `/admin`. */
  readonly page: string;
  /** 404 where a host cannot know whether there is anything at the address: the page finds out in the browser. */
  readonly status: 200 | 404;
}

/** The panel: its tabs are addresses. */
export const appPages: readonly string[] = ['/admin'];

/** The page that shows a post that no build made a page of, and says so where there is none. */
export const readerPage = '/post';

/** Where posts are. */
export const postsBelow = '/blog/';

/** The rewrites of a site that has pages at `paths` (a set, or a map by path). */
export function rewritesOf(paths: { has(path: string): boolean }): Rewrite[] {
  const apps = appPages.map((page): Rewrite => ({ below: `${page}/`, page, status: 200 }));
  return [...apps, { below: postsBelow, page: readerPage, status: 404 } as const].filter(
    ({ page }) => paths.has(page),
  );
}

/**
 * File that Cloudflare Pages, which knows no rewrite with status 404 and puts rewrites before files, answers unknown
 * addresses below `/blog/` with: the 404.html nearest to them.
 */
export const nearestUnknownFile = ({ below }: Rewrite) => `${below.slice(1)}404.html`;
