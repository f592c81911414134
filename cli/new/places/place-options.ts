// What the options of `portao new city` and `new neighbourhood` mean on a site.
import { join, posix } from 'node:path';
import type { Region } from '#schemas/types';
import { nearest } from '../../../engine/diagnostics/suggest.ts';
import type { RegionGroup } from '../../../engine/render/types.ts';
import type { Coordinates } from '../../../engine/resolve/geo.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import type { Language } from '../../../engine/words/language.ts';
import { WrongUse } from '../../command-line/command-error.ts';
import { shownPath } from '../../output/shown-path.ts';
import type { SiteToChange } from '../../site/site-to-change.ts';
import { variantNames } from '../template.ts';

/** A place that is to get a page. */
export interface NewPlace {
  readonly kind: Exclude<Region['kind'], 'area'>;
  readonly name: string;
  readonly coordinates: Coordinates;
  /** "em Vila Nova", where it is not that. */
  readonly in: string | undefined;
  /** What `--group` said. */
  readonly group: string | undefined;
  /** What `--near` said: slugs of places. */
  readonly near: readonly string[] | undefined;
  /** Its search variants too. */
  readonly variants: boolean;
}

/** The variants that the site has templates of. Throws `WrongUse` where it has none. */
export function variantsOf(siteDir: string, language: Language): readonly string[] {
  const names = variantNames(siteDir);
  if (names.length > 0) return names;
  const folder = shownPath(join(siteDir, 'templates/variants'));
  throw new WrongUse(commandWordsOf(language).new.noVariants({ folder }));
}

/** The groups that have places of a kind (areas are among the cities), and those that have none yet; all where there is no such group. */
export function groupsOf(kind: NewPlace['kind'], { index }: SiteToChange): readonly RegionGroup[] {
  const isSame = (slug: string) =>
    (index.regions.get(slug)?.region.kind === 'neighbourhood') === (kind === 'neighbourhood');
  const fitting = index.groups.filter(
    ({ places }) => places.length === 0 || places.some(({ slug }) => isSame(slug)),
  );
  return fitting.length > 0 ? fitting : index.groups;
}

/** The folder of the search variants of the site. */
export function variantFolderOf({ site }: SiteToChange): string {
  const one = site.pages.find(({ document }) => document.variant);
  return one ? posix.dirname(one.file.path) : 'pages/variants';
}

/** The slugs that `--near` named. Throws `WrongUse` for one that is no place. */
export function knownPlaces(
  slugs: readonly string[],
  { index }: SiteToChange,
  language: Language,
): readonly string[] {
  for (const slug of slugs) {
    if (index.regions.has(slug)) continue;
    const near = nearest(slug, index.regions.keys());
    const hint = near === null ? '' : ` ${commandWordsOf(language).shared.didYouMean({ near })}`;
    throw new WrongUse(commandWordsOf(language).new.noNeighbour({ slug, hint }));
  }
  return slugs;
}
