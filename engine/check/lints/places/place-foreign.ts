import type { Block, PageDocument, Region } from '#schemas/types';
import { fieldsOf, textsOf, type LocatedText } from '../../../content/fields.ts';
import type { Schemas } from '../../../content/schemas.ts';
import type { Pointer } from '../../../diagnostics/problem.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import type { Site } from '../../../content/validate.ts';
import { blocksInside } from '../../../resolve/partials/slots.ts';
import type { Finding, Lint, LintSite } from '../lint.ts';
import { findingsIn, lintContext } from '../remembered-findings.ts';
import { namesOfPlaces, PlaceNames } from './place-names.ts';

/** A Markdown link to a page of this site, its words and its path. */
const internalLink = /\[([^\]]*)\]\((\/[a-z0-9/-]*)[^)]*\)/g;

/** The names that a page of a place may name: its own, the city that it belongs to, the neighbours. */
function allowedOn(document: PageDocument, { site, index }: LintSite): ReadonlySet<string> {
  const parent = document.variant && index.regions.get(document.variant.region)?.region;
  const region = document.region ?? parent;
  if (!region) return new Set();
  const names = (slug: string | undefined): readonly string[] =>
    namesOf(slug === undefined ? undefined : index.regions.get(slug)?.region);
  const city = site.settings.document.regionGroups.find(
    (group) => group.id === region.group,
  )?.parent;
  return new Set([
    ...namesOf(region),
    ...(document.variant?.name ? [document.variant.name] : []),
    ...(region.near ?? []).flatMap(names),
    ...names(city),
  ]);
}

const namesOf = (region: Region | undefined): readonly string[] =>
  region ? [region.name, ...(region.places ?? [])] : [];

/** Texts that name places, with the names; most of a site's texts name none. */
interface Naming {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly places: readonly string[];
}

/** The texts of a document but for those that say which place it is of, and those that list what belongs to its place (`x-own-places`): some bear the names of places elsewhere. */
function textsOfPage(file: SourceFile, schemas: Schemas): readonly LocatedText[] {
  const lists = fieldsOf(file, schemas)
    .filter(({ schema }) => schema?.['x-own-places'])
    .map((list) => list.pointer);
  const isIn = (list: Pointer, pointer: Pointer) => list.every((step, at) => step === pointer[at]);
  return textsOf(file, schemas).filter(
    ({ pointer }) =>
      pointer[0] !== 'region' &&
      pointer[0] !== 'variant' &&
      !lists.some((list) => isIn(list, pointer)),
  );
}

/** The places that the texts of a document name. A link to the page of a place leads there: its words say nothing of this page. */
function namings(
  file: SourceFile,
  names: PlaceNames,
  { site, index, phrases }: LintSite,
): Naming[] {
  return textsOfPage(file, site.schemas).flatMap(({ text, pointer }) => {
    const unlinked = text.includes('](/')
      ? text.replace(internalLink, (_, words: string, path: string) =>
          index.pages.get(path)?.region ? '·' : words,
        )
      : text;
    const places = names.in(phrases.without(unlinked, 'place-foreign'));
    return places.length > 0 ? [{ file, pointer, places: [...new Set(places)] }] : [];
  });
}

/** The partials in a list of blocks, those inside of partials and of slots as well, each once. */
function partialsOf(
  blocks: readonly Block[],
  site: Site,
  met = new Set<string>(),
): ReadonlySet<string> {
  for (const block of blocks) {
    partialsOf(blocksInside(block), site, met);
    if (block.type !== 'partial' || met.has(block.name)) continue;
    met.add(block.name);
    const partial = site.partials.get(block.name);
    if (partial) partialsOf(partial.document.blocks, site, met);
  }
  return met;
}

/** Places named on the page of another place: text that was copied, or that a partial brings along. */
export const placeForeign: Lint = {
  codes: ['place-foreign'],
  run: (lintSite) => {
    const { site, index } = lintSite;
    const known = namesOfPlaces(site);
    const names = new PlaceNames(known);
    const ofPartial = new Map(
      [...site.partials].map(([name, { file }]) => [name, namings(file, names, lintSite)]),
    );
    const context = lintContext(
      'place-foreign',
      known,
      site.settings.document.exceptions,
      site.pages.flatMap(({ document }) => (document.region ? document.path : [])),
    );
    const told = new Set<string>();
    // What a partial says is said once, of the first page that it is wrong on.
    const isNew = ({ file, pointer }: Naming, place: string) =>
      !told.has(`${file.path} ${pointer.join('/')} ${place}`) &&
      told.add(`${file.path} ${pointer.join('/')} ${place}`);
    return site.pages.flatMap(({ file, document }): Finding[] => {
      const { region, variant } = document;
      const own =
        region?.name ??
        variant?.name ??
        (variant && index.regions.get(variant.region)?.region.name);
      if (own === undefined) return [];
      const allowed = allowedOn(document, lintSite);
      const foreign = (written: readonly Naming[]) =>
        written.flatMap((naming) =>
          naming.places
            .filter((place) => !allowed.has(place) && isNew(naming, place))
            .map((place): Finding => ({
              code: 'place-foreign',
              file: naming.file,
              pointer: naming.pointer,
              params: { place, own, page: document.path },
            })),
        );
      const ofPage = findingsIn(
        file,
        lintContext(context, [...allowed]),
        site,
        () => foreign(namings(file, names, lintSite)),
        lintSite.phrases,
      );
      const partials = [...partialsOf(document.blocks, site)];
      return [...ofPage, ...foreign(partials.flatMap((name) => ofPartial.get(name) ?? []))];
    });
  },
};
