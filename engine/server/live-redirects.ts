import type { Redirect } from '#schemas/types';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { trustedFor } from './file-cache.ts';
import { parseRedirects, redirectRules } from '../hosting/redirects.ts';
import { versionOf } from './site-file.ts';

/** Redirects of a web root: those that were given, else those of its `_redirects`, which a build may exchange at any time. */
export class LiveRedirects {
  readonly #file: string | null;
  #targets: ReadonlyMap<string, string> = new Map();
  #version = '';
  #trustedUntil = 0;
  #reading: Promise<void> | null = null;

  /** Throws `RedirectRefused` for unsafe ones among `given`. */
  constructor(root: string, given?: readonly Readonly<Redirect>[]) {
    this.#file = given ? null : join(root, '_redirects');
    if (given) this.#targets = new Map(redirectRules(given).map(({ path, to }) => [path, to]));
  }

  /** New address, encoded, for a decoded old path. Throws what reading throws, but not for a missing file. */
  async find(path: string): Promise<string | undefined> {
    if (this.#file !== null && performance.now() >= this.#trustedUntil) {
      this.#reading ??= this.#read(this.#file).finally(() => (this.#reading = null));
      await this.#reading;
    }
    return this.#targets.get(path);
  }

  async #read(file: string): Promise<void> {
    const trustedUntil = performance.now() + trustedFor;
    try {
      const version = versionOf(await stat(file, { bigint: true }));
      if (version !== this.#version) this.#targets = parseRedirects(await readFile(file, 'utf8'));
      this.#version = version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.#targets = new Map();
      this.#version = '';
    }
    this.#trustedUntil = trustedUntil;
  }
}
