import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { isCutPicture } from '../content/pictures/cut-picture.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { SourceLocation, Report } from '../content/report.ts';

/** An image as a page shows it: published address, width and height in px, smaller versions by width in a release. */
export interface MediaImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly srcSet?: string;
}

/** A smaller version of a photograph, made by a release. */
export interface MediaVersion extends MediaFile {
  /** Width in px. */
  readonly width: number;
}

/** Why a page cannot show a file: no picture, one that has lost its end, or one of so many px. */
type ImageFault =
  | { readonly fault: 'unreadable' | 'cut' }
  | { readonly fault: 'large'; readonly width: number; readonly height: number };

/** Widths of the smaller versions, px: a phone, a phone of high density or a tablet, a desktop. */
const versionWidths = [480, 960, 1600];
/** Photographs; drawings (SVG) need no versions. */
const photograph = /\.(?:jpe?g|png|webp|avif)$/i;

/** Most pixels of a photograph: what a release takes to make its smaller versions of, about 1 GB when it is decoded. */
const mostPixels = 268_402_689;

/** A file of `media/` with its published address, `/media/name.<hash>.ext`, whose content never changes. */
export interface MediaFile {
  /** Relative to `media/`. */
  readonly path: string;
  readonly address: string;
}

/** First eight hexadecimal digits of the SHA-256 of `content`. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The bytes of a file; null where it cannot be read. */
export function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** A file's path with plain letters for those that an address, or a list of sources, would have to encode. */
const addressable = (path: string) =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./-]+/g, '-');

/** The files of a site's `media/` folder; each is read when first asked for. */
export class MediaLibrary {
  readonly #dir: string;
  readonly #files: readonly string[];
  readonly #addresses = new Map<string, string>();
  readonly #hashes = new Map<string, string | null>();
  readonly #images = new Map<string, MediaImage | ImageFault>();
  readonly #versions = new Map<string, readonly MediaVersion[]>();
  readonly #makeVersions: boolean;
  #asked: Set<string> | null = null;

  /** `makeVersions`: true in a release, which makes smaller versions of photographs. */
  constructor(siteDir: string, files: readonly string[], makeVersions = false) {
    this.#makeVersions = makeVersions;
    this.#dir = join(siteDir, 'media');
    this.#files = files;
  }

  /** What `work` returns, and the files whose addresses it asked for, relative to `media/`; not those of a `collect` inside of it. */
  collect<Result>(work: () => Result): {
    readonly result: Result;
    readonly files: readonly string[];
  } {
    const around = this.#asked;
    const asked = new Set<string>();
    this.#asked = asked;
    try {
      return { result: work(), files: [...asked] };
    } finally {
      this.#asked = around;
    }
  }

  /** Published address of the file that a document calls `/media/<path>`, or null if there is none that can be read. */
  address(src: string): string | null {
    const path = src.replace(/^\/media\//, '');
    if (!this.#files.includes(path)) return null;
    this.#asked?.add(path);
    let address = this.#addresses.get(path);
    if (!address) {
      const hash = this.hash(src);
      if (!hash) return null;
      address = `/media/${addressable(path).replace(/(\.[^./]+)$/, `.${hash}$1`)}`;
      this.#addresses.set(path, address);
    }
    return address;
  }

  /** Hash of the content of a file that a document calls `/media/<path>`, or null if there is none that can be read. */
  hash(src: string): string | null {
    const path = src.replace(/^\/media\//, '');
    let hash = this.#hashes.get(path);
    if (hash === undefined) {
      const content = this.#files.includes(path) ? readOrNull(join(this.#dir, path)) : null;
      hash = content && contentHash(content);
      this.#hashes.set(path, hash);
    }
    return hash;
  }

  /** An image of a document with its size; problems `image-missing`, `image-unreadable` and `image-too-large` go to `report`. */
  image(src: string, at: SourceLocation, report: Report): MediaImage {
    const address = this.address(src);
    if (!address) {
      if (this.#files.includes(src.replace(/^\/media\//, '')))
        report.add(at, 'image-unreadable', { src, cut: false });
      else
        report.add(at, 'image-missing', {
          src,
          nearest: nearest(
            src,
            this.#files.map((file) => `/media/${file}`),
          ),
        });
      return { src, width: 0, height: 0 };
    }
    let image = this.#images.get(address);
    if (image === undefined) {
      image = this.#measure(src, address);
      this.#images.set(address, image);
    }
    if (!('fault' in image)) return image;
    if (image.fault === 'large') {
      const { width, height } = image;
      report.add(at, 'image-too-large', { src, width, height, most: mostPixels });
    } else report.add(at, 'image-unreadable', { src, cut: image.fault === 'cut' });
    return { src: address, width: 0, height: 0 };
  }

  #measure(src: string, address: string): MediaImage | ImageFault {
    try {
      const bytes = readFileSync(join(this.#dir, src.replace(/^\/media\//, '')));
      const { width, height } = imageSize(bytes);
      if (!width || !height) return { fault: 'unreadable' };
      if (photograph.test(src)) {
        if (width * height > mostPixels) return { fault: 'large', width, height };
        if (isCutPicture(bytes)) return { fault: 'cut' };
      }
      const widths =
        this.#makeVersions && photograph.test(src)
          ? versionWidths.filter((candidate) => candidate < width)
          : [];
      const path = src.replace(/^\/media\//, '');
      const versions = widths.map((candidate) => ({
        path,
        address: address.replace(/\.[a-z]+$/i, `.${candidate}.webp`),
        width: candidate,
      }));
      this.#versions.set(path, versions);
      const srcSet = [
        ...versions.map((version) => `${version.address} ${version.width}w`),
        `${address} ${width}w`,
      ].join(', ');
      return { src: address, width, height, ...(versions.length > 0 ? { srcSet } : {}) };
    } catch {
      return { fault: 'unreadable' };
    }
  }

  /** The smaller versions of these files, in a release. */
  versionsOf(paths: Iterable<string>): MediaVersion[] {
    return [...paths].flatMap((path) => {
      const address = this.#makeVersions && photograph.test(path) ? this.address(path) : null;
      if (address && !this.#versions.has(path)) this.#measure(path, address);
      return this.#versions.get(path) ?? [];
    });
  }

  /** Every file whose address was asked for: what the output needs. */
  used(): MediaFile[] {
    return [...this.#addresses].map(([path, address]) => ({ path, address }));
  }
}
