/** What a request takes from: reading, counting, signing in, renewing a session. */
export type Budget = 'reads' | 'counts' | 'signIn' | 'renewals';

/** A request as the site makes it: it alone goes on to the database, with the sender's key and session. */
export interface PermittedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What of the budget is counted apart: views of one post, contacts of one page, sign-ins of one account. */
  readonly subject?: string;
}

/** One request that the site makes. */
export interface VisitorRule {
  readonly name: string;
  readonly method: string;
  /** With `:id` where a UUID stands. */
  readonly path: string;
  readonly budget: Budget;
  /** True where it needs a session: `my_account`, `user`, `logout`. */
  readonly signedIn?: boolean;
  /**
   * The request made anew from what came; null if it is none that the site makes. `body` is parsed JSON, null without one;
   * `id` is what stands in the path for `:id`.
   */
  readonly make: (query: URLSearchParams, body: unknown, id: string) => PermittedRequest | null;
}
