// Makes versions of photographs. One decoding gives them all, and nothing that the file says of whoever took it and where is in
// any of them: sharp writes no EXIF, XMP or IPTC unless it is told to.
import type { Sharp } from 'sharp';
import importModule from '#import-module';
import { mostPixels } from './picture-facts.ts';
import { ratioOf, type PicturePlan, type PictureVersion } from './picture-plan.ts';

/** Quality of each format, 0 to 100, and the work put into it. AVIF at effort 4 costs six times as much for a fifth of the bytes. */
const encodings = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 78 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;
/** A format may not be larger than the next one, which whoever shows it can show too: each try takes so much of its quality. */
const qualityStep = 10;
const mostTries = 3;

/** A version that is made. */
export interface MadeVersion {
  readonly version: PictureVersion;
  readonly bytes: Buffer;
}

/** Loads what decodes and encodes; slow, and few commands need it. */
export const loadSharp = async () => (await importModule<typeof import('sharp')>('sharp')).default;

/** A photograph as it is made from: turned as it is seen, not more than what is asked of its width and height. */
interface Decoded {
  readonly of: (width: number, height: number) => Sharp;
}

/** Decodes once: resized, then cropped around the focus. */
async function decode(file: string, { recipe, full }: PicturePlan): Promise<Decoded> {
  const sharp = await loadSharp();
  const { width: widest, height } = full;
  const open = () => sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const ratio = ratioOf(recipe);
  let cropped = open().resize(widest, height, { fit: 'fill' });
  if (ratio !== undefined) {
    const { autoOrient: size } = await open().metadata();
    const scale = Math.max(widest / size.width, height / size.height);
    const whole = [Math.round(size.width * scale), Math.round(size.height * scale)] as const;
    const [x, y] = recipe.focus ?? [0.5, 0.5];
    const start = (length: number, part: number, at: number) =>
      Math.min(length - part, Math.max(0, Math.round(length * at - part / 2)));
    cropped = open()
      .resize(...whole, { fit: 'fill' })
      .extract({
        left: start(whole[0], widest, x),
        top: start(whole[1], height, y),
        width: widest,
        height,
      });
  }
  const { data, info } = await cropped
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const raw = { width: info.width, height: info.height, channels } as const;
  return {
    of: (width, wanted) => sharp(data, { raw }).resize(width, wanted, { fit: 'fill' }),
  };
}

/** Encodes; an AVIF that is larger than the WebP of the same size is tried again with less quality. */
async function encode(
  picture: Sharp,
  format: PictureVersion['format'],
  most: number,
): Promise<Buffer> {
  const { quality, ...options } = encodings[format];
  const flat = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  for (let tries = 0; ; tries += 1) {
    const lower = { ...options, quality: quality - tries * qualityStep };
    const bytes = await flat.clone().toFormat(format, lower).toBuffer();
    if (bytes.length <= most || tries + 1 === mostTries) return bytes;
  }
}

/** A moving picture: every frame is made anew, as WebP. */
async function makeMoving(file: string, { recipe, versions }: PicturePlan): Promise<MadeVersion[]> {
  const sharp = await loadSharp();
  const [x, y] = recipe.focus ?? [0.5, 0.5];
  const side = (at: number, before: string, after: string) =>
    at < 1 / 3 ? before : at > 2 / 3 ? after : '';
  const position =
    [side(y, 'top', 'bottom'), side(x, 'left', 'right')].join(' ').trim() || 'centre';
  return Promise.all(
    versions.map(async (version) => ({
      version,
      bytes: await sharp(file, { animated: true, limitInputPixels: mostPixels })
        .resize(version.width, version.height, { fit: 'cover', position })
        .webp(encodings.webp)
        .toBuffer(),
    })),
  );
}

/** Makes the versions of a plan from the photograph in `file`. Rejects where its data cannot be decoded. */
export async function makePicture(file: string, plan: PicturePlan): Promise<MadeVersion[]> {
  const isMoving = /\.gif$/i.test(plan.recipe.path) && !plan.recipe.isShared;
  if (isMoving) return makeMoving(file, plan);
  const decoded = await decode(file, plan);
  const made = new Map<PictureVersion, Buffer>();
  // From the largest format to the smallest, each held to the one before it.
  for (const version of [...plan.versions].reverse()) {
    const { format, width, height } = version;
    const larger = [...made].find(([other]) => other.width === width)?.[1];
    made.set(version, await encode(decoded.of(width, height), format, larger?.length ?? Infinity));
  }
  return plan.versions.map((version) => ({ version, bytes: made.get(version)! }));
}
