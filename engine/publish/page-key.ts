import { createHash } from 'node:crypto';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';

/** First 16 hexadecimal digits of the SHA-256 over `parts`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Hashes of everything that the HTML of a page is made from. Blocks that pages share as one object are hashed once. */
export class PageKeys {
  readonly #bundleHash: string;
  readonly #hashes = new WeakMap<ResolvedBlock, string>();

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
    let hash = this.#hashes.get(block);
    if (hash === undefined) this.#hashes.set(block, (hash = hashOf(JSON.stringify(block))));
    return hash;
  }
}
