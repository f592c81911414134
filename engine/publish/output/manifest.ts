import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../files/replace-file.mjs';

/** Raised when the meaning of the manifest changes: older ones are not read. */
const manifestVersion = 2;

/** A published file: what it was made from, and how the disk showed it, to notice a hand that changed it since. */
export interface PublishedFile {
  /** Hash of everything that the content depends on. */
  readonly key: string;
  /** Bytes and modification time (ms) as written. */
  readonly size: number;
  readonly mtimeMs: number;
}

/** What the last build published, by path below the web root. */
export interface Manifest {
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Hashed files of the build before, kept for visitors whose page still names them. */
  readonly kept: readonly string[];
}

const file = (state: string) => join(state, 'manifest.json');

/** The manifest of the last build; empty where there is none or where it cannot be read, so that all is made anew. */
export function readManifest(state: string): Manifest {
  try {
    const { version, ...manifest } = JSON.parse(readFileSync(file(state), 'utf8')) as Manifest & {
      version: number;
    };
    if (version === manifestVersion && manifest.files && manifest.kept) return manifest;
  } catch {
    // Missing or cut short: the same as none.
  }
  return { files: {}, kept: [] };
}

/** Replaces the manifest as a whole. */
export function writeManifest(state: string, manifest: Manifest): void {
  replaceFile(file(state), JSON.stringify({ version: manifestVersion, ...manifest }));
}

/** True if the published file at `path` is still the one that the manifest speaks of. */
export function isUntouched(out: string, path: string, published: PublishedFile): boolean {
  try {
    const { size, mtimeMs } = statSync(`${out}/${path}`);
    return size === published.size && mtimeMs === published.mtimeMs;
  } catch {
    return false;
  }
}
