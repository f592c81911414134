import type { IncomingMessage } from 'node:http';
import { isCompressible } from '../hosting/content-types.ts';
import type { Answer } from './site-file.ts';

/** The bytes that are sent of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const typeOf = ({ headers }: Answer) => headers[headers.indexOf('Content-Type') + 1]!;
const sizeOf = ({ headers }: Answer) => Number(headers[headers.indexOf('Content-Length') + 1]);

/** One range: `bytes=0-99`, `bytes=100-`, `bytes=-50`. */
const single = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The part of a file that is asked for (RFC 9110 §14.2); null where all of it is to be sent, 'none' where it has no such
 * part. Parts are given of what does not shrink, films, sounds, pictures and documents: players of Apple show no film
 * without. Several at once, and those of another version (If-Range), are answered with the whole file, as is allowed.
 */
export function rangeOf(request: IncomingMessage, answer: Answer): ByteRange | 'none' | null {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || request.method !== 'GET') return null;
  if (condition !== undefined && condition !== answer.etag) return null;
  if (isCompressible(typeOf(answer))) return null;
  const found = single.exec(range);
  if (!found) return null;
  const size = sizeOf(answer);
  const [, first, last, suffix] = found;
  if (suffix !== undefined) {
    const start = Math.max(0, size - Number(suffix));
    return start < size ? { start, end: size - 1 } : 'none';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // An end before its start is no range at all.
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'none';
}

/** Headers of status 206 with a part of a file. */
export const headersOfRange = (answer: Answer, { start, end }: ByteRange): string[] => [
  ...answer.headers.map((value, at, all) =>
    all[at - 1] === 'Content-Length' ? String(end - start + 1) : value,
  ),
  'Content-Range',
  `bytes ${start}-${end}/${sizeOf(answer)}`,
];

/** Headers of status 416, with no body. */
export const headersOfNone = (answer: Answer): string[] => [
  'Content-Range',
  `bytes */${sizeOf(answer)}`,
  'Content-Length',
  '0',
  ...answer.notModified,
];
