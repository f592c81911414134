// What modules of a site's own are written against: `portao/extend`. Types alone.
import type { PageDocument, SiteDocument } from '#schemas/types';
import type { RegionGroup } from '../../render/types.ts';

export type { PageDocument, SiteDocument };

/** The keys and indexes that lead from the root of a document to a value. */
export type Pointer = readonly (string | number)[];

/** What a fact may be: what JSON can say. */
export type FactValue =
  string | number | boolean | null | readonly FactValue[] | { readonly [name: string]: FactValue };

/** What a fact of a page is computed from. */
export interface FactSource {
  /** `site.yaml` with its defaults, the references of its texts replaced. */
  readonly site: SiteDocument;
  readonly page: {
    /** `/clifton`. */
    readonly path: string;
  };
  /** The place that the page speaks of; null where it speaks of none. */
  readonly place: {
    readonly name: string;
    /** `in Clifton`. */
    readonly in: string;
    /** As the crow flies from the base of the business; 0 where `site.yaml` has no coordinates. */
    readonly distanceKm: number;
  } | null;
  /** The places of the site by their groups, in the order in which they are shown. */
  readonly groups: readonly RegionGroup[];
  /** The day by the site's clock, `2026-12-31`. */
  readonly today: string;
}

/** A fact of a site's own, the default export of `facts/<name>.ts`: the same page, site and day give the same value. */
export type Fact<Value extends FactValue = FactValue> = (source: FactSource) => Value;

/** A document as lints look at it: as it is written, references included. */
export interface LintedDocument<Document = unknown> {
  /** Relative to the site's folder, `pages/index.yaml`. */
  readonly file: string;
  readonly document: Document;
}

/** A text of a document, and the keys and indexes that lead to it. */
export interface LintedText {
  readonly file: string;
  readonly pointer: Pointer;
  readonly text: string;
}

/** What a lint looks at: every document that could be read. */
export interface LintSource {
  readonly site: LintedDocument<SiteDocument>;
  readonly pages: readonly LintedDocument<PageDocument>[];
  readonly partials: readonly LintedDocument[];
  /** Every text for people in all of them. */
  readonly texts: readonly LintedText[];
  /** The day by the site's clock, `2026-12-31`. */
  readonly today: string;
}

/** Something that a lint has to say of a place in a document. */
export interface LintFinding {
  /** Of a document of the site, as `LintSource` names it. */
  readonly file: string;
  readonly pointer: Pointer;
  /** The words that are meant, as they stand in the text. */
  readonly mark?: string;
  /** What is wrong, in a sentence. */
  readonly what: string;
  /** What to do, in a sentence. */
  readonly fix: string;
}

/** A lint of a site's own, the default export of `lints/<name>.ts`. */
export type Lint = (source: LintSource) => readonly LintFinding[];
