import { createHash } from 'node:crypto';
import type { KeptFile } from './kept-file.ts';

/** From here on what nobody asked about is forgotten all the same. */
const mostKept = 50_000;

/** Texts that an earlier command found to be good, by their hashes. */
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

  /** Hashes of what was asked about and was known, and of what was added. */
  get good(): readonly string[] {
    return [...this.#now];
  }

  /** Takes what another thread found to be good. */
  take(hashes: readonly string[]): void {
    for (const hash of hashes) this.#now.add(hash);
  }

  /** Remembers what is good; where not `all` was asked about, beside what was known. */
  keep(all = true): void {
    const { good } = this;
    const isKnown = good.every((one) => this.#before.has(one));
    if (isKnown && (!all || good.length === this.#before.size)) return;
    const forgets = all || this.#before.size > mostKept;
    this.#file.write(forgets ? good : [...new Set([...this.#before, ...good])]);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
