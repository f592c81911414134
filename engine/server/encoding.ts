import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, crc32, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** An encoding that makes bodies smaller. */
export type Compression = Exclude<Encoding, 'identity'>;

/** Suffix of the copy that lies beside a file. */
export const suffixes: Readonly<Record<Compression, string>> = { br: '.br', gzip: '.gz' };

/** Different headers that are remembered: browsers send a handful, a hostile client any number. */
const rememberedHeaders = 64;

/** `chooseEncoding` that remembers what it said, because browsers send few different headers. */
export function encodingChooser(): (header: string | undefined) => Encoding {
  const choices = new Map<string, Encoding>();
  return (header = '') => {
    const known = choices.get(header);
    if (known) return known;
    const choice = chooseEncoding(header);
    if (choices.size < rememberedHeaders && header.length < 200) choices.set(header, choice);
    return choice;
  };
}

/** Of encodings that a client likes equally, the first is sent. */
const preferred = ['br', 'gzip', 'identity'] as const;

/** A weight that RFC 9110 §12.4.2 does not know. The library would read its beginning as a number. */
const brokenWeight = /;\s*q=(?![01](?:\.\d{0,3})?\s*(?:[,;]|$))/i;

/** What to send for an `Accept-Encoding` header; identity for a client that refuses all, or whose weights make no sense. */
function chooseEncoding(header: string): Encoding {
  if (brokenWeight.test(header)) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return negotiator.encoding(preferred, { preferred }) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const brotliDecoded = promisify(brotliDecompress);

/** Compresses a text on a thread of zlib, quickly: brotli quality 5, gzip level 6. */
export function compress(body: Buffer, compression: Compression): Promise<Buffer> {
  if (compression === 'gzip') return gzipped(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** True if `copy` is `body`, compressed: a build exchanges the two files one after the other. */
export async function isCopyOf(
  body: Buffer,
  copy: Buffer,
  compression: Compression,
): Promise<boolean> {
  // A gzip file ends with the checksum and the length of what it holds (RFC 1952 §2.3.1), a brotli file with neither.
  if (compression === 'gzip')
    return (
      copy.length >= 18 &&
      copy.readUInt32LE(copy.length - 8) === crc32(body) &&
      copy.readUInt32LE(copy.length - 4) === body.length
    );
  try {
    return (
      await brotliDecoded(copy, {
        maxOutputLength: Math.max(body.length, 1),
        chunkSize: Math.max(body.length + 1, 64),
      })
    ).equals(body);
  } catch {
    return false;
  }
}
