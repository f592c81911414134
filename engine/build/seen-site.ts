import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../site-files.ts';

/** Age at which a file's times tell every later change, ms: two changes at one moment of the disk's clock look like one. */
const settledAfter = 2000;

/** A file as the disk shows it. */
export interface SeenFile {
  /** Its size and times: another one means another content. */
  readonly signature: string;
  /** False where it was changed just now, so that the next change might leave the same signature. */
  readonly settled: boolean;
}

/** A site's folder as the disk shows it, before anything is read. */
export interface SeenSite {
  readonly dir: string;
  /** By path relative to the folder, sorted. */
  readonly files: ReadonlyMap<string, SeenFile>;
  /** False where there are links or folders that cannot be read, or a file went away meanwhile: nothing is sure then. */
  readonly sure: boolean;
}

/** Signature of one file. Throws as `lstat` does. */
export function signatureOf(path: string): SeenFile {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path);
  return { signature: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, settled: Math.max(mtimeMs, ctimeMs) < Date.now() - settledAfter };
}

/** Signature of the engine itself: of the module, or of the bundle, that this is. */
export const codeSignature = () => signatureOf(fileURLToPath(import.meta.url)).signature;

/** Looks at every file of the site in `dir`; reads none. */
export function seeSite(dir: string): SeenSite {
  const { files, links, unreadable } = filesBelow(dir);
  const seen = new Map<string, SeenFile>();
  let sure = links.length === 0 && unreadable.length === 0;
  for (const file of files) {
    try {
      seen.set(file, signatureOf(join(dir, file)));
    } catch {
      sure = false;
    }
  }
  return { dir, files: seen, sure };
}
