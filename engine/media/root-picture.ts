// Pictures that are published under their own names (`media/root/`): made anew in the same format and size.
import { cleanPng } from './clean-png.ts';
import { cleanSvg } from './clean-svg.ts';
import { contentHash } from './content-hash.ts';
import type { Decode } from './decoder.ts';
import { isPhotograph } from './picture-facts.ts';
import { PictureStore } from './picture-store.ts';
import { pictureMaker } from './picture-plan.ts';

/** Raised when a picture becomes other bytes. */
const version = 1;

/** What is published of the file `path` (relative to `media/root/`) depends on this and on its content. */
export const rootMaker = `${version} ${pictureMaker}`;

/** True for a file that `rootPicture` makes anew. */
export const isMadeAnew = (path: string): boolean => isPhotograph(path) || /\.svg$/i.test(path);

/** The content of a picture of `media/root/`, made anew; null where it cannot be decoded. Throws `RangeError` for a PNG that is cut. */
export async function rootPicture(
  path: string,
  bytes: Buffer,
  siteDir: string,
  decode: Decode,
): Promise<Buffer | null> {
  if (/\.svg$/i.test(path)) return Buffer.from(cleanSvg(bytes.toString('utf8')));
  if (/\.png$/i.test(path)) return cleanPng(bytes);
  const store = new PictureStore(siteDir);
  const end = path.slice(path.lastIndexOf('.'));
  const address = `/media/root.${contentHash(`${rootMaker} ${contentHash(bytes)}`)}${end}`;
  const kept = store.read(address);
  if (kept) return kept;
  const made = await decode('remake', bytes, path);
  if (made) store.keep(address, made);
  return made;
}
