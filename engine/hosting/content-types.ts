import { extname } from 'node:path';
import { mimes } from 'mrmime';

/** Where we differ from the library: it lacks icons, and XML without a schema is for programs, not for people. */
const types = new Map(Object.entries({ ...mimes, ico: 'image/x-icon', xml: 'application/xml' }));

/** Types whose files are UTF-8 text. */
const text = /^text\/|[/+](?:json|xml)$/;

/** `Content-Type` of a file, by its name; bytes without meaning if the extension is unknown. */
export function contentTypeOf(path: string): string {
  const type = types.get(extname(path).slice(1).toLowerCase()) ?? 'application/octet-stream';
  return text.test(type) ? `${type}; charset=utf-8` : type;
}

/** True for types that shrink: texts, and the two binary formats that are not compressed by themselves. */
export function isCompressible(contentType: string): boolean {
  return (
    contentType.endsWith('charset=utf-8') ||
    contentType === 'image/x-icon' ||
    contentType === 'font/ttf'
  );
}

/** True for a type of which players ask for parts: that they may is said in every answer. */
export const isPlayed = (contentType: string): boolean => /^(?:video|audio)\//.test(contentType);
