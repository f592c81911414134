/** A request that a page of the site makes to the data service; the embedded service lets visitors make no other. */
export interface SiteRequest {
  readonly method: 'GET' | 'POST';
  /** Below the address of the service: `/rest/v1/rpc/find_post?post_slug=a`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; none with GET. */
  readonly body?: string;
}

/** Calls a function of the database that writes. */
export const callRequest = (name: string, given: object): SiteRequest => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(given),
});
