import { contactNamed } from '../resolve/business/named-contact.ts';
import { defaultCallContact, defaultChatContact } from '../resolve/buttons.ts';
import { localeOf } from '../words/locale.ts';
import { pageWordsOf } from '../words/pages.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { writtenAt, type PageScope, type WrittenText } from './reference-origins.ts';
import type { SourceFile } from '../content/source-file.ts';
import { originsOf, type TextOrigin } from './text-origins.ts';
import { headingOf, openingOf } from '../resolve/breadcrumb/opening.ts';
import type {
  Crumb,
  Facts,
  HeaderItem,
  PageLink,
  PlaceLink,
  RegionGroup,
} from '../render/types.ts';

/** What a fact is looked up in: the page's scope and its path. */
export interface FactScope extends PageScope {
  readonly path: string;
}

const inSettings = ({ settings }: FactScope, ...pointer: Pointer): WrittenText[] =>
  writtenIn(settings.file, ...pointer);

function writtenIn(file: SourceFile, ...pointer: Pointer): WrittenText[] {
  const found = writtenAt(file, pointer);
  return found ? [found] : [];
}

/** The name of a place in a list stands in its own page. */
function placeName({ slug, name }: PlaceLink, { index }: FactScope): WrittenText[] {
  const entry = index.regions.get(slug);
  if (!entry) return [];
  const { file } = entry.page;
  return entry.region.menu?.label === name
    ? writtenIn(file, 'region', 'menu', 'label')
    : writtenIn(file, 'region', 'name');
}

/** The second line of a place, which the menu at the top alone shows. */
const placeNote = ({ slug }: PlaceLink, { index }: FactScope): WrittenText[] => {
  const entry = index.regions.get(slug);
  return entry ? writtenIn(entry.page.file, 'region', 'menu', 'note') : [];
};

const groupLabel = ({ id }: RegionGroup, scope: FactScope) =>
  inSettings(
    scope,
    'regionGroups',
    scope.settings.document.regionGroups.findIndex((group) => group.id === id),
    'label',
  );

/** The name of a crumb: the page's own, else that of its place, else the one that `site.yaml` gives to the segment. */
function crumbText({ name, href }: Crumb, position: number, scope: FactScope): WrittenText[] {
  if (position === 0) {
    const { marks } = pageWordsOf(localeOf(scope.settings.document).language);
    return inSettings(scope, 'breadcrumbs', marks.home);
  }
  const group = scope.settings.document.regionGroups.findIndex(
    ({ label, parent }) => parent !== undefined && label === name,
  );
  if (group >= 0) return inSettings(scope, 'regionGroups', group, 'label');
  const path = href ?? scope.path;
  const segment = path.slice(path.lastIndexOf('/') + 1);
  if (href === undefined && scope.page?.document.breadcrumb !== undefined)
    return writtenIn(scope.page.file, 'breadcrumb');
  const region = scope.index.regions.get(segment);
  return region?.region.name === name
    ? writtenIn(region.page.file, 'region', 'name')
    : inSettings(scope, 'breadcrumbs', segment);
}

/** The name of a search variant: what it gives for breadcrumbs, else its heading. */
function variantName({ href, name }: PageLink, { index, schemas }: FactScope): WrittenText[] {
  const variant = [...index.variants.values()]
    .flat()
    .find(({ document }) => document.path === href);
  if (!variant) return [];
  const { file, document } = variant;
  if (document.breadcrumb !== undefined) return writtenIn(file, 'breadcrumb');
  const opening = openingOf(document.blocks, schemas);
  return opening && headingOf(document, schemas) === name
    ? writtenIn(
        file,
        'blocks',
        document.blocks.indexOf(opening),
        schemas.openingField(opening.type)!,
      )
    : [];
}

type Finders = {
  readonly [Name in keyof Facts]?: (fact: Facts[Name], scope: FactScope) => readonly WrittenText[];
};

const finders: Finders = {
  business: (_, scope) => [
    ...inSettings(scope, 'business', 'name'),
    ...inSettings(scope, 'business', 'tagline'),
  ],
  headerMenu: (items: readonly HeaderItem[], scope) =>
    items.flatMap((item, position) => [
      ...inSettings(scope, 'menus', 'header', position, 'label'),
      ...inSettings(scope, 'menus', 'header', position, 'heading'),
      ...(item.kind === 'panel'
        ? item.columns
            .flat()
            .flatMap((group) => [
              ...groupLabel(group, scope),
              ...group.places.flatMap((place) => [
                ...placeName(place, scope),
                ...placeNote(place, scope),
              ]),
            ])
        : []),
    ]),
  allLabel: (_, scope) => inSettings(scope, 'menus', 'allLabel'),
  mobileMenu: (items, scope) =>
    items.flatMap((_, position) => [
      ...inSettings(scope, 'menus', 'mobile', position, 'label'),
      ...inSettings(scope, 'menus', 'mobile', position, 'heading'),
    ]),
  mobilePlaces: (places, scope) =>
    places.flatMap(({ label, href }) =>
      placeName({ slug: href.slice(href.lastIndexOf('/') + 1), name: label, href }, scope),
    ),
  breadcrumb: (crumbs, scope) =>
    crumbs.flatMap((crumb, position) => crumbText(crumb, position, scope)),
  regionGroups: (groups, scope) =>
    groups.flatMap((group) => [
      ...groupLabel(group, scope),
      ...group.places.flatMap((place) => placeName(place, scope)),
    ]),
  map: ({ places }, scope) => places.flatMap((place) => placeName(place, scope)),
  near: (places, scope) => places.flatMap((place) => placeName(place, scope)),
  variants: (links, scope) => links.flatMap((link) => variantName(link, scope)),
  sameGroup: (group, scope) => (group?.places ?? []).flatMap((place) => placeName(place, scope)),
  services: (services, scope) => [
    ...services.flatMap((_, position) => [
      ...inSettings(scope, 'services', position, 'name'),
      ...inSettings(scope, 'services', position, 'text'),
    ]),
    ...inSettings(scope, 'serviceLabel'),
  ],
  quickContact: ({ chat, call }, scope) =>
    !chat && !call
      ? []
      : [
          ...inSettings(scope, 'messages', 'general', 'text'),
          ...[defaultChatContact, defaultCallContact].flatMap((role) => {
            const found = contactNamed(scope.settings.document, role);
            return found ? inSettings(scope, 'contacts', found.name, 'phone') : [];
          }),
        ],
  postTitleSuffix: (_, scope) => inSettings(scope, 'blog', 'titleSuffix'),
  sisterSites: (sites, scope) =>
    sites.flatMap(({ name }) =>
      inSettings(
        scope,
        'business',
        'sisterSites',
        (scope.settings.document.business.sisterSites ?? []).findIndex(
          (site) => site.name === name,
        ),
        'name',
      ),
    ),
};

/** The texts that a fact brings into a page, each with where it was written; empty for a fact without texts, and for what comes from the data service. */
export function factTexts(name: string, fact: unknown, scope: FactScope): TextOrigin[] {
  const find = finders[name as keyof Facts] as
    ((fact: unknown, scope: FactScope) => readonly WrittenText[]) | undefined;
  return (find?.(fact, scope) ?? []).flatMap((source) => originsOf(name, source, scope));
}
