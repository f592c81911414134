// What resolving makes of a document: everything that rendering needs, and nothing else. Types only.
import type { Allow, AnalyticsScript, OtherLanguage, PageScript } from '#schemas/types';
import type { Pointer } from '../diagnostics/problem.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import type { Language } from '../words/language.ts';
import type { RenderedBlockType } from './types.ts';
import type { Drawings } from './use-drawings.ts';

/** Where on a page a block stands: before, in or after `<main>`. */
export type Placement = 'before' | 'main' | 'after';

/** A block ready to be rendered: its props are final. */
export interface ResolvedBlock {
  readonly type: RenderedBlockType;
  readonly placement: Placement;
  readonly props: Readonly<Record<string, unknown>>;
  /** File and pointer of the block as it was written, for tools that explain a page. */
  readonly origin: { readonly file: string; readonly pointer: Pointer };
}

/** The script of a page: that of every page, or the one that a block of it asks for (`x-script`). */
export type ScriptName = 'document' | PageScript;

/** Guarantee: no reference, action, link or image of it is open; rendering it needs nothing else. */
export interface ResolvedPage {
  readonly path: string;
  /** Language of the words that no document says. */
  readonly language: Language;
  readonly status: 200 | 404;
  /** Day of the last change of content, year-month-day. */
  readonly updated: string;
  /** File of the document, relative to the site's folder. */
  readonly file: string;
  readonly head: Head;
  /** Data service of another origin, or null. */
  readonly data: PageDataAddress | null;
  readonly script: ScriptName;
  /** JSON that the page's script reads, by the id of its script element. */
  readonly json: readonly { readonly id: string; readonly value: object }[];
  /** When the business is open, for the script that says on `<html>` whether it is (`open-script.ts`); absent where no block asks. */
  readonly hours?: string;
  readonly blocks: readonly ResolvedBlock[];
  /** Those of the family that the theme names; absent where it names none. */
  readonly drawings?: Drawings;
}

/** A font of the site. */
export interface FontFile {
  /** The name that the styles have for it. */
  readonly family: 'Site' | 'Heading';
  /** `/media/….woff2`. */
  readonly address: string;
  /** The letters that it is asked for, as CSS writes them, where another file of the family has the usual ones. */
  readonly range?: string;
}

/** The metadata of a page, ready to be printed; addresses are absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical: string;
  /** `og:type`. */
  readonly kind: 'website' | 'article';
  readonly robots: string;
  /** True on the pages that name the feed of the blog. */
  readonly feed: boolean;
  readonly siteName: string;
  /** Language and country (BCP 47), `pt-BR`. */
  readonly locale: string;
  /** Picture for social networks: the document's own image, else one with the page's name on it that a release draws; null where neither is. */
  readonly image: ShareImage | null;
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** What `site.yaml` changes of colours, letters and shapes, as CSS; empty if nothing. */
  readonly themeCss: string;
  /** Classes of the root element by which styles know the layout of the site; empty where it is the usual one. */
  readonly layout: string;
  /** The fonts of the site. */
  readonly fonts: readonly FontFile[];
  /** Origins whose frames the page may load. */
  readonly frameOrigins: readonly string[];
  /** What the page may load from elsewhere beside, by origin. */
  readonly allow: Allow;
  /** Names and contents of what confirms to services that the site is its owner's. */
  readonly verification: readonly (readonly [name: string, content: string])[];
  readonly analytics: readonly AnalyticsScript[];
  /** The page in other languages, elsewhere. */
  readonly languages: readonly OtherLanguage[];
  /** JSON-LD, one linked graph. */
  readonly jsonLd: object;
}

/** What a release draws into a page's picture for social networks. */
export interface ShareDrawing {
  /** Path below the web root, `/media/share/vila-nova.<hash>.png`. */
  readonly file: string;
  readonly heading: string;
  readonly brand: string;
  readonly tagline: string;
}

/** The picture of a page for social networks, 1200 × 630 px; `draw` is null where the document names its own. */
export interface ShareImage {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly draw: ShareDrawing | null;
}
