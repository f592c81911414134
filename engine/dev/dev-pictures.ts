import { join } from 'node:path';
import type { MediaLibrary } from '../media/media-library.ts';
import { makePicture } from '../media/make-picture.ts';
import type { PicturePlan, PictureVersion } from '../media/picture-plan.ts';

/** Versions of photographs as they are asked for, each made once: whoever writes waits for what is in sight alone. */
export class DevPictures {
  readonly #siteDir: string;
  readonly #made = new Map<string, Promise<Buffer | null>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** The version that was planned at an address; null for another address, and for one that cannot be made: `check` says why. */
  async at(address: string, media: Pick<MediaLibrary, 'plans'>): Promise<Buffer | null> {
    const planned = media
      .plans()
      .flatMap((plan) => plan.versions.map((version) => ({ plan, version })))
      .find(({ version }) => version.address === address);
    if (!planned) return null;
    let made = this.#made.get(address);
    if (!made) this.#made.set(address, (made = this.#make(planned)));
    return made;
  }

  #make({ plan, version }: { plan: PicturePlan; version: PictureVersion }): Promise<Buffer | null> {
    const file = join(this.#siteDir, 'media', plan.recipe.path);
    return makePicture(file, { ...plan, versions: [version] }).then(
      ([one]) => one!.bytes,
      () => null,
    );
  }
}
