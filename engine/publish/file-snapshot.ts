import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../content/site-files.ts';

/** Age at which a file's times tell every later change, ms: two changes at one moment of the disk's clock look like one. */
const settledAfter = 2000;

/** A file as the disk shows it. */
export interface SeenFile {
  /** Its size and times: another one means another content. */
  readonly signature: string;
  /** False where it was changed just now, so that the next change might leave the same signature. */
  readonly settled: boolean;
}

/** What a site is made of, in its folder; whatever else lies there is no concern of a build. */
const parts = ['blog', 'media', 'pages', 'partials'] as const;

/** A site as the disk shows it, before anything is read. */
export interface SeenSite {
  readonly dir: string;
  /** By path relative to the folder, those of each part sorted. */
  readonly files: ReadonlyMap<string, SeenFile>;
  /** False where there are links or folders that cannot be read, or a file went away meanwhile: nothing is sure then. */
  readonly sure: boolean;
}

/** Signature of one file. Throws as `lstat` does. */
export function signatureOf(path: string): SeenFile {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path);
  return {
    signature: `${size} ${mtimeMs} ${ctimeMs} ${ino}`,
    settled: Math.max(mtimeMs, ctimeMs) < Date.now() - settledAfter,
  };
}

/** Signature of the engine itself: of the module, or of the bundle, that this is. */
export const codeSignature = () => signatureOf(fileURLToPath(import.meta.url)).signature;

/** Looks at every file of the site in `dir`; reads none. */
export function seeSite(dir: string): SeenSite {
  const files = new Map<string, SeenFile>();
  let sure = true;
  const see = (file: string) => {
    try {
      files.set(file, signatureOf(join(dir, file)));
    } catch {
      sure = false;
    }
  };
  see('site.yaml');
  for (const part of parts) {
    const below = filesBelow(join(dir, part));
    sure &&= below.links.length === 0 && below.unreadable.length === 0;
    for (const file of below.files) see(`${part}/${file}`);
  }
  return { dir, files, sure };
}
