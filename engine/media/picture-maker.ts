import { readFileSync } from 'node:fs';
import { contentHash } from './content-hash.ts';
import { decodeHere, type Decode } from './decoder.ts';
import type { MadeVersion } from './encode-picture.ts';
import type { MediaLibrary } from './media-library.ts';
import type { PicturePlan } from './picture-plan.ts';
import { PictureStore } from './picture-store.ts';
import { mediaFile } from './uploads.ts';

/** Thrown where a photograph is not the one any more that a page was planned with. */
export class PictureChanged extends Error {
  /** `path`: relative to `media/`. */
  constructor(readonly path: string) {
    super(`${path} changed while it was made`);
    this.name = 'PictureChanged';
  }
}

/** Thrown for a photograph whose data cannot be decoded. */
export class PictureDamaged extends Error {
  /** `path`: relative to `media/`. */
  constructor(readonly path: string) {
    super(`${path} cannot be decoded`);
    this.name = 'PictureDamaged';
  }
}

/** Gives the versions of a site's photographs: those that are kept, and the others once they are made. */
export class PictureMaker {
  readonly #dir: string;
  readonly #uploads: string | null;
  readonly #store: PictureStore;
  readonly #making = new Map<string, Promise<Buffer | null>>();

  /** `dir`: the folder with the documents, which may be a copy of the site in `origin`; `uploads`: that of pictures for posts. */
  constructor(dir: string, origin = dir, uploads: string | null = null) {
    this.#dir = dir;
    this.#uploads = uploads;
    this.#store = new PictureStore(origin);
  }

  /** All versions of a plan that are kept; null where one is to be made. */
  kept({ versions }: PicturePlan): MadeVersion[] | null {
    const kept: MadeVersion[] = [];
    for (const version of versions) {
      const bytes = this.#store.read(version.address);
      if (!bytes) return null;
      kept.push({ version, bytes });
    }
    return kept;
  }

  /** Makes all versions of a plan, and keeps them. Rejects with `PictureChanged`, `PictureDamaged`. */
  async make(plan: PicturePlan, decode: Decode = decodeHere): Promise<MadeVersion[]> {
    const { path } = plan.recipe;
    let bytes;
    try {
      bytes = readFileSync(mediaFile(this.#dir, path, this.#uploads));
    } catch {
      throw new PictureChanged(path);
    }
    // What is kept under an address is that of the content which the address names.
    if (contentHash(bytes) !== plan.hash) throw new PictureChanged(path);
    const made = await decode('make', bytes, plan);
    if (!made) throw new PictureDamaged(path);
    for (const { version, bytes } of made) this.#store.keep(version.address, bytes);
    return made;
  }

  /** The version at an address that `media` planned, made when it is asked for first; null for another address. Rejects as `make`. */
  async at(address: string, media: MediaLibrary): Promise<Buffer | null> {
    const plan = media
      .plans()
      .find(({ versions }) => versions.some((one) => one.address === address));
    const version = plan?.versions.find((one) => one.address === address);
    if (!plan || !version) return null;
    const known = this.#store.read(address) ?? this.#making.get(address);
    if (known) return known;
    const making = this.make({ ...plan, versions: [version] }).then(([made]) => made!.bytes);
    this.#making.set(address, making);
    return making.finally(() => this.#making.delete(address));
  }

  /** Removes versions from what is kept that nobody asked for in a month. */
  sweep(wanted: ReadonlySet<string>): void {
    this.#store.sweep(wanted);
  }
}
