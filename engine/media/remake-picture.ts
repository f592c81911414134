import { input, loadSharp } from './encode-picture.ts';
import { factsOf, isShowable } from './picture-facts.ts';

/** Quality of pictures whose name and size stay: theirs is rarely known, and they are few. */
const encodings = {
  jpg: { quality: 88, mozjpeg: true },
  webp: { quality: 88 },
  avif: { quality: 60, effort: 2 },
  gif: {},
} as const;

/** A photograph that keeps its name, its format and its size. Rejects where it cannot be decoded. */
export async function remakePicture(bytes: Buffer, path: string): Promise<Buffer> {
  const facts = factsOf(bytes, path);
  if (!isShowable(facts) || facts.format === 'png') throw new Error(`${path} cannot be made anew`);
  const format = facts.format as keyof typeof encodings;
  const sharp = await loadSharp();
  const isMoving = format === 'gif' || format === 'webp';
  const picture = sharp(bytes, { ...input, animated: isMoving });
  return (isMoving ? picture : picture.autoOrient())
    .toFormat(format === 'jpg' ? 'jpeg' : format, encodings[format])
    .toBuffer();
}
