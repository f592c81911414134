// What a block may know: its own fields with every reference replaced, and the facts that its schema asks for.
// Browser-safe: types only.
import type {
  Block,
  BlockFacts,
  Contact,
  DrawingName,
  Image,
  PriceTag,
  Region,
} from '#schemas/types';

import type { ContactUse } from '../client/contact-kinds.ts';

/** A block as it is rendered: `partial` and `slot` were replaced by their blocks. */
export type RenderedBlock = Exclude<Block, { type: 'partial' | 'slot' }>;
/** Type of a block that has a component. */
export type RenderedBlockType = RenderedBlock['type'];

/** A button whose action was looked up: `href` is a chat address, `tel:` address or path. `way` is the kind of contact that it reaches (`engine/client/contact-kinds.ts`). */
export type ResolvedButton = { readonly label: string; readonly href: string } & (
  | { readonly kind: 'link' }
  | {
      readonly kind: ContactUse;
      readonly way: Contact['kind'];
      /** The sign of another kind in place of its own. */
      readonly icon?: Contact['kind'];
    }
);

/** An image whose file was found: published address, size in px as it is shown, and what was made of a photograph. */
export interface ResolvedImage {
  readonly src: string;
  /** Empty for one that only decorates. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Versions of a photograph by format, the smallest first; `src` is one of the last. Absent for a drawing. */
  readonly sources?: readonly PictureSource[];
  /** As in HTML: what the block's schema says (`x-picture`). */
  readonly sizes?: string;
  /** Its mean colour, three hexadecimal digits, which stands there until it comes. */
  readonly tone?: string;
  /** The point that stays in view where the page cuts it, hundredths from the left and from above; the middle where it is absent. */
  readonly focus?: readonly [x: number, y: number];
}

/** Versions of a photograph in one format. */
export interface PictureSource {
  /** `image/avif`. */
  readonly type: string;
  /** Addresses by width, as `srcset` wants them. */
  readonly srcSet: string;
}

/** A document's value with every button and image resolved: of all fields only buttons have a label and a link. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : T extends { label: string }
    ? 'link' extends keyof T
      ? ResolvedButton
      : { [Key in keyof T]: Resolved<T[Key]> }
    : T extends Image
      ? ResolvedImage
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

/** A link of a computed list. */
export interface PlaceLink {
  readonly slug: string;
  readonly name: string;
  /** Path, `/vila-nova`. */
  readonly href: string;
  /** Second line in a menu. */
  readonly note?: string;
  /** Whole km in a straight line: from the base of the site in the lists of its regions, from the page's place among its neighbours. */
  readonly km?: number;
}

/** A link to a page of the site by its name. */
export interface PageLink {
  readonly name: string;
  /** Path, `/vila-nova`. */
  readonly href: string;
}

/** A group of regions with its places in order of display. */
export interface RegionGroup {
  readonly id: string;
  readonly label: string;
  /** How many are shown before `allLabel`; all of them are links in the HTML. */
  readonly limit?: number;
  readonly places: readonly PlaceLink[];
}

/** One item of the header: a link, or a panel of `width` px with columns of groups. On small screens a group of items begins with `heading`. */
export type HeaderItem =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly heading: string | undefined;
      readonly href: string;
      readonly current: boolean;
    }
  | {
      readonly kind: 'panel';
      readonly label: string;
      readonly heading: string | undefined;
      readonly width: 400 | 600 | 800;
      /** Of the groups that have places; empty where none has. */
      readonly columns: readonly (readonly RegionGroup[])[];
    };

/** One crumb; the last one, the page itself, has no `href`. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** A place on the map: position in SVG user units (`unitsPerKm`, centre at 500, 500), distance in km from the base. */
export interface MapPlace extends PlaceLink {
  readonly x: number;
  readonly y: number;
  readonly distanceKm: number;
  /** `grandes-cidades` and their like are drawn larger. */
  readonly big: boolean;
  /** The page's own place. */
  readonly here: boolean;
  /** Beyond the circle of `radiusKm`; false where there is none. */
  readonly outside: boolean;
  /** Side of the point that the region's document gives the name. */
  readonly labelSide: Region['labelSide'];
}

/** The map of the places, computed from the documents' coordinates. */
export interface CoverageMap {
  /** Radius that the site claims, km; null where it claims none. */
  readonly radiusKm: number | null;
  /** Circles around the middle: the radius that the site claims and that of the structured data, km, where there are. */
  readonly circlesKm: readonly number[];
  /** How far from the middle the map shows what is there, km: the outer circle, else half as far again as the farthest place. */
  readonly reachKm: number;
  readonly unitsPerKm: number;
  readonly places: readonly MapPlace[];
  /** The same with outlines, which is shown in its place; null where the site has none of any of its places. */
  readonly drawn: DrawnMap | null;
}

/** A place on a drawn map. */
interface DrawnPlace extends PlaceLink {
  /** The page's own place, or the one that it lies in. */
  readonly here: boolean;
  /** A neighbour of the page's own place. */
  readonly near: boolean;
  /** Of the first group. */
  readonly big: boolean;
}

/** A place with its outline: closed rings of whole numbers, x and y by turns. */
export interface MapShape extends DrawnPlace {
  readonly rings: readonly (readonly number[])[];
}

/** A place of which there is no outline. */
export interface MapDot extends DrawnPlace {
  readonly x: number;
  readonly y: number;
}

/** The places of a site as land, or a cut of it around the page's own place, in SVG user units: 500 wide, north up. */
export interface DrawnMap {
  readonly height: number;
  /** Large ones first. */
  readonly shapes: readonly MapShape[];
  readonly dots: readonly MapDot[];
  /** The radius that the site claims, where the whole is shown. */
  readonly circle: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly km: number;
  } | null;
  /** Who made the outlines; absent where nobody has to be named. */
  readonly credit?: string;
}

/** A service of `site.yaml` with its quote button (label `Solicitar`). */
export interface ServiceFact {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly drawing: DrawingName;
  /** Stands in place of the drawing. */
  readonly image?: ResolvedImage;
  /** Path of the page that explains it. */
  readonly page?: string;
  /** Null on a site that has no contact. */
  readonly button: ResolvedButton | null;
}

/** What a promotion that holds announces. */
export interface PromotionNotice {
  /** That of the promotion. */
  readonly name: string;
  readonly notice: string;
  /** Its end in words, a sentence. */
  readonly until: string;
}

/** A job done, as a visitor reads it; its texts are those of its document. */
export interface Job {
  /** File of its document, relative to the site. */
  readonly file: string;
  readonly what: string;
  readonly text: string | undefined;
  readonly sort: string | undefined;
  readonly took: string | undefined;
  /** The day it was done (`2026-11-20`), and in words. */
  readonly date: string;
  readonly dateText: string;
  readonly place: { readonly name: string; readonly href: string };
  readonly photo: ResolvedImage | undefined;
  readonly change: { readonly before: ResolvedImage; readonly after: ResolvedImage } | undefined;
}

/** A post in a list, as a visitor reads it. */
export interface PostCard {
  readonly slug: string;
  /** Path, `/blog/<slug>`. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Moment of publication, ISO 8601 in UTC, and its day where the site is in words (`20 de novembro de 2026`). */
  readonly date: string;
  readonly dateText: string;
  readonly views: number;
  /** 0 to 100. */
  readonly score: number;
  readonly tags: readonly string[];
}

/** A post on its own page. */
export interface PostView extends PostCard {
  /** Reading time in minutes, rounded up (250 words a minute). */
  readonly minutes: number;
  /** The text as sanitised HTML; headings begin at h2. */
  readonly html: string;
  /** At most three published posts that share the most tags. */
  readonly related: readonly Pick<PostCard, 'href' | 'title'>[];
}

/** Everything that the engine can put into a block; a schema names what it wants in `x-facts`. */
export interface Facts {
  /** Brand that stands at the top and at the end of pages. */
  business: { readonly name: string; readonly tagline: string; readonly logo: DrawingName };
  /** Who answers for the site, as the law wants it said; null for what is absent or a placeholder. */
  company: {
    readonly legalName: string | null;
    /** `11.222.333/0001-81`. */
    readonly cnpj: string | null;
    /** In one line. */
    readonly address: string | null;
    readonly email: string | null;
    readonly responsible: string | null;
    /** What the law asks for and is not there, in words; the development server alone tells. */
    readonly missing: readonly string[];
  };
  /** Header menu of wide screens. */
  headerMenu: readonly HeaderItem[];
  /** `Ver todos`. */
  allLabel: string;
  /** What small screens have in their menu besides. */
  mobileMenu: readonly {
    readonly label: string;
    readonly href: string;
    readonly heading: string | undefined;
  }[];
  /** The regions that stand in it by themselves, marked by their documents. */
  mobilePlaces: readonly { readonly label: string; readonly href: string }[];
  breadcrumb: readonly Crumb[];
  /** Names of path segments (`site.yaml`, `breadcrumbs`) on the page that answers unknown addresses; null on every other. */
  crumbNames: Readonly<Record<string, string>> | null;
  regionGroups: readonly RegionGroup[];
  map: CoverageMap;
  /** The page's own neighbours, nearest first; empty where the page has no region. */
  near: readonly PlaceLink[];
  /** Search variants of the page's place, without the page itself. */
  variants: readonly PageLink[];
  /** Places of the page's own group, without the page; for a neighbourhood its zone. */
  sameGroup: RegionGroup | null;
  services: readonly ServiceFact[];
  /** Jobs done that concern the page: those of its place, its service or its zone, else the newest; at most six. */
  jobs: readonly Job[];
  /** What is on offer at the moment, as `promotions` of `site.yaml` announces it, in their order. */
  notices: readonly PromotionNotice[];
  /** What the page says of its price below its heading (`priceTag`, `site.yaml`); null where it says nothing. */
  priceTag: PriceTag | null;
  /** The page's region, or null. */
  place: {
    readonly name: string;
    readonly in: string;
    readonly kind: 'city' | 'area' | 'neighbourhood';
    /** The drawing of its streets. */
    readonly facade: DrawingName | undefined;
    /** The photograph of it, which takes the place of a drawing. */
    readonly photo?: ResolvedImage;
  } | null;
  /** Path of the page where one of the menus leads to it; null on every other. */
  menuPath: string | null;
  /** The main contacts for the header, the bar of small screens and the floating button, as far as the site has them: whom one writes to, with the general message, whom one calls, and that number as people write it. A block's own `chat` and `call` take their place. */
  quickContact: {
    readonly chat: ResolvedButton | null;
    readonly call: ResolvedButton | null;
    readonly number: string | null;
  };
  /** Kinds of the contacts of the site, each once; `telephone` also where a number of another kind takes calls. */
  contactKinds: readonly Contact['kind'][];
  /** What the site calls a place of kind `city` (`site.yaml`, `placeKinds`); null for the word of the language. */
  cityKind: string | null;
  /** What is said of the moment, of which the page's schedule chooses one (`engine/render/open-script.ts`): open, closed and open again within a day, closed for longer. Null for a block that asks for none of it, and for a site without opening hours. */
  opening: { readonly open: string; readonly soon: string; readonly later: string } | null;
  /** The opening hours as rows of a table: days, and from when to when. */
  openingRows: readonly { readonly label: string; readonly value: string }[];
  /** Language and country of the site (`pt-BR`), by which a block writes days in words. */
  languageTag: string;
  /** Delay of the floating chat button, ms. */
  chatDelay: number;
  /** Video frame that a click loads (`site.yaml`, `video.embed`); null without one, and while it is a placeholder. */
  videoEmbed: string | null;
  /** Published posts, newest first. */
  posts: readonly PostCard[];
  /** The post of the page, or null. */
  post: PostView | null;
  /** What the titles of posts end with in a tab (`site.yaml`, `blog.titleSuffix`). */
  postTitleSuffix: string;
  /** Sister sites that are no placeholders. */
  sisterSites: readonly { readonly name: string; readonly href: string }[];
}

/** Props of the component of block type `T`. */
export type BlockProps<T extends RenderedBlockType> = Resolved<
  Omit<Extract<Block, { type: T }>, 'type'>
> &
  Pick<Facts, BlockFacts[T] & keyof Facts>;
