import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, PictureUse } from '#schemas/types';
import { mostBytes, type PictureFault } from '../client/uploads.ts';
import type { Report, SourceLocation } from '../content/report.ts';
import type { ProblemParams } from '../diagnostics/catalogue.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { ResolvedImage } from '../render/types.ts';
import { cleanSvg } from './clean-svg.ts';
import { contentHash } from './content-hash.ts';
import { filmFault, filmHash, isFilm } from './films/clean-film.ts';
import type { FilmFault } from './films/film-file.ts';
import { knownPictures, type KnownPictures } from './known-pictures.ts';
import type { DrawingFamily } from '#schemas/drawing-families';
import { drawingsFile, readDrawings } from './package-drawings.ts';
import type { Drawings } from '../render/use-drawings.ts';
import { isPackageFont, packageFont } from './package-fonts.ts';
import {
  isHeic,
  isPhotograph,
  isShowable,
  mostPixels,
  readPicture,
  type PictureFacts,
} from './picture-facts.ts';
import {
  addressable,
  pictureFormats,
  plainVersion,
  planPicture,
  recipeOf,
  shownFocus,
  shownWidth,
  type PictureFormat,
  type PicturePlan,
  type PictureRecipe,
} from './picture-plan.ts';
import { mediaFile, uploadName } from './uploads.ts';

/** A file of `media/` with its published address, `/media/name.<hash>.ext`, whose content never changes. */
export interface MediaFile {
  /** Relative to `media/`. */
  readonly path: string;
  readonly address: string;
}

/** What a page asks of the files of `media/`. */
export interface MediaAsked<Result> {
  readonly result: Result;
  /** Relative to `media/`. */
  readonly files: readonly string[];
  /** What is to be made of photographs among them, as `versionsOf` takes it. */
  readonly recipes: readonly string[];
}

/** What a document says of an image. */
type Written = Pick<Image, 'src' | 'alt' | 'focus'>;

/** The bytes of a file; null where it cannot be read. */
export function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** A drawing by its name. */
export const isDrawing = (path: string): boolean => /\.svg$/i.test(path);
const pathOf = (src: string) => src.replace(/^\/media\//, '');

/** Width below which social networks show a page's picture as a stamp beside its name, px. */
const leastShared = 600;

/** The files of a site's `media/` folder; each is read when first asked for. No photograph of it is published as it is. */
export class MediaLibrary {
  readonly #dir: string;
  readonly #files: readonly string[];
  readonly #formats: readonly PictureFormat[];
  readonly #known: KnownPictures;
  readonly #siteDir: string;
  readonly #packagesFrom: string;
  readonly #uploads: string | null;
  readonly #addresses = new Map<string, string>();
  readonly #hashes = new Map<string, string | null>();
  readonly #photographs = new Map<string, PictureFacts | PictureFault>();
  readonly #films = new Map<string, FilmFault | 'unreadable' | null>();
  /** Sizes of drawings, px; null where they say none. */
  readonly #drawings = new Map<string, { width: number; height: number } | null>();
  /** Those of families, which packages have. */
  readonly #families = new Map<DrawingFamily, Drawings>();
  readonly #plans = new Map<string, PicturePlan>();
  #asked: { readonly files: Set<string>; readonly recipes: Set<string> } | null = null;

  /** `formats`: those that versions are made in. `known`: what a build found out about photographs; what the last one found if left out. `uploads`: the folder of pictures that were uploaded for posts. `packagesFrom`: where the site lies whose packages count, if `siteDir` is a copy. */
  constructor(
    siteDir: string,
    files: readonly string[],
    formats: readonly PictureFormat[] = pictureFormats,
    known: KnownPictures = knownPictures(siteDir, files),
    uploads: string | null = null,
    packagesFrom = siteDir,
  ) {
    this.#siteDir = siteDir;
    this.#packagesFrom = packagesFrom;
    this.#uploads = uploads;
    this.#dir = join(siteDir, 'media');
    this.#files = files;
    this.#formats = formats;
    this.#known = known;
  }

  /** What `work` returns, and what it asked for; not that of a `collect` inside of it. */
  collect<Result>(work: () => Result): MediaAsked<Result> {
    const around = this.#asked;
    const asked = { files: new Set<string>(), recipes: new Set<string>() };
    this.#asked = asked;
    try {
      return { result: work(), files: [...asked.files], recipes: [...asked.recipes] };
    } finally {
      this.#asked = around;
    }
  }

  /** True for a file of `media/`, and for an upload that is there. */
  has(path: string): boolean {
    if (this.#files.includes(path)) return true;
    const name = this.#uploads === null ? null : uploadName(path);
    return name !== null && existsSync(join(this.#uploads!, name));
  }

  /** The absolute file of a path relative to `media/`, or of a font of a package; null where there is none. */
  fileOf(path: string): string | null {
    if (isPackageFont(path)) return packageFont(this.#packagesFrom, path);
    return this.#files.includes(path) ? join(this.#dir, path) : null;
  }

  /** The drawings of a family by name, or null where its package is not installed. */
  family(name: DrawingFamily): Drawings | null {
    const known = this.#families.get(name);
    if (known) return known;
    // A package may be installed while the site is open.
    const file = drawingsFile(this.#packagesFrom, name);
    if (file === null) return null;
    const drawings = readDrawings(file, name);
    this.#families.set(name, drawings);
    return drawings;
  }

  /** Published address of the file that a document calls `/media/<path>`, or null if there is none that can be read, and for a photograph. */
  address(src: string): string | null {
    const path = pathOf(src);
    if (this.fileOf(path) === null || isPhotograph(path)) return null;
    this.#asked?.files.add(path);
    let address = this.#addresses.get(path);
    if (!address) {
      const hash = isDrawing(path) ? this.#hashOfDrawing(path) : this.hash(src);
      if (!hash) return null;
      const name = isPackageFont(path) ? basename(path) : path;
      address = `/media/${addressable(name).replace(/(\.[^./]+)$/, `.${hash}$1`)}`;
      this.#addresses.set(path, address);
    }
    return address;
  }

  /** Hash of the content of a file that a document calls `/media/<path>`, or null if there is none that can be read. */
  hash(src: string): string | null {
    const path = pathOf(src);
    let hash = this.#hashes.get(path);
    if (hash === undefined) {
      const file = this.fileOf(path);
      // A package may be installed while the site is open.
      if (file === null) return null;
      if (isFilm(path)) hash = this.#film(path) === null ? filmHash(file) : null;
      else {
        const content = readOrNull(file);
        hash = content && contentHash(content);
      }
      this.#hashes.set(path, hash);
    }
    return hash;
  }

  /**
   * An image of a document as a block shows it. Problems go to `report`: `image-missing`, `image-unreadable`,
   * `image-format`, `image-too-large`, and `image-narrow` for a file that is narrower than where it stands.
   */
  image(written: Written, use: PictureUse, at: SourceLocation, report: Report): ResolvedImage {
    const { src, alt = '' } = written;
    const none = { src, alt, width: 0, height: 0 };
    const path = pathOf(src);
    // A page that names an upload is another one once it is there.
    if (uploadName(path)) this.#asked?.files.add(path);
    if (!this.has(path)) {
      const names = this.#files.map((file) => `/media/${file}`);
      report.add(at, 'image-missing', { src, nearest: nearest(src, names) });
      return none;
    }
    if (isHeic(path)) {
      report.add(at, 'image-format', { src, is: 'heic' });
      return none;
    }
    if (!isPhotograph(path)) {
      const drawing = { ...none, ...this.#drawing(src, at, report) };
      const focus = drawing.width > 0 ? shownFocus(drawing, {}, written.focus) : undefined;
      return focus ? { ...drawing, focus } : drawing;
    }
    this.#asked?.files.add(path);
    const found = this.#photograph(path);
    if (!isShowable(found)) {
      tellFault(found, src, (code, params) => report.add(at, code, params));
      return none;
    }
    const recipe = recipeOf(written, use);
    const available = shownWidth(found, recipe);
    if (use.width !== undefined && available < use.width)
      report.add(at, 'image-narrow', { src, width: available, least: use.width });
    const { versions } = this.#plan(recipe, found);
    const plain = plainVersion({ versions });
    const { width, height } = versions.at(-1)!;
    const formats = new Set(versions.map(({ format }) => format));
    const focus = shownFocus(found, recipe, written.focus);
    const sizes =
      use.sizes ?? (use.width ? `(min-width: ${use.width}px) ${use.width}px, 100vw` : '100vw');
    return {
      src: plain.address,
      alt,
      width,
      height,
      sources: [...formats].map((format) => ({
        type: `image/${format}`,
        srcSet: versions
          .filter((version) => version.format === format)
          .map((version) => `${version.address} ${version.width}w`)
          .join(', '),
      })),
      sizes,
      ...(found.tone === undefined ? {} : { tone: found.tone }),
      ...(focus ? { focus } : {}),
    };
  }

  /** Address of the film of `media/` that a document names. Problems go to `report`: `image-missing`, `image-unreadable`, `film-refused`. */
  film(src: string, at: SourceLocation, report: Report): string {
    const path = pathOf(src);
    const found = this.#files.includes(path) ? this.#film(path) : 'missing';
    if (found === 'missing') {
      const films = this.#files.filter(isFilm).map((file) => `/media/${file}`);
      report.add(at, 'image-missing', { src, nearest: nearest(src, films) });
    } else if (found === 'unreadable') report.add(at, 'image-unreadable', { src, cut: false });
    else if (found !== null) report.add(at, 'film-refused', { src, is: found });
    return this.address(src) ?? src;
  }

  /** The picture of a page in social networks: one file, which is made anew. */
  sharedImage(written: Written, at: SourceLocation, report: Report): ResolvedImage {
    const path = pathOf(written.src);
    const { alt = '' } = written;
    const found = isPhotograph(path) && this.has(path) ? this.#photograph(path) : null;
    if (!found || !isShowable(found)) return this.image(written, {}, at, report);
    this.#asked?.files.add(path);
    const { address, width, height } = this.#plan({ path, isShared: true }, found).versions[0]!;
    if (width < leastShared)
      report.add(at, 'image-narrow', { src: written.src, width, least: leastShared, shared: true });
    return { src: address, alt, width, height };
  }

  /** What is made by a recipe that `collect` gave; null where its file cannot be shown any more. */
  planOf(recipe: string): PicturePlan | null {
    const known = this.#plans.get(recipe);
    if (known) return known;
    const written = JSON.parse(recipe) as PictureRecipe;
    const found = this.has(written.path) ? this.#photograph(written.path) : null;
    return found && isShowable(found) ? this.#plan(written, found) : null;
  }

  /** The address of a picture of a page's summary, a file of `media/` or what is made of one: of a photograph its largest version that most can show. */
  pictureAddress(picture: string): string | null {
    if (!picture.startsWith('{')) return this.address(picture);
    return this.planOf(picture)?.versions.at(-1)?.address ?? null;
  }

  /** Every file whose address was asked for: what the output needs beside photographs. */
  used(): MediaFile[] {
    return [...this.#addresses].map(([path, address]) => ({ path, address }));
  }

  /** Everything that was planned. */
  plans(): PicturePlan[] {
    return [...this.#plans.values()];
  }

  #plan(recipe: PictureRecipe, facts: PictureFacts): PicturePlan {
    const text = JSON.stringify(recipe);
    this.#asked?.recipes.add(text);
    let plan = this.#plans.get(text);
    if (!plan) this.#plans.set(text, (plan = planPicture(facts, recipe, this.#formats)));
    return plan;
  }

  /** What is wrong with a film. */
  #film(path: string): FilmFault | 'unreadable' | null {
    let found = this.#films.get(path);
    if (found === undefined) {
      try {
        found = filmFault(join(this.#dir, path));
      } catch {
        found = 'unreadable';
      }
      this.#films.set(path, found);
    }
    return found;
  }

  #photograph(path: string): PictureFacts | PictureFault {
    let found = this.#photographs.get(path);
    if (found === undefined) {
      found = this.#known.get(path) ?? this.#look(path);
      this.#photographs.set(path, found);
    }
    return found;
  }

  #look(path: string): PictureFacts | PictureFault {
    try {
      return readPicture(mediaFile(this.#siteDir, path, this.#uploads));
    } catch {
      return { fault: 'unreadable' };
    }
  }

  /** A drawing, which is shown as it is. */
  #drawing(src: string, at: SourceLocation, report: Report) {
    const path = pathOf(src);
    const address = this.address(src);
    let size = this.#drawings.get(path);
    if (size === undefined) this.#drawings.set(path, (size = this.#sizeOf(path)));
    if (address && size) return { src: address, ...size };
    report.add(at, 'image-unreadable', { src, cut: false });
    return address ? { src: address } : {};
  }

  /** Of a drawing as it is published. */
  #hashOfDrawing(path: string): string | null {
    const content = readOrNull(join(this.#dir, path));
    return content && contentHash(cleanSvg(content.toString('utf8')));
  }

  #sizeOf(path: string): { width: number; height: number } | null {
    try {
      const { width, height } = imageSize(readFileSync(join(this.#dir, path)));
      return width && height ? { width, height } : null;
    } catch {
      return null;
    }
  }
}

/** What a problem of a picture is told with. */
type Tell = <Code extends 'image-too-large' | 'image-format' | 'image-unreadable'>(
  code: Code,
  params: ProblemParams[Code],
) => void;

/** Says why a photograph that a document calls `src` cannot be shown. */
export function tellFault(found: PictureFault, src: string, tell: Tell): void {
  const none = { src, width: 0, height: 0, bytes: 0, most: mostPixels, mostBytes };
  switch (found.fault) {
    case 'large':
      return tell('image-too-large', {
        ...none,
        width: found.width,
        height: found.height,
        most: found.most,
      });
    case 'heavy':
      return tell('image-too-large', { ...none, bytes: found.bytes });
    case 'format':
      return tell('image-format', { src, is: found.is });
    default:
      return tell('image-unreadable', { src, cut: found.fault === 'cut' });
  }
}
