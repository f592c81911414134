/** A request without a key. */
export interface WorstRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a stranger would send who wants to stop the embedded database: what `sender` sends as its `count`th request. */
export const worstRequests: readonly ((sender: number, count: number) => WorstRequest)[];
