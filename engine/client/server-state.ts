import type { FieldPath } from './business.ts';

/** What of a server failed and why, in the language of the site, for staff alone; null where all is well. */
export interface ServerState {
  /** Errors in the folder of the site: an older one is public. */
  readonly site: string | null;
  /** Why the last change of a post is not public. */
  readonly publication: string | null;
  /** Why the database does not know the pages that contacts are counted for. */
  readonly counting: string | null;
  /** That the disk is full: nothing can be saved. */
  readonly disk: string | null;
  /** When the last backup was made (ISO 8601); `none` before the first, null where the data is kept elsewhere. */
  readonly backup: string | null;
  /** Since when e-mail is not taken, why, and what to do; null where it is, and where the server sends none. */
  readonly mail: string | null;
  /** Whether the scheduler makes nothing, though a post is due: every topic has one. */
  readonly isOutOfTopics: boolean;
  /** Whether the site has a form whose entries come to the panel. */
  readonly forms: boolean;
  /** What is missing before the site may be public, as its last build saw it: what it is, what to do, and where it is written. */
  readonly missing: readonly {
    /** Relative to the folder of the site. */
    readonly file: string;
    readonly line: number;
    readonly message: string;
    readonly fix: string;
    /** Where the panel has a field for it (`businessPath`); null for what is changed in the file alone. */
    readonly at: FieldPath | null;
  }[];
}

/** Where `npm start` answers with it; other hosts have nothing there. */
export const serverStatePath = '/portao/state';
