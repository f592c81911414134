/** A request to the database process, read whole. */
export interface DataRequest {
  readonly method: string;
  /** Path and query: `/rest/v1/blog_posts?select=id`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Its answer, whole. */
export interface DataAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
}

/** An answer of our own in the form of PostgREST's refusals, so that supabase-js shows its message. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: readonly (readonly [string, string])[] = [],
): DataAnswer {
  return {
    status,
    headers: [['content-type', 'application/json; charset=utf-8'], ...headers],
    body: new TextEncoder().encode(JSON.stringify({ code, message, details: null, hint: null })),
  };
}
