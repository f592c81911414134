import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Pointer } from './diagnostics/problem.ts';
import { nearest } from './diagnostics/suggest.ts';
import type { Report } from './report.ts';
import type { SourceFile } from './source-file.ts';

/** An image as a page shows it: published address, width and height in px. */
export interface MediaImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

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

/** The files of a site's `media/` folder; each is read when first asked for. */
export class MediaLibrary {
  readonly #dir: string;
  readonly #files: readonly string[];
  readonly #addresses = new Map<string, string>();
  readonly #images = new Map<string, MediaImage | null>();

  constructor(siteDir: string, files: readonly string[]) {
    this.#dir = join(siteDir, 'media');
    this.#files = files;
  }

  /** Published address of the file that a document calls `/media/<path>`, or null if there is none. */
  address(src: string): string | null {
    const path = src.replace(/^\/media\//, '');
    if (!this.#files.includes(path)) return null;
    let address = this.#addresses.get(path);
    if (!address) {
      const hash = contentHash(readFileSync(join(this.#dir, path)));
      address = `/media/${path.replace(/(\.[^./]+)$/, `.${hash}$1`)}`;
      this.#addresses.set(path, address);
    }
    return address;
  }

  /** An image of a document with its size; problems `image-missing` and `image-unreadable` go to `report`. */
  image(src: string, at: { readonly file: SourceFile; readonly pointer: Pointer }, report: Report): MediaImage {
    const address = this.address(src);
    if (!address) {
      report.add(at, 'image-missing', { src, nearest: nearest(src, this.#files.map((file) => `/media/${file}`)) });
      return { src, width: 0, height: 0 };
    }
    let image = this.#images.get(address);
    if (image === undefined) {
      image = this.#measure(src, address);
      this.#images.set(address, image);
    }
    if (!image) report.add(at, 'image-unreadable', { src });
    return image ?? { src: address, width: 0, height: 0 };
  }

  #measure(src: string, address: string): MediaImage | null {
    try {
      const { width, height } = imageSize(readFileSync(join(this.#dir, src.replace(/^\/media\//, ''))));
      return width && height ? { src: address, width, height } : null;
    } catch {
      return null;
    }
  }

  /** Every file whose address was asked for: what the output needs. */
  used(): MediaFile[] {
    return [...this.#addresses].map(([path, address]) => ({ path, address }));
  }
}
