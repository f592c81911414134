import { isUnstorable } from './request-parts.ts';
import { refuse } from './refusals.ts';
import type { DataAnswer } from '../messages.ts';

/** A request as it came. */
export interface IncomingRequest {
  readonly method: string;
  readonly url: URL;
  /** Those that the API knows, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Who sends it: a name for the budgets that is no address. */
  readonly client: string;
  /** Reads the body, once: whoever has nothing to say here sends it in vain. Null if it is longer than `most` bytes. */
  readonly readBody: (most: number) => Promise<Uint8Array | null>;
  readonly signal: AbortSignal;
}

/** The body of a request, or why it is not taken. */
export async function bodyOf(
  { readBody, headers }: IncomingRequest,
  most: number,
): Promise<Uint8Array | DataAnswer> {
  const body = await readBody(most);
  if (body === null) return refuse.body(most);
  // What a form of another site can send without asking this one first is something else.
  if (body.length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return refuse.json();
  return isUnstorable(body) ? refuse.nullByte() : body;
}

/** JSON of a body; null without one, undefined if it is none. */
export function parse(body: Uint8Array): unknown {
  if (body.length === 0) return null;
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.length).toString()) as unknown;
  } catch {
    return undefined;
  }
}
