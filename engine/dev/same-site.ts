import { isDeepStrictEqual } from 'node:util';
import type { Site, PageOutline, SharedContent } from '../content/validate.ts';

/** The earlier of two equal values, else the later. */
export const sameOr = <Value>(before: Value | null | undefined, now: Value): Value =>
  isDeepStrictEqual(before, now) ? before! : now;

/** True if what all pages share is as it was when the site was opened. */
export const hasSameContent = (
  site: Site<PageOutline>,
  { settings, partials, safety, code }: SharedContent,
): boolean =>
  site.settings === settings &&
  site.partials === partials &&
  site.safety === safety &&
  site.code === code;

/** True if that and what pages show of each other is as it was when the site was opened. */
export function isSameSite(
  site: Site<PageOutline>,
  shared: SharedContent,
  outlines: readonly { readonly path: string; readonly outline: PageOutline }[],
): boolean {
  const known = new Map(site.pages.map(({ file, document }) => [file.path, document]));
  return (
    hasSameContent(site, shared) &&
    known.size === outlines.length &&
    outlines.every(({ path, outline }) => known.get(path) === outline)
  );
}
