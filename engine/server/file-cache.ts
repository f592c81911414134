import { realpathSync, statSync, type BigIntStats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Encoding } from './encoding.ts';
import { readSiteFile, versionWithCopies, type Answer, type SiteFile } from './site-file.ts';
import { encodePath, filesFor, isHidden } from '../hosting/site-path.ts';

/** Bytes of bodies that are kept at most. */
const defaultCapacity = 64 * 1024 * 1024;

/** For so long (ms) what was read is taken as unchanged before the disk is asked again. */
export const trustedFor = 500;

interface Entry {
  readonly file: SiteFile;
  /** `performance.now()` until which the disk need not be asked. */
  readonly trustedUntil: number;
  bytes: number;
}

/** What the file system says of a path that names no file for us. */
const absent = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'EACCES',
  'EPERM',
  'EINVAL',
]);

/**
 * Files of a web root, each held as one whole version, by encoded canonical path. The least recently used go when the
 * bodies exceed `capacity` (bytes); "used" is noted when the disk is asked, so that serving costs one look-up.
 */
export class FileCache {
  readonly #root: string;
  readonly #capacity: number;
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<SiteFile | null>>();
  #bytes = 0;

  constructor(root: string, capacity = defaultCapacity) {
    this.#root = root;
    this.#capacity = capacity;
  }

  /** Bytes of bodies held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The file at an encoded canonical path if it was compared with the disk just now. */
  recent(encodedPath: string): SiteFile | undefined {
    const entry = this.#entries.get(encodedPath);
    return entry !== undefined && performance.now() < entry.trustedUntil ? entry.file : undefined;
  }

  /** The file that answers for a decoded canonical path, as the disk has it now; null if there is none. Throws what reading throws. */
  async find(path: string): Promise<SiteFile | null> {
    const key = encodePath(path);
    const recent = this.recent(key);
    if (recent) return recent;
    let pending = this.#pending.get(key);
    if (!pending) {
      pending = this.#compare(path, key).finally(() => this.#pending.delete(key));
      this.#pending.set(key, pending);
    }
    return pending;
  }

  /** `file.answer`, with its bytes counted. */
  async answer(file: SiteFile, encoding: Encoding): Promise<Answer> {
    const answer = await file.answer(encoding);
    const entry = this.#entries.get(encodePath(file.address));
    if (entry?.file === file) this.#count(entry);
    return answer;
  }

  /** Forgets a file, so that it is read again. */
  drop(file: SiteFile): void {
    const key = encodePath(file.address);
    if (this.#entries.get(key)?.file === file) this.#remove(key);
  }

  async #compare(path: string, key: string): Promise<SiteFile | null> {
    const trustedUntil = performance.now() + trustedFor;
    const known = this.#entries.get(key)?.file;
    for (const candidate of filesFor(path)) {
      try {
        const found = this.#locate(candidate);
        if (!found) continue;
        const unchanged =
          known?.path === found.path &&
          known.version === versionWithCopies(found.path, found.stats);
        const file = unchanged ? known : await readSiteFile(found.path, path);
        this.#remove(key);
        const entry: Entry = { file, trustedUntil, bytes: 0 };
        this.#entries.set(key, entry);
        this.#count(entry);
        return file;
      } catch (error) {
        if (!absent.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
    this.#remove(key);
    return null;
  }

  /** A file, by its real path; null for what is not there, is no file or, behind a symbolic link, lies outside the root or is hidden. */
  #locate(candidate: string): { path: string; stats: BigIntStats } | null {
    const stats = statSync(join(this.#root, candidate), { bigint: true, throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const root = realpathSync.native(this.#root);
    const path = realpathSync.native(join(root, candidate));
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return null;
    return isHidden(`/${relative(root, path).split(sep).join('/')}`) ? null : { path, stats };
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** Counts an entry anew and lets the least recently used others go. */
  #count(entry: Entry): void {
    const { bytes } = entry.file;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [key, other] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      if (other !== entry) this.#remove(key);
    }
  }
}
