// Small questions about a request that came from anywhere.
import { timingSafeEqual } from 'node:crypto';

/** A field of parsed JSON; undefined where that is no object. */
export const field = (body: unknown, name: string): unknown =>
  body !== null && typeof body === 'object' && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** True for an object with these fields and no other. */
export const hasExactly = (body: unknown, names: readonly string[]): boolean =>
  body !== null &&
  typeof body === 'object' &&
  !Array.isArray(body) &&
  Object.keys(body).sort().join() === [...names].sort().join();

/** True for a text of 1 to `longest` characters. */
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

/** The number that decimal digits write, 0 to `most`; null for anything else. */
export function wholeNumber(text: string | null, most: number): number | null {
  if (text === null || !/^(?:0|[1-9]\d{0,8})$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** True if the query of a path holds the same names and values, in whatever order. */
export function sameQuery(path: string, query: URLSearchParams): boolean {
  const sorted = (params: URLSearchParams) => {
    const copy = new URLSearchParams(params);
    copy.sort();
    return copy.toString();
  };
  return sorted(new URL(path, 'http://data').searchParams) === sorted(query);
}

/** True if a body holds a null byte, raw or as JSON writes it: PostgreSQL has no text with one. */
export const hasNullByte = (body: Uint8Array): boolean =>
  body.includes(0) ||
  /(?<!\\)(?:\\\\)*\\u0000/.test(Buffer.from(body.buffer, body.byteOffset, body.length).toString());

/** True if a key that was sent is this one; takes as long for any. */
export function isKey(given: string | string[] | undefined, key: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
