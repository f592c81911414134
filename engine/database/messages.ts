/** A request to the database process, read whole. */
export interface DataRequest {
  readonly method: string;
  /** Path and query: `/rest/v1/blog_posts?select=id`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** How a request waits and for how long it may work. */
export interface AskOptions {
  /** Takes back what has not begun. */
  readonly signal?: AbortSignal;
  /** Place in the queue: lower numbers come first. 0, the lane of staff, if left out. */
  readonly priority?: number;
  /** How long the database may work at it, ms; past that its process is replaced. None if left out. */
  readonly limit?: number;
}

/** Its answer, whole. */
export interface DataAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
}

/** An answer of our own in the form of PostgREST's refusals and GoTrue's, so that supabase-js shows its message. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: readonly (readonly [string, string])[] = [],
): DataAnswer {
  return {
    status,
    headers: [['content-type', 'application/json; charset=utf-8'], ...headers],
    body: new TextEncoder().encode(
      JSON.stringify({ code, error_code: code, message, details: null, hint: null }),
    ),
  };
}
