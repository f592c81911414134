import { contactKinds, takesCalls } from '../client/contact-kinds.ts';
import { contactNamed, defaultCallContact } from './business/named-contact.ts';
import { serviceButton } from './business/service-button.ts';
import { quickButtons } from './business/quick-buttons.ts';
import { isOfPlace, resolveButton } from './buttons.ts';
import { formatPhone } from './business/phone.ts';
import { companyOf } from './business/company.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { distanceKm } from './geo.ts';
import { coverageMap } from './map/coverage-map.ts';
import type { Outlines } from './map/outlines.ts';
import { picturesOfPost } from './markdown-pictures.ts';
import { postCard, postView } from '../blog/post-view.ts';
import type { Button, Contact } from '#schemas/types';
import type { Post } from '../blog/post-store.ts';
import type { Tracer } from './origins/tracer.ts';
import type { Scope } from './references/scope.ts';
import type { InputName, SharedInputs } from './inputs/shared-inputs.ts';
import type { Report } from '../content/report.ts';
import type { PagePlace, SiteIndex } from './site-index.ts';
import { breadcrumbOf, groupLedTo, variantsOf, type PageOnSite } from './breadcrumb/breadcrumb.ts';
import { momentInWords } from './references/reference-values.ts';
import { writtenPosition } from './time/shown-entries.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { shownJobs } from './work/shown-jobs.ts';
import { localeOf } from '../words/locale.ts';
import { pageWordsOf } from '../words/pages.ts';
import { openingOf, openingRowsOf } from './hours/opening-facts.ts';
import type { Facts, HeaderItem, PlaceLink, RegionGroup } from '../render/types.ts';

/** What the facts of a page are computed from. */
export interface FactsContext extends PageOnSite {
  readonly scope: Scope;
  readonly report: Report;
  readonly media: MediaLibrary;
  /** What the map is drawn with; null where the site has no outlines. */
  readonly outlines: Outlines | null;
  /** Published posts, newest first. */
  readonly posts: readonly Post[];
  /** The post whose page this is, or null. */
  readonly post: Post | null;
  /** True where blocks show what is still missing: while somebody writes the site. */
  readonly showMissing?: boolean;
  readonly inputs: SharedInputs;
  /** Facts that were computed before, by name and by what they depend on of the page, each with the inputs that it asked for. */
  readonly known: Map<string, KnownFact>;
  /** Says where texts were written; null where nobody asks. */
  readonly tracer: Tracer | null;
}

interface KnownFact {
  readonly result: unknown;
  readonly inputs: readonly InputName[];
}

/** The name of a place in menus: that which its document gives for them, else its own. */
const nameInMenu = (place: PlaceLink, index: SiteIndex) =>
  index.regions.get(place.slug)?.region.menu?.label ?? place.name;

function headerMenu({ site, index, page, report }: FactsContext): HeaderItem[] {
  const { settings } = site;
  return settings.document.menus.header.map((item, position): HeaderItem => {
    const { label, heading } = item;
    if (!item.columns)
      return {
        kind: 'link',
        label,
        heading,
        href: item.link ?? '/',
        current: item.link === page.path,
      };
    const columns = item.columns.map((column, columnIndex) =>
      column.map((id, row): RegionGroup => {
        const group = index.groups.find((candidate) => candidate.id === id);
        if (group)
          return {
            ...group,
            places: group.places.map((place) => ({ ...place, name: nameInMenu(place, index) })),
          };
        report.add(
          {
            file: settings.file,
            pointer: [
              'menus',
              'header',
              writtenPosition(item, position),
              'columns',
              columnIndex,
              row,
            ],
          },
          'group-unknown',
          {
            name: id,
            nearest: nearest(
              id,
              index.groups.map((candidate) => candidate.id),
            ),
            known: index.groups.map((candidate) => candidate.id),
          },
        );
        return { id, label: id, places: [] };
      }),
    );
    const filled = columns
      .map((column) => column.filter(({ places }) => places.length > 0))
      .filter((column) => column.length > 0);
    return { kind: 'panel', label, heading, width: item.width ?? 600, columns: filled };
  });
}

/** Where the menus lead, by the header's: pages have them in common. */
const menuLinks = new WeakMap<readonly HeaderItem[], ReadonlySet<string>>();

/** The path of the page where one of the menus leads to it: all other pages have the same menus. */
function menuPath(context: FactsContext): string | null {
  const { path } = context.page;
  const menus = ['headerMenu', 'mobileMenu', 'mobilePlaces'];
  const { headerMenu = [], mobileMenu = [], mobilePlaces = [] } = factsFor(menus, context);
  let links = menuLinks.get(headerMenu);
  if (!links) {
    const inHeader = headerMenu.flatMap<{ readonly href: string }>((item) =>
      item.kind === 'link' ? [item] : item.columns.flat().flatMap(({ places }) => places),
    );
    links = new Set([...inHeader, ...mobileMenu, ...mobilePlaces].map(({ href }) => href));
    menuLinks.set(headerMenu, links);
  }
  return links.has(path) ? path : null;
}

/** What the words of a chat button depend on: its message may read otherwise on the pages of a place. */
function messageKey(button: Button | null, context: FactsContext): string {
  const { messages, contacts } = context.site.settings.document;
  const name = button?.chat ?? contacts[button?.reach ?? '']?.message;
  const message = name === undefined ? undefined : messages[name];
  return message && isOfPlace(message) ? placeKey(context) : '';
}

/** The groups that have places, with their distances from the base. */
const filledGroups = ({ base, groups, regions }: SiteIndex): RegionGroup[] =>
  groups
    .filter(({ places }) => places.length > 0)
    .map((group) => ({
      ...group,
      places: group.places.map((place) => {
        const { coordinates } = regions.get(place.slug)!.region;
        return { ...place, km: Math.round(distanceKm(base ?? coordinates, coordinates)) };
      }),
    }));

/** The main contacts as far as the site has them: whom one writes to, and whom one calls. */
function quickContact({ site, scope, report }: FactsContext): Facts['quickContact'] {
  const { document: settings, file } = site.settings;
  const at = (field: string) => ({ file, pointer: ['contacts', field] });
  const { chat, call } = quickButtons(settings);
  const phone = call && contactNamed(settings, defaultCallContact)?.contact.phone;
  return {
    chat: chat && resolveButton(chat, scope, at, report),
    call: call && resolveButton(call, scope, at, report),
    number: phone ? formatPhone(phone, localeOf(settings).country) : null,
  };
}

/** The kinds of all contacts, in the order of `contactKinds`. */
function contactKindsOf({ site }: FactsContext): Facts['contactKinds'] {
  const contacts = Object.values(site.settings.document.contacts);
  return (Object.keys(contactKinds) as Contact['kind'][]).filter((kind) =>
    contacts.some(
      (contact) => contact.kind === kind || (kind === 'telephone' && takesCalls(contact)),
    ),
  );
}

/** The services of `site.yaml`, each with the button that asks for it. */
function services({ site, scope, report, media }: FactsContext): Facts['services'] {
  const { document: settings, file } = site.settings;
  const { services: listed = [] } = settings;
  const use = site.schemas.settingsPictures.get('services/*/image') ?? {};
  return listed.map(({ image, ...service }, position) => {
    const at = (...field: string[]) => ({ file, pointer: ['services', position, ...field] });
    const button = serviceButton(settings, service.name);
    return {
      ...service,
      ...(image ? { image: media.image(image, use, at('image', 'src'), report) } : {}),
      button: button && resolveButton(button, scope, at, report),
    };
  });
}

/** The page's place; a search variant has the pictures of its region. */
function place({ scope, site, index, report, media }: FactsContext): Facts['place'] {
  if (!scope.place) return null;
  const { slug, name, in: inPlace, kind } = scope.place;
  const { page, region } = index.regions.get(slug)!;
  const at = { file: page.file, pointer: ['region', 'photo', 'src'] };
  const use = site.schemas.regionPictures.get('photo') ?? {};
  return {
    name,
    in: inPlace,
    kind,
    facade: region.facade,
    ...(region.photo ? { photo: media.image(region.photo, use, at, report) } : {}),
  };
}

/** The sentences of the promotions that hold, and their ends in words. */
function notices({ site, inputs }: FactsContext): Facts['notices'] {
  const { document } = site.settings;
  return Object.entries(document.promotions ?? {}).flatMap(([name, { notice, until }]) =>
    notice !== undefined && inputs.isShown({ promotion: name })
      ? [{ name, notice, until: wordsOf(site).until(momentInWords(until, document)) }]
      : [],
  );
}

/** What a block that brings its own is told of the main contacts. */
const noContacts: Facts['quickContact'] = { chat: null, call: null, number: null };

/** Address of the video's frame; null where there is none, and while it is a placeholder, which nobody's browser should ask. */
export const videoEmbedOf = ({ video }: Pick<SiteSettings, 'video'>): string | null =>
  video && !video.placeholder ? video.embed : null;

/** The words of the site's language. */
const wordsOf = ({ settings }: FactsContext['site']) =>
  pageWordsOf(localeOf(settings.document).language);

/** Every fact as a function of the page; a block's schema names those that it gets (`x-facts`). */
const providers: { readonly [Name in keyof Facts]: (context: FactsContext) => Facts[Name] } = {
  business: ({ site }) => ({
    name: site.settings.document.business.name,
    tagline: site.settings.document.business.tagline,
    logo: site.settings.document.business.logo ?? 'mark',
  }),
  company: ({ site, showMissing }) =>
    companyOf(site.settings.document, showMissing === true ? wordsOf(site).lawful : null),
  headerMenu,
  allLabel: ({ site }) => site.settings.document.menus.allLabel ?? wordsOf(site).showAll,
  mobileMenu: ({ site }) =>
    site.settings.document.menus.mobile.map(({ label, link, heading }) => ({
      label,
      href: link,
      heading,
    })),
  mobilePlaces: ({ index }) =>
    index.groups
      .flatMap((group) => group.places)
      .filter((place) => index.regions.get(place.slug)?.region.menu?.mobile)
      .map((place) => ({ label: nameInMenu(place, index), href: place.href })),
  breadcrumb: breadcrumbOf,
  crumbNames: ({ site, page }) =>
    page.status === 404 ? (site.settings.document.breadcrumbs ?? {}) : null,
  regionGroups: ({ index }) => filledGroups(index),
  map: coverageMap,
  near: ({ scope }) => scope.place?.near ?? [],
  variants: variantsOf,
  sameGroup: ({ site, index, page }) => {
    const id = page.region?.group ?? groupLedTo(site.settings.document, page.path)?.id;
    const group = index.groups.find((candidate) => candidate.id === id);
    return group
      ? { ...group, places: group.places.filter((place) => place.href !== page.path) }
      : null;
  },
  services,
  jobs: shownJobs,
  notices,
  priceTag: ({ site, page: { priceTag = '' } }) => {
    const { priceTags = {} } = site.settings.document;
    return Object.hasOwn(priceTags, priceTag) ? priceTags[priceTag]! : null;
  },
  place,
  menuPath,
  quickContact,
  contactKinds: contactKindsOf,
  cityKind: ({ site }) => site.settings.document.placeKinds?.city ?? null,
  opening: openingOf,
  openingRows: openingRowsOf,
  languageTag: ({ site }) => localeOf(site.settings.document).tag,
  chatDelay: ({ site }) => site.settings.document.limits.chatDelay,
  videoEmbed: ({ site }) => videoEmbedOf(site.settings.document),
  posts: ({ site, posts }) => posts.map((post) => postCard(post, localeOf(site.settings.document))),
  post: ({ site, posts, post, media }) =>
    post
      ? postView(
          post,
          posts,
          localeOf(site.settings.document),
          picturesOfPost(media, site.settings.file),
        )
      : null,
  postTitleSuffix: ({ site }) => site.settings.document.blog?.titleSuffix ?? '',
  sisterSites: ({ site }) =>
    (site.settings.document.business.sisterSites ?? [])
      .filter((sister) => !sister.placeholder)
      .map(({ name, url }) => ({ name, href: url })),
};

const placeKeys = new WeakMap<PagePlace, string>();

/** The place that a page speaks of, as far as a text can say it: with its neighbours and its distance. */
export function placeKey({ scope: { place }, tracer }: FactsContext): string {
  if (!place) return '';
  // Pages may say the same of a place, each in its own document.
  if (tracer) return place.path;
  let key = placeKeys.get(place);
  if (key === undefined)
    placeKeys.set(
      place,
      (key = JSON.stringify([place.slug, place.name, place.in, place.distanceKm, place.near])),
    );
  return key;
}

const always = () => '';
const never = () => null;

/** What a fact depends on beside the site: two pages with the same text have the same fact; null where each page has its own. */
const factKeys: {
  readonly [Name in keyof Facts]: (context: FactsContext) => string | null;
} = {
  business: always,
  company: always,
  // Marks the link of the page itself.
  headerMenu: ({ site, page }) =>
    site.settings.document.menus.header.some((item) => item.link === page.path) ? page.path : '',
  allLabel: always,
  mobileMenu: always,
  mobilePlaces: always,
  breadcrumb: never,
  crumbNames: ({ page }) => String(page.status),
  regionGroups: always,
  map: ({ scope: { place } }) => place?.slug ?? '',
  near: never,
  variants: never,
  sameGroup: never,
  jobs: never,
  notices: always,
  priceTag: ({ page }) => page.priceTag ?? '',
  // What a picture asks of the files of `media/` is noted by each page that shows it.
  services: (context) =>
    context.site.settings.document.services?.some(({ image }) => image)
      ? null
      : messageKey(serviceButton(context.site.settings.document, ''), context),
  place: never,
  menuPath: (context) => menuPath(context) ?? '',
  quickContact: (context) => messageKey(quickButtons(context.site.settings.document).chat, context),
  contactKinds: always,
  cityKind: always,
  opening: always,
  openingRows: always,
  languageTag: always,
  chatDelay: always,
  videoEmbed: always,
  posts: always,
  post: never,
  postTitleSuffix: always,
  sisterSites: always,
};

/** What a fact depends on, by its name; one that the site computes itself is each page's own. */
export const factKey = (name: string, context: FactsContext): string | null =>
  isFact(name) ? factKeys[name](context) : null;

/** True for the name of a fact of the engine. */
export const isFact = (name: string): name is keyof Facts => Object.hasOwn(providers, name);

/** The facts named, computed for one page; `own`: the fields of the block, which may make one needless. */
export function factsFor(
  names: readonly string[],
  context: FactsContext,
  own: Readonly<Record<string, unknown>> = {},
): Partial<Facts> {
  const facts: Record<string, unknown> = {};
  for (const name of names) {
    // Who says nothing of the moment asks for no schedule.
    if (name === 'opening' && own.byHours !== true && own.online === undefined) {
      facts[name] = null;
      continue;
    }
    if (name === 'quickContact' && own.chat && own.call) {
      facts[name] = noContacts;
      continue;
    }
    if (!isFact(name)) {
      facts[name] = context.scope.facts?.value(name);
      continue;
    }
    const key = factKeys[name](context);
    if (key === null) {
      facts[name] = providers[name](context);
      continue;
    }
    const known = `${name} ${key}`;
    let fact = context.known.get(known);
    if (!fact)
      context.known.set(known, (fact = context.inputs.collect(() => providers[name](context))));
    for (const input of fact.inputs) context.inputs.note(input);
    facts[name] = fact.result;
  }
  return facts as Partial<Facts>;
}

/** Names of all facts, for the test that holds the schemas to them. */
export const factNames = Object.keys(providers);
