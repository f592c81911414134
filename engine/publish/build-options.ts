import type { Post } from '../blog/post-store.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { HostName } from '../hosting/hosts.ts';
import type { OnPicture } from './made-pictures.ts';
import type { Bundle, ClosedBundle } from './bundle.ts';

/** How much a build does beyond the pages. */
export type BuildMode = 'plain' | 'compressed' | 'release';

/** Options of a build. */
export interface BuildOptions {
  /** Absolute. */
  readonly siteDir: string;
  /**
   * Which documents: those of the folder as it is now, or with `kept` those that were kept last (`keptSite`), whatever the
   * folder holds by now. With `keep` those of the folder are kept from now on if they have no error; where some are kept
   * already, every build of the folder keeps its own.
   */
  readonly documents?: 'keep' | 'kept';
  readonly outDir: string;
  /** What renders the pages; a function makes it of the own code in a folder, that of the site or a copy of it. */
  readonly bundle: Bundle | ClosedBundle | ((dir: string) => Promise<ClosedBundle>);
  /** `compressed` adds `.br` and `.gz` quickly; `release` adds the smallest ones, and a picture for social networks for each page. */
  readonly mode?: BuildMode;
  /** True where nothing is published while something is missing before the site may be public (`engine/check/launch.ts`). */
  readonly refuseMissing?: boolean;
  /** Where the site goes; without it, whatever some host reads is written. */
  readonly host?: HostName | undefined;
  /** Public address instead of the site's own (`SITE_URL`), without a slash at its end. */
  readonly url?: string | undefined;
  /** What IndexNow knows the site by; without it nobody is told of changes. */
  readonly indexNowKey?: string | undefined;
  /** Published posts, newest first. */
  readonly posts?: readonly Post[];
  /** Folder of the pictures that were uploaded for them. */
  readonly uploads?: string | undefined;
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** The moment that the site is held to, a day or a minute of its clock (`2026-12-31T10:00`) or ISO 8601; now if absent. */
  readonly now?: string | undefined;
  /** How many threads make the pages; as many as pay off unless something else is said. */
  readonly threads?: number | undefined;
  /** Told after every page that was made: how many are done, of how many. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Told after every photograph that was made. */
  readonly onPicture?: OnPicture;
  /** Told once if another build is waited for. */
  readonly onWait?: (pid: number) => void;
}

/** A problem that stops no build; `portao check` says it whole. */
export type BuildWarning = Pick<Problem, 'file' | 'code' | 'level'>;
