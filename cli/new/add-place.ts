import { join, posix } from 'node:path';
import type { Region } from '#schemas/types';
import { generateNames } from '../../engine/content/generate-own.ts';
import { schemaFolder } from '../../engine/content/own-schemas.ts';
import type { Language } from '../../engine/words/language.ts';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { radiusKm } from '../../engine/resolve/facts.ts';
import { distanceKm, type Coordinates } from '../../engine/resolve/geo.ts';
import type { SiteReport } from '../../engine/check/check-site.ts';
import type { RegionGroup } from '../../engine/render/types.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';
import {
  checkWith,
  folderOf,
  openSite,
  refuseTaken,
  type NewPage,
  type OpenSite,
} from './add-documents.ts';
import { appearancesOf } from './appearances.ts';
import type { Ask } from './ask.ts';
import { chooseGroup } from './group.ts';
import { nearestPlaces, slugOfName, type Neighbour } from './place.ts';
import {
  describeAppearances,
  describeBriefly,
  describeDryRun,
  describeTodos,
  describeWritten,
} from './report.ts';
import { shownPath } from '../output/shown-path.ts';
import {
  fillTemplate,
  readTemplate,
  schemaLine,
  variantNames,
  type TemplateValues,
} from './template.ts';

/** What every command of `portao new` that adds pages is told. */
export interface NewPageSettings {
  readonly siteDir: string;
  readonly language: Language;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** Year-month-day. */
  readonly today: string;
  /** Null where nobody can be asked. */
  readonly ask: Ask | null;
  readonly out: (text: string) => void;
}

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

/** Writes the page of a place, and says where it appears and what is still to be written. Throws `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`. */
export async function addPlace(place: NewPlace, settings: NewPageSettings): Promise<void> {
  const { siteDir, language, out } = settings;
  const open = openSite(siteDir);
  const slug = slugOfName(place.name, language);
  const variants = place.variants ? variantsOf(siteDir, language) : [];
  const variantFolder = variantFolderOf(open);
  const page: NewPage & { template: string } = {
    file: `${folderOf(place.kind === 'city' ? ['city', 'area'] : ['neighbourhood'], open)}/${slug}.yaml`,
    path: `/${slug}`,
    template: `${place.kind}.yaml`,
  };
  const pages = [
    page,
    ...variants.map((variant) => ({
      file: `${variantFolder}/${variant}-${slug}.yaml`,
      path: `/${variant}-${slug}`,
      template: `variants/${variant}.yaml`,
    })),
  ];
  refuseTaken(pages, open, settings.force, language);

  const neighbours = nearestPlaces(
    place.coordinates,
    place.kind,
    [...open.index.regions.values()].filter((entry) => entry.slug !== slug),
  );
  const near = place.near
    ? knownPlaces(place.near, open, language)
    : neighbours.map(({ entry }) => entry.slug);
  const groups = groupsOf(place.kind, open);
  const group = await chooseGroup({
    asked: place.group,
    groups,
    suggested: neighbours
      .map(({ entry }) => entry.region.group)
      .filter((id) => groups.some((one) => one.id === id)),
    command: `new ${place.kind} "${place.name}"`,
    ask: settings.ask,
    out,
    language,
  });
  const { guessIn } = commandWordsOf(localeOf(open.site.settings.document).language).new;
  const said = place.in ?? (place.kind === 'neighbourhood' ? guessIn(place) : undefined);
  const usual = open.index.inPlace(place.name);
  const label = open.index.groups.find(({ id }) => id === group)?.label ?? group;
  const values: TemplateValues = {
    slug,
    group,
    near,
    name: place.name,
    in: said === usual ? undefined : said,
    said: said ?? usual,
    zone: guessIn({ name: label }),
    coordinates: place.coordinates.map((degrees) => Math.round(degrees * 1e4) / 1e4),
    today: settings.today,
  };
  const texts = new Map(
    pages.map(({ file, path, template }) => [
      file,
      schemaLine(
        schemaFolder(siteDir, localeOf(open.site.settings.document).language),
        join(siteDir, file),
      ) + fillTemplate(readTemplate(siteDir, template), { ...values, path }),
    ]),
  );
  const report = checkWith(texts, open);

  out(describeDistance(place, open, language));
  if (settings.dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([...texts].map(([file, text]) => ({ path: join(siteDir, file), text })));
  const names = await generateNames(siteDir);
  out(`${describeWritten([...texts.keys(), ...names], siteDir, language)}\n`);
  const [own, ...others] = pages.map(({ path }) => appearancesOf(path, report));
  out(
    `${describeAppearances(own!, language)}${others.map((one) => describeBriefly(one, language)).join('')}\n`,
  );
  out(
    `${describeTodos(texts, siteDir, language)}\n${describeNext(
      slug,
      place,
      neighbours.filter(
        ({ entry }) => showsNeighbours(entry.href, report) && !own!.shownBy.includes(entry.href),
      ),
      open,
      language,
    )}`,
  );
}

/** The variants that the site has templates of. Throws `WrongUse` where it has none. */
function variantsOf(siteDir: string, language: Language): readonly string[] {
  const names = variantNames(siteDir);
  if (names.length > 0) return names;
  const folder = shownPath(join(siteDir, 'templates/variants'));
  throw new WrongUse(commandWordsOf(language).new.noVariants({ folder }));
}

/** The groups that have places of a kind (areas are among the cities), and those that have none yet; all where there is no such group. */
function groupsOf(kind: NewPlace['kind'], { index }: OpenSite): readonly RegionGroup[] {
  const isSame = (slug: string) =>
    (index.regions.get(slug)?.region.kind === 'neighbourhood') === (kind === 'neighbourhood');
  const fitting = index.groups.filter(
    ({ places }) => places.length === 0 || places.some(({ slug }) => isSame(slug)),
  );
  return fitting.length > 0 ? fitting : index.groups;
}

/** The folder of the search variants of the site. */
function variantFolderOf({ site }: OpenSite): string {
  const one = site.pages.find(({ document }) => document.variant);
  return one ? posix.dirname(one.file.path) : 'pages/variants';
}

/** The slugs that `--near` named. Throws `WrongUse` for one that is no place. */
function knownPlaces(
  slugs: readonly string[],
  { index }: OpenSite,
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

/** How far the place is from the base, and a warning where the site does not claim to go. */
function describeDistance(
  { name, coordinates }: NewPlace,
  { site, index }: OpenSite,
  language: Language,
): string {
  const words = commandWordsOf(language).new;
  const { business } = site.settings.document;
  if (index.base === null) return '';
  const km = distanceKm(index.base, coordinates);
  const radius = radiusKm({ site });
  const base = business.address.locality ?? business.name;
  const said = words.distance({ name, km: Math.round(km), base });
  if (radius === null || km <= radius) return `${said}\n`;
  return words.beyondRadius({ said, radius });
}

/** True if the page at `path` has a list of its neighbours. */
const showsNeighbours = (path: string, { pages }: SiteReport) =>
  pages.some((page) => page.path === path && page.blocks.some(({ type }) => type === 'near'));

/** What to do now: the texts, the neighbours that could show the place and do not, the check. */
function describeNext(
  slug: string,
  { name }: NewPlace,
  neighbours: readonly Neighbour[],
  { loaded }: OpenSite,
  language: Language,
): string {
  const files = neighbours
    .slice(0, 2)
    .map(({ entry }) => shownPath(join(loaded.dir, entry.page.file.path)));
  return commandWordsOf(language).new.next({ slug, name, neighbours: files });
}
