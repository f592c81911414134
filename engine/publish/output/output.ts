import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuseForeign } from './guards.ts';
import { exchange, finishExchange } from './journal.ts';
import { isUntouched, writeManifest, type Manifest, type PublishedFile } from './manifest.ts';
import { Staging } from './staging.ts';
import { stateDir } from './state-dir.ts';

/** Files whose name holds the hash of their content: they are kept for one build more. */
const hashed = /^(?:assets|media)\//;

/** What an output did, for the summary. */
export interface OutputCounts {
  readonly written: number;
  readonly reused: number;
  readonly removed: number;
  /** Bytes of everything published, compressed copies left out. */
  readonly bytes: number;
}

/**
 * The web root while it is being built. Files are offered with a key (a hash of what they depend on); what is published
 * with the same key stays, the rest is staged; `publish` exchanges all at once. Until then the web root is untouched.
 */
export class Output {
  readonly #out: string;
  readonly #state: string;
  /** For the threads that write pages. */
  readonly staging: Staging;
  readonly #before: Manifest;
  readonly #keys = new Map<string, string>();
  readonly #staged = new Set<string>();
  /** True where a run before this one was cut short and has been finished. */
  readonly recovered: boolean;

  constructor(out: string) {
    this.#out = resolve(out);
    this.#state = stateDir(out);
    const staging = join(this.#state, 'staging');
    mkdirSync(staging, { recursive: true });
    this.recovered = finishExchange(this.#state, staging, this.#out);
    rmSync(staging, { recursive: true, force: true });
    // After a cut the manifest may be older than the files; their times tell, and they are made anew.
    this.staging = new Staging(out);
    this.#before = this.staging.before;
    if (Object.keys(this.#before.files).length === 0) refuseForeign(this.#out);
  }

  /** True if the web root is as the last build left it, and the next would find nothing to remove. */
  isWhole(): boolean {
    const { files, kept } = this.#before;
    const published = Object.entries(files);
    return (
      !this.recovered &&
      kept.length === 0 &&
      published.length > 0 &&
      published.every(([path, one]) => isUntouched(this.#out, path, one)) &&
      this.#unknownFiles().length === 0
    );
  }

  /** Offers a file; `content` is asked for only if it has to be written. True if the published one stays. */
  offer(path: string, key: string, content: () => string | Uint8Array): boolean {
    const current = this.expect(path, key);
    if (!current) this.stage(path, content());
    return current;
  }

  /** Names a file as wanted with `key`; true if the published one stays, else it must be staged. Throws for a path that somebody else offered. */
  expect(path: string, key: string): boolean {
    // A published file has one key: whoever came last would be remembered for what the other one wrote.
    if (this.has(path) && this.keyOf(path) !== key) throw new Error(`two offers for ${path}`);
    this.#keys.set(path, key);
    return this.staging.isCurrent(path, key);
  }

  /** Takes up a file that a thread looked after: it is published with `key`, or staged. */
  adopt(path: string, key: string, staged: boolean): void {
    this.#keys.set(path, key);
    if (staged) this.#staged.add(path);
  }

  /** Writes a file into the staging folder. Throws `SecretInOutput`. */
  stage(path: string, content: string | Uint8Array): void {
    this.staging.write(path, content);
    this.#staged.add(path);
  }

  /** Lets `write` write a file into the staging folder, at the path that it is told. */
  stageFile(path: string, write: (to: string) => void): void {
    write(this.staging.place(path));
    this.#staged.add(path);
  }

  /** Where the content of a wanted file is now: staged or published. */
  locate(path: string): string {
    return join(this.#staged.has(path) ? this.staging.dir : this.#out, path);
  }

  /** True for a path that was offered. */
  has(path: string): boolean {
    return this.#keys.has(path);
  }

  /** Key with which `path` was offered. */
  keyOf(path: string): string {
    return this.#keys.get(path) ?? '';
  }

  /** Every path that was offered. */
  paths(): string[] {
    return [...this.#keys.keys()];
  }

  /** Every path that the web root will have: what was offered, and the hashed files of the build before. */
  published(): string[] {
    return [...this.#keys.keys(), ...this.#kept()];
  }

  /** Exchanges the files, removes what is no longer wanted and remembers what is published. */
  publish(): OutputCounts {
    const wanted = this.#keys;
    const leftOver = Object.keys(this.#before.files).filter((path) => !wanted.has(path));
    const kept = this.#kept();
    const remove = [...leftOver, ...this.#unknownFiles()].filter((path) => !kept.includes(path));
    exchange({ replace: [...this.#staged], remove }, this.#state, this.staging.dir, this.#out);
    const files: Record<string, PublishedFile> = {};
    let bytes = 0;
    for (const path of [...wanted.keys(), ...kept]) {
      const file = this.#staged.has(path) ? this.#written(path) : this.#before.files[path]!;
      files[path] = file;
      if (!/\.(?:br|gz)$/.test(path)) bytes += file.size;
    }
    writeManifest(this.#state, { files, kept });
    return {
      written: this.#staged.size,
      reused: wanted.size - this.#staged.size,
      removed: remove.length,
      bytes,
    };
  }

  /** A file that was exchanged. */
  #written(path: string): PublishedFile {
    const { size, mtimeMs } = statSync(join(this.#out, path));
    return { key: this.keyOf(path), size, mtimeMs };
  }

  /** Hashed files of the build before that nobody offered, with their compressed copies. */
  #kept(): string[] {
    return Object.keys(this.#before.files).filter(
      (path) =>
        !this.#keys.has(path.replace(/\.(?:br|gz)$/, '')) &&
        !this.#keys.has(path) &&
        hashed.test(path) &&
        !this.#before.kept.includes(path) &&
        existsSync(join(this.#out, path)),
    );
  }

  /** Files in the web root that no build of ours speaks of. */
  #unknownFiles(): string[] {
    const known = this.#before.files;
    const below = (prefix: string): string[] => {
      let entries;
      try {
        entries = readdirSync(join(this.#out, prefix), { withFileTypes: true });
      } catch {
        return [];
      }
      return entries.flatMap((entry) => {
        const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
        return entry.isDirectory() ? below(path) : [path];
      });
    };
    return below('').filter((path) => !(path in known) && !this.#keys.has(path));
  }
}
