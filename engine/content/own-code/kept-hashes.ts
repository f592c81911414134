import { createHash } from 'node:crypto';
import type { KeptFile } from './kept-file.ts';

/** Texts that an earlier command found to be good, by their hashes. Those that nobody asks about any more are forgotten. */
export class KeptHashes {
  readonly #file: KeptFile;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  constructor(file: KeptFile) {
    this.#file = file;
    this.#before = new Set(file.read<string[]>());
  }

  has(text: string): boolean {
    const hash = hashOf(text);
    const isKnown = this.#before.has(hash);
    if (isKnown) this.#now.add(hash);
    return isKnown;
  }

  add(text: string): void {
    this.#now.add(hashOf(text));
  }

  /** Remembers what was asked about and was known, and what was added. */
  keep(): void {
    const isSame =
      this.#now.size === this.#before.size && [...this.#now].every((one) => this.#before.has(one));
    if (!isSame) this.#file.write([...this.#now]);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
