import { hashOf } from '../media/content-hash.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';

/** Hashes of everything that the HTML of a page is made from. Blocks that pages share as one object are hashed once, and so are the values in them, the menu of all places among these. */
export class PageKeys {
  readonly #bundleHash: string;
  readonly #hashes = new WeakMap<object, string>();

  constructor(bundleHash: string) {
    this.#bundleHash = bundleHash;
  }

  of(page: ResolvedPage): string {
    const blocks = page.blocks.map((block) =>
      block.origin.file === page.file ? block : this.#hashOf(block),
    );
    return hashOf(this.#bundleHash, JSON.stringify({ ...page, blocks }));
  }

  #hashOf(block: ResolvedBlock): string {
    const props = Object.entries(block.props).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object'
        ? this.#once(value, () => JSON.stringify(value))
        : JSON.stringify(value),
    ]);
    return this.#once(block, () => JSON.stringify({ ...block, props }));
  }

  #once(value: object, textOf: () => string): string {
    let hash = this.#hashes.get(value);
    if (hash === undefined) this.#hashes.set(value, (hash = hashOf(textOf())));
    return hash;
  }
}
