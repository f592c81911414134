import { createHash } from 'node:crypto';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';

/** First 16 hexadecimal digits of the SHA-256 over `parts`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

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
