/** What of a server failed and why, in Portuguese, for staff alone; null where all is well. */
export interface ServerState {
  /** Errors in the folder of the site: an older one is public. */
  readonly site: string | null;
  /** Why the last change of a post is not public. */
  readonly publication: string | null;
  /** Why the database does not know the pages that contacts are counted for. */
  readonly counting: string | null;
}

/** Where `npm start` answers with it; other hosts have nothing there. */
export const serverStatePath = '/portao/state';
