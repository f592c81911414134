import type { Contact, Layout, SiteDocument, Theme } from '#schemas/types';
import { contactKinds, takesCalls } from '../client/contact-kinds.ts';

type Blog = NonNullable<SiteDocument['blog']>;
type Filled =
  'messages' | 'claims' | 'contacts' | 'contactRoles' | 'structuredData' | 'hours' | 'regionGroups';

/** What `site.yaml` says, with a value for everything that it leaves out and that others ask for. */
export type SiteSettings = Omit<
  SiteDocument,
  Filled | 'business' | 'blog' | 'menus' | 'layout' | 'layouts' | 'theme'
> &
  Readonly<Required<Pick<SiteDocument, Filled>>> & {
    readonly business: SiteDocument['business'] &
      Required<Pick<SiteDocument['business'], 'tagline' | 'description' | 'address'>>;
    readonly menus: Required<Omit<NonNullable<SiteDocument['menus']>, 'allLabel'>> &
      Pick<NonNullable<SiteDocument['menus']>, 'allLabel'>;
    readonly layout: Required<Layout>;
    /** Those that pages choose, by name. */
    readonly layouts: Readonly<Record<string, Required<Layout>>>;
    readonly blog?: Blog & Required<Pick<Blog, 'titleSuffix' | 'feedTitle'>>;
    readonly theme: Theme & Required<Pick<Theme, 'browserColor'>>;
    readonly search: Required<NonNullable<SiteDocument['search']>>;
    /** Delay of the floating chat button, ms. */
    readonly limits: { readonly chatDelay: number };
  };

/** Colours of the background that the design has by itself (`--paper` in blocks/parts/base.css). */
const paper = { light: '#f8fafa', dark: '#10161a' };

/** The roles of contacts: those that `site.yaml` gives, and whom one calls and writes to where it does not say. */
function rolesOf({ contacts = {}, contactRoles = {} }: SiteDocument): Record<string, string> {
  const all = Object.entries(contacts);
  const first = (fits: (contact: Contact) => boolean) => all.find(([, one]) => fits(one))?.[0];
  const callable = first(takesCalls);
  const written = (['chat', 'book', 'write'] as const)
    .map((use) => first(({ kind }) => contactKinds[kind].use === use))
    .find((name) => name !== undefined);
  const chat = written ?? callable;
  return {
    ...(callable === undefined ? {} : { main: callable }),
    ...(chat === undefined ? {} : { mainChat: chat }),
    ...contactRoles,
  };
}

const wholeLayout = (layout: Layout | undefined): Required<Layout> => ({
  before: layout?.before ?? [],
  after: layout?.after ?? [],
});

/** A theme with the colour of the browser's bar, that of the page unless it says another. */
export const siteTheme = (theme: Theme | undefined): SiteSettings['theme'] => ({
  ...theme,
  browserColor: theme?.browserColor ?? {
    light: theme?.light?.paper ?? paper.light,
    dark: theme?.dark?.paper ?? paper.dark,
  },
});

/** Fills in what a site leaves out. A list that is left out is empty; a text, one that is already there. */
export function siteSettings(document: SiteDocument): SiteSettings {
  const {
    business,
    menus,
    layout,
    layouts = {},
    theme,
    limits,
    blog,
    search,
    ...others
  } = document;
  return {
    ...others,
    ...(blog
      ? {
          blog: {
            ...blog,
            titleSuffix: blog.titleSuffix ?? ` | ${business.name}`,
            feedTitle: blog.feedTitle ?? business.name,
          },
        }
      : {}),
    business: {
      ...business,
      tagline: business.tagline ?? '',
      description: business.description ?? business.tagline ?? business.name,
      address: business.address ?? {},
    },
    contacts: document.contacts ?? {},
    contactRoles: rolesOf(document),
    messages: document.messages ?? {},
    claims: document.claims ?? {},
    structuredData: document.structuredData ?? {},
    hours: document.hours ?? {},
    regionGroups: document.regionGroups ?? [],
    menus: { ...menus, header: menus?.header ?? [], mobile: menus?.mobile ?? [] },
    layout: wholeLayout(layout),
    layouts: Object.fromEntries(
      Object.entries(layouts).map(([name, one]) => [name, wholeLayout(one)]),
    ),
    theme: siteTheme(theme),
    search: { synonyms: search?.synonyms ?? [], promoted: search?.promoted ?? [] },
    limits: { chatDelay: limits?.chatDelay ?? 3000 },
  };
}
