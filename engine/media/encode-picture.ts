// Makes versions of photographs. One decoding gives them all, and nothing that the file says of whoever took it and where is in
// any of them: sharp writes no EXIF, XMP or IPTC unless it is told to.
import type { Sharp, SharpConstructor } from 'sharp';
import importModule from '#import-module';
import { mostPixels, type PictureFacts } from './picture-facts.ts';
import { cropStart, ratioOf, type PicturePlan, type PictureVersion } from './picture-plan.ts';

/** Quality of each format, 0 to 100, and the work put into it. AVIF at effort 2 costs two and a half times as much and looks the same at the same bytes, at 4 ten times. */
const encodings = {
  avif: { quality: 50, effort: 1 },
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

/** Loads what decodes and encodes; slow, and few commands need it. It keeps nothing between two pictures: what it would keep of a large one is hundreds of MB. */
export async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await importModule<typeof import('sharp')>('sharp');
  sharp.cache(false);
  return sharp;
}

/** How photographs are read: no more px than we take, and nothing that is damaged. */
export const input = { limitInputPixels: mostPixels, failOn: 'error' } as const;

/** Size as it is seen, and tone. Rejects where the data cannot be decoded. */
export async function lookAtPicture(
  bytes: Buffer,
): Promise<Pick<PictureFacts, 'width' | 'height' | 'tone'>> {
  const sharp = await loadSharp();
  const { autoOrient: size } = await sharp(bytes, input).metadata();
  const { data, info } = await sharp(bytes, input)
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = info.channels < 3 ? [data[0]!, data[0]!, data[0]!] : [...data.subarray(0, 3)];
  const isOpaque = info.channels % 2 === 1 || data[info.channels - 1] === 255;
  const tone = colours.map((part) => Math.round(part / 17).toString(16)).join('');
  return { width: size.width, height: size.height, ...(isOpaque ? { tone } : {}) };
}

/** A photograph, turned as it is seen: resized to the size that its versions are made from, then cropped around the focus. */
async function decode(bytes: Buffer, { recipe, full }: PicturePlan): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height } = full;
  const open = () => sharp(bytes, input).autoOrient();
  let picture = open().resize(width, height, { fit: 'fill' });
  if (ratioOf(recipe) !== undefined) {
    const { autoOrient: size } = await open().metadata();
    const scale = Math.max(width / size.width, height / size.height);
    const whole = [Math.round(size.width * scale), Math.round(size.height * scale)] as const;
    const [x, y] = recipe.focus ?? [0.5, 0.5];
    const [left, top] = [cropStart(whole[0], width, x), cropStart(whole[1], height, y)].map(
      Math.round,
    );
    picture = open()
      .resize(...whole, { fit: 'fill' })
      .extract({ left: left!, top: top!, width, height });
  }
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: info.channels } });
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
async function makeMoving(
  bytes: Buffer,
  { recipe, versions }: PicturePlan,
): Promise<MadeVersion[]> {
  const sharp = await loadSharp();
  const [x, y] = recipe.focus ?? [0.5, 0.5];
  const side = (at: number, before: string, after: string) =>
    at < 1 / 3 ? before : at > 2 / 3 ? after : '';
  const position =
    [side(y, 'top', 'bottom'), side(x, 'left', 'right')].join(' ').trim() || 'centre';
  const make = (version: PictureVersion) =>
    sharp(bytes, { ...input, animated: true })
      .resize(version.width, version.height, { fit: 'cover', position })
      .webp(encodings.webp)
      .toBuffer();
  return Promise.all(versions.map(async (version) => ({ version, bytes: await make(version) })));
}

/** Makes the versions of a plan from the content of a photograph's file. Rejects where its data cannot be decoded. */
export async function makePicture(bytes: Buffer, plan: PicturePlan): Promise<MadeVersion[]> {
  if (plan.isMoving) return makeMoving(bytes, plan);
  const picture = await decode(bytes, plan);
  const made = new Map<PictureVersion, Buffer>();
  // From the largest format to the smallest, each held to the one before it.
  for (const version of [...plan.versions].reverse()) {
    const { format, width, height } = version;
    const larger = [...made].find(([other]) => other.width === width)?.[1];
    const resized = picture.clone().resize(width, height, { fit: 'fill' });
    made.set(version, await encode(resized, format, larger?.length ?? Infinity));
  }
  return plan.versions.map((version) => ({ version, bytes: made.get(version)! }));
}
