// Which versions of a photograph are published, and at which addresses: computed before any of them is made, so that a page
// can be written while its pictures are still to come.
import type { Image, PictureUse } from '#schemas/types';
import { contentHash } from './content-hash.ts';
import { needsAllMemory, type PictureFacts } from './picture-facts.ts';

/** Formats of versions, the smallest first: whoever can show one can show those after it. */
export const pictureFormats = ['avif', 'webp'] as const;
/** A format of versions. */
export type PictureFormat = (typeof pictureFormats)[number];

/** What is made of a photograph, as plain JSON: summaries of pages keep it as text. */
export interface PictureRecipe {
  /** Relative to `media/`. */
  readonly path: string;
  /** Width to height, `4/3`; absent for its own shape. */
  readonly ratio?: string;
  readonly focus?: readonly [x: number, y: number];
  /** Greatest width at which it stands, CSS px. */
  readonly width?: number;
  /** True for the picture of a page in social networks: one JPEG, whose readers know little else. */
  readonly isShared?: true;
}

/** A version of a photograph: a file of its own that is made from it. */
export interface PictureVersion {
  /** `/media/name.<hash>.<width>.webp`; its content never changes. */
  readonly address: string;
  readonly format: PictureFormat | 'jpeg';
  /** px. */
  readonly width: number;
  readonly height: number;
}

/** Everything that is made by one recipe, from one decoding. */
export interface PicturePlan {
  readonly recipe: PictureRecipe;
  /** Of the content of the photograph's file. */
  readonly hash: string;
  /** True for one that is decoded alone. */
  readonly needsAllMemory: boolean;
  /** True for one whose frames are all made. */
  readonly isMoving: boolean;
  /** Size that all versions are made from, px: the same for every width at which the picture stands, or one address had two contents. */
  readonly full: { readonly width: number; readonly height: number };
  /** By format in the order of `pictureFormats`, narrow ones first. */
  readonly versions: readonly PictureVersion[];
}

/** What makes the pictures; another one makes other bytes, at other addresses. A test holds it to package.json. */
export const pictureMaker = 'sharp 0.35.5';
/** Raised when the same recipe gives other bytes. */
const recipeVersion = 2;

/** Widths of versions, px: a small phone, half of a phone of three times the density, a phone of twice the density or a tablet, a desktop, a desktop of high density. */
const ladder = [360, 540, 720, 1080, 1600];
/** Greatest width of a picture in social networks, px (what they ask for is 1200). */
const sharedWidth = 1200;
/** Width of the version that a browser takes where it knows no `srcset`, px. */
const plainWidth = 720;

/** A file's path with plain letters for those that an address, or a list of sources, would have to encode. */
export const addressable = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./-]+/g, '-');

/** The recipe of an image of a document as a block shows it; what makes no difference is left out. */
export function recipeOf(
  { src, focus }: Pick<Image, 'src' | 'focus'>,
  { ratio, width }: PictureUse,
): PictureRecipe {
  const path = src.replace(/^\/media\//, '');
  const [x, y] = focus ?? [];
  const isFocused = ratio !== undefined && x !== undefined && y !== undefined;
  return {
    path,
    ...(ratio === undefined ? {} : { ratio }),
    ...(isFocused ? { focus: [x, y] as const } : {}),
    ...(width === undefined ? {} : { width }),
  };
}

/** Width to height as a number; undefined for a picture's own shape. */
export function ratioOf({ ratio }: Pick<PictureRecipe, 'ratio'>): number | undefined {
  if (ratio === undefined) return undefined;
  const [width, height] = ratio.split('/').map(Number);
  return width! / height!;
}

/** Where a part of a length begins that is cut around a point, `at` of the length (0 to 1), as far as the length allows. */
export const cropStart = (length: number, part: number, at: number): number =>
  Math.min(length - part, Math.max(0, length * at - part / 2));

/** The point of focus of an image within what a recipe shows of it, hundredths from the left and from above, for who cuts it further; undefined for the middle. */
export function shownFocus(
  { width, height }: Pick<PictureFacts, 'width' | 'height'>,
  recipe: Pick<PictureRecipe, 'ratio'>,
  focus: Image['focus'],
): readonly [x: number, y: number] | undefined {
  const ratio = ratioOf(recipe) ?? width / height;
  const within = (length: number, part: number, at = 0.5) =>
    Math.round(((length * at - cropStart(length, part, at)) / part) * 100);
  const x = within(width, Math.min(width, height * ratio), focus?.[0]);
  const y = within(height, Math.min(height, width / ratio), focus?.[1]);
  return x === 50 && y === 50 ? undefined : [x, y];
}

/** How wide the part of a photograph is that a recipe shows, px. */
export function shownWidth(
  { width, height }: Pick<PictureFacts, 'width' | 'height'>,
  recipe: Pick<PictureRecipe, 'ratio'>,
): number {
  const ratio = ratioOf(recipe);
  return ratio === undefined ? width : Math.min(width, Math.round(height * ratio));
}

/** Widths of the versions, px: those of the ladder up to twice the width at which it stands, and none above what the file has. */
function widthsOf(available: number, { width, isShared }: PictureRecipe): number[] {
  const most = isShared ? sharedWidth : Math.min(ladder.at(-1)!, (width ?? Infinity) * 2);
  const widest = Math.min(available, most);
  // A step that is hardly narrower than the widest saves nobody anything.
  const steps = isShared ? [] : ladder.filter((step) => step < widest * 0.8);
  return [...steps, widest];
}

/** What is made of a photograph. A moving one stays WebP: few browsers show others that move. */
export function planPicture(
  facts: PictureFacts,
  recipe: PictureRecipe,
  formats: readonly PictureFormat[],
): PicturePlan {
  const ratio = ratioOf(recipe) ?? facts.width / facts.height;
  const widths = widthsOf(shownWidth(facts, recipe), recipe);
  const { path, focus, isShared } = recipe;
  const key = contentHash(
    JSON.stringify([pictureMaker, recipeVersion, facts.hash, recipe.ratio, focus]),
  );
  const name = addressable(path).replace(/\.[^./]+$/, '');
  const wanted = facts.format === 'gif' ? (['webp'] as const) : formats;
  const used: readonly PictureVersion['format'][] = isShared ? ['jpeg'] : wanted;
  const heightOf = (width: number) => Math.max(1, Math.round(width / ratio));
  const full = Math.min(shownWidth(facts, recipe), ladder.at(-1)!);
  return {
    recipe,
    hash: facts.hash,
    needsAllMemory: needsAllMemory(facts),
    isMoving: facts.format === 'gif' && !isShared,
    full: { width: full, height: heightOf(full) },
    versions: used.flatMap((format) =>
      widths.map((width) => ({
        address: `/media/${name}.${key}.${width}.${format === 'jpeg' ? 'jpg' : format}`,
        format,
        width,
        height: heightOf(width),
      })),
    ),
  };
}

/** The version for whoever knows no `srcset`: of the format that most can show, the first that fills a phone. */
export const plainVersion = ({ versions }: Pick<PicturePlan, 'versions'>): PictureVersion => {
  const known = versions.filter(({ format }) => format === versions.at(-1)!.format);
  return known.find(({ width }) => width >= plainWidth) ?? known.at(-1)!;
};
