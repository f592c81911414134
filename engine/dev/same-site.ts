import { isDeepStrictEqual } from 'node:util';
import type { PageOutline, SharedContent } from '../content/validate.ts';
import type { OpenSite } from '../resolve/open-site.ts';

/** The earlier of two equal values, else the later. */
export const sameOr = <Value>(before: Value | null | undefined, now: Value): Value =>
  isDeepStrictEqual(before, now) ? before! : now;

/** True if what all pages share is as it was when the site was opened. */
export const hasSameContent = (
  { shared }: Pick<OpenSite, 'shared'>,
  { settings, partials, jobs, safety, code }: SharedContent,
): boolean =>
  shared.settings === settings &&
  shared.partials === partials &&
  shared.jobs === jobs &&
  shared.safety === safety &&
  shared.code === code;

/** True if that and what pages show of each other is as it was when the site was opened. */
export function isSameSite(
  open: Pick<OpenSite<PageOutline>, 'site' | 'shared'>,
  shared: SharedContent,
  outlines: readonly { readonly path: string; readonly outline: PageOutline }[],
): boolean {
  const known = new Map(
    [...open.site.pages, ...(open.site.hidden ?? [])].map(({ file, document }) => [
      file.path,
      document,
    ]),
  );
  return (
    hasSameContent(open, shared) &&
    known.size === outlines.length &&
    outlines.every(({ path, outline }) => known.get(path) === outline)
  );
}
