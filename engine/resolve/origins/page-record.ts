import type { ExpandedBlock } from '../partials/partials.ts';
import type { OriginEntry } from './origin.ts';

/** Where what a block shows was written. */
export interface BlockOrigins {
  /** Of its own fields, in their order. */
  readonly entries: readonly OriginEntry[];
  /** Of a fact of it, each time anew: a map of all places is long. */
  readonly ofFact: (name: string) => readonly OriginEntry[];
}

/** A block of a page and where what it shows was written. */
export interface BlockRecord extends BlockOrigins {
  readonly written: ExpandedBlock;
}

/** Where what a page shows was written: of the head `title`, `description`, `keywords` and `image.alt`. */
export interface PageRecord {
  readonly head: readonly OriginEntry[];
  readonly blocks: readonly BlockRecord[];
}
