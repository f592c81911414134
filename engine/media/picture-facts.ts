// What is known of a picture from its file alone, without decoding it.
import { statSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { mostBytes, type PictureFault } from '../client/uploads.ts';
import { isCutPicture } from '../content/pictures/cut-picture.ts';
import { contentHash } from './content-hash.ts';

/** A photograph as far as its file says. */
export interface PictureFacts {
  /** Hash of the content. */
  readonly hash: string;
  /** What the content is, whatever the name says: `jpg`, `png`, `webp`, `avif`, `gif`. */
  readonly format: string;
  /** px, as it is seen: a photograph that was taken upright is higher than wide. */
  readonly width: number;
  readonly height: number;
  /** Its mean colour, three hexadecimal digits; absent where it lets through what is behind it, and where nobody looked. */
  readonly tone?: string;
}

/** Photographs, by their names; drawings (SVG) are shown as they are. */
export const isPhotograph = (path: string): boolean => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(path);
/** Photographs of an iPhone that nothing but an iPhone shows. */
export const isHeic = (path: string): boolean => /\.hei[cf]$/i.test(path);

/** Most pixels of a photograph that is decoded line by line: more than telephones have. */
export const mostPixels = 60_000_000;
/** Most pixels of one that is decoded as a whole and not line by line, so that no picture takes a build more than 500 MB. */
const mostWhole = 30_000_000;
/** More pixels than these are decoded alone: one that is decoded as a whole takes hundreds of MB. */
const mostTogether = 24_000_000;
/** True for a photograph beside which no other may be decoded. */
export const needsAllMemory = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>) =>
  width * height > mostTogether;

/** Formats by the ends of names. */
const formatNamed = (path: string) => {
  const end = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return end === 'jpeg' ? 'jpg' : end;
};
/** Kinds of the container that HEIC and AVIF have in common which are AVIF. */
const avifKinds = /^ftyp(?:avif|avis|mif1|msf1)/;

/** What a file is by its first bytes; null for none of ours. */
export function formatOf(bytes: Buffer): string | null {
  const text = bytes.toString('latin1', 0, 16);
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('GIF8')) return 'gif';
  if (!text.startsWith('ftyp', 4)) return null;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  if (avifKinds.test(text.slice(4)) && brands.includes('avif')) return 'avif';
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(text.slice(4)) ? 'heic' : null;
}

/** True for a picture that comes line by line: a PNG that is not interlaced, a JPEG that is not progressive. */
function isStreamed(bytes: Buffer, format: string): boolean {
  if (format === 'png') return bytes[28] === 0;
  if (format !== 'jpg') return false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    // The frame begins: its marker tells how it is coded (ITU T.81, table B.1).
    if (marker === 0xc0 || marker === 0xc1) return true;
    if (marker === 0xc2 || marker === 0xda) return false;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Looks at the file of a photograph; throws where it cannot be read at all. */
export function readPicture(file: string): PictureFacts | PictureFault {
  const { size: bytes } = statSync(file);
  if (bytes > mostBytes) return { fault: 'heavy', bytes };
  return factsOf(readFileSync(file), file);
}

/** What the bytes of a photograph say; `path` for its name. */
export function factsOf(bytes: Buffer, path: string): PictureFacts | PictureFault {
  const format = formatOf(bytes);
  if (format === null) return { fault: 'unreadable' };
  if (format !== formatNamed(path)) return { fault: 'format', is: format };
  try {
    const size = imageSize(bytes);
    // Numbers from 5 on turn it by a quarter (EXIF).
    const isTurned = format !== 'png' && (size.orientation ?? 1) >= 5;
    const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
    if (!width || !height) return { fault: 'unreadable' };
    const most = isStreamed(bytes, format) ? mostPixels : mostWhole;
    if (width * height > most) return { fault: 'large', width, height, most };
    if (isCutPicture(bytes)) return { fault: 'cut' };
    return { hash: contentHash(bytes), format, width, height };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** True for a photograph that can be shown. */
export const isShowable = (found: PictureFacts | PictureFault): found is PictureFacts =>
  !('fault' in found);
