import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuseSecret } from './guards.ts';
import { isUntouched, readManifest, type Manifest } from './manifest.ts';
import { stateDir } from './state-dir.ts';

/** The files of a build that are not published yet, beside those of the last one. Several threads may write, each other files. */
export class Staging {
  /** Absolute folder. */
  readonly dir: string;
  /** What the last build published. */
  readonly before: Manifest;
  readonly #out: string;
  readonly #folders = new Set<string>();

  constructor(out: string) {
    this.#out = resolve(out);
    this.dir = join(stateDir(out), 'staging');
    this.before = readManifest(stateDir(out));
  }

  /** True if `path` is published, untouched, and was made from the same. */
  isCurrent(path: string, key: string): boolean {
    const published = this.before.files[path];
    return published?.key === key && isUntouched(this.#out, path, published);
  }

  /** Writes a file. Throws `SecretInOutput`. */
  write(path: string, content: string | Uint8Array): void {
    refuseSecret(path, content);
    writeFileSync(this.place(path), content);
  }

  /** Where a file is written; its folder is there then. */
  place(path: string): string {
    const target = join(this.dir, path);
    const folder = dirname(target);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return target;
  }
}
