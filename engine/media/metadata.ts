import { loadSharp } from './make-picture.ts';
import { mostPixels } from './picture-facts.ts';

/** What begins EXIF (with it GPS), XMP and IPTC in the formats that are published: JPEG, PNG, WebP, AVIF. */
const marks = [
  'Exif\0\0',
  'eXIf',
  'EXIF',
  'http://ns.adobe.com/xap/',
  '<x:xmpmeta',
  'Photoshop 3.0',
];

/** True for the bytes of a picture that say more than the picture: who took it, where, with what. */
export function hasMetadata(bytes: Buffer): boolean {
  return marks.some((mark) => bytes.includes(mark, 0, 'latin1'));
}

/** The same picture made anew, without metadata: size and format stay, turned as it is seen. Rejects where it cannot be decoded. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const animated = bytes.toString('latin1', 0, 4) === 'GIF8';
  return sharp(bytes, { animated, limitInputPixels: mostPixels }).autoOrient().toBuffer();
}
