// A site without errors, with all of its pages.
import { checkSite } from '../engine/check/check-site.ts';
import type { CheckOptions } from '../engine/check/site-problems.ts';
import type { Site } from '../engine/content/validate.ts';
import { formatProblems } from '../engine/diagnostics/format.ts';
import type { Problem } from '../engine/diagnostics/problem.ts';
import type { ResolvedPage } from '../engine/render/resolved-page.ts';
import type { MediaLibrary } from '../engine/media/media-library.ts';

export interface ReadySite {
  readonly site: Site;
  readonly pages: readonly ResolvedPage[];
  readonly media: MediaLibrary;
  readonly warnings: readonly Problem[];
}

/** The site in `dir`. Throws with all problems if any is an error. */
export function readySite(dir: string, options: CheckOptions = {}): ReadySite {
  const { site, pages, media, problems } = checkSite(dir, options);
  if (!site || !media || problems.some(({ level }) => level === 'error'))
    throw new Error(formatProblems(problems, 'en'));
  return { site, pages, media, warnings: problems };
}
