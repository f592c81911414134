// Small questions about a request that came from anywhere.
import { isUtf8 } from 'node:buffer';
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

/** An escape of JSON that is no part of a text that only looks like one. */
const [nullByte, surrogate] = [
  /(?<!\\)(?:\\\\)*\\u0000/,
  /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/,
] as const;

/** True if JSON escapes half of a pair: written anew, only those are escapes. What is no JSON is judged by whoever reads it. */
function hasHalfPair(text: string): boolean {
  if (!surrogate.test(text)) return false;
  try {
    return surrogate.test(JSON.stringify(JSON.parse(text)));
  } catch {
    return false;
  }
}

/**
 * True if a body holds what no text of PostgreSQL can: a null byte, raw or as JSON writes it, half of a surrogate pair (the
 * embedded service would store something else in its place), or bytes that are no UTF-8.
 */
export function isUnstorable(body: Uint8Array): boolean {
  if (body.includes(0) || !isUtf8(body)) return true;
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString();
  return nullByte.test(text) || hasHalfPair(text);
}

/** True if a key that was sent is this one; takes as long for any. */
export function isKey(given: string | string[] | undefined, key: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
