// Pictures that are published under their own names (`media/root/`): made anew in the same format and size.
import { cleanPng } from './clean-png.ts';
import { cleanSvg } from './clean-svg.ts';
import { contentHash } from './content-hash.ts';
import { input, loadSharp } from './make-picture.ts';
import { factsOf, isPhotograph, isShowable } from './picture-facts.ts';
import { PictureStore } from './picture-store.ts';
import { pictureMaker } from './picture-plan.ts';

/** Quality of pictures whose name and size stay: theirs is rarely known, and they are few. */
const encodings = {
  jpg: { quality: 88, mozjpeg: true },
  webp: { quality: 88 },
  avif: { quality: 60, effort: 2 },
  gif: {},
} as const;

/** Raised when a picture becomes other bytes. */
const version = 1;

/** What is published of the file `path` (relative to `media/root/`) depends on this and on its content. */
export const rootMaker = `${version} ${pictureMaker}`;

/** True for a file that `rootPicture` makes anew. */
export const isMadeAnew = (path: string): boolean => isPhotograph(path) || /\.svg$/i.test(path);

/** The content of a picture of `media/root/`, made anew. Rejects where it cannot be decoded. */
export async function rootPicture(path: string, bytes: Buffer, siteDir: string): Promise<Buffer> {
  if (/\.svg$/i.test(path)) return Buffer.from(cleanSvg(bytes.toString('utf8')));
  if (/\.png$/i.test(path)) return cleanPng(bytes);
  const store = new PictureStore(siteDir);
  const end = path.slice(path.lastIndexOf('.'));
  const address = `/media/root.${contentHash(`${rootMaker} ${contentHash(bytes)}`)}${end}`;
  const kept = store.read(address);
  if (kept) return kept;
  const facts = factsOf(bytes, path);
  if (!isShowable(facts) || facts.format === 'png') throw new Error(`${path} cannot be made anew`);
  const format = facts.format as keyof typeof encodings;
  const sharp = await loadSharp();
  const isMoving = format === 'gif' || format === 'webp';
  const picture = sharp(bytes, { ...input, animated: isMoving });
  const made = await (isMoving ? picture : picture.autoOrient())
    .toFormat(format === 'jpg' ? 'jpeg' : format, encodings[format])
    .toBuffer();
  store.keep(address, made);
  return made;
}
