// What the published pages were made from, documents and own code, kept beside the output: a change of a post is published with
// it, whatever is being written in the site's folder meanwhile.
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import {
  snapshotFiles,
  stampOf,
  type FileSnapshot,
  type FileStamp,
} from '../content/file-snapshot.ts';
import type { FileChange } from '../edit/edit-site.ts';
import { bringPictures } from '../edit/journal/brought-pictures.ts';
import { codeFiles } from '../content/own-code/code-files.ts';
import { replaceFile } from '../files/replace-file.mjs';
import { SiteChangedDuringBuild } from './site-changed.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 2;
/** Most times that a copy is begun anew because somebody writes the site meanwhile. */
const mostTries = 5;

/** A site that may be kept. */
export interface TakenSite {
  readonly snapshot: FileSnapshot;
  /** Makes it the site that `keptSite` gives from now on, and removes the one before. Throws what the disk says. */
  keep(): void;
}

/** What is remembered: the name of the folder, and the stamps that the files had in the site's folder, or those of copies (`settled`). */
interface Kept {
  readonly version: number;
  readonly folder: string;
  readonly complete: boolean;
  readonly files: Readonly<Record<string, FileStamp>>;
  /** Likewise of the files of its own code that are no documents. */
  readonly code: Readonly<Record<string, FileStamp>>;
}

/** A site whose documents and own code were looked at. */
interface SeenSite extends FileSnapshot {
  readonly code: ReadonlyMap<string, FileStamp>;
}

const indexOf = (state: string) => join(state, 'site.json');
const copiesIn = (state: string) => join(state, 'sites');
const sizeIn = ({ signature }: FileStamp) => Number(signature.split(' ', 1)[0]);

/** What is remembered of the site that was kept last, and its folder; null where none is. */
function readKept(state: string): (Kept & { readonly dir: string }) | null {
  try {
    const kept = JSON.parse(readFileSync(indexOf(state), 'utf8')) as Kept;
    return kept.version === version ? { ...kept, dir: join(copiesIn(state), kept.folder) } : null;
  } catch {
    return null;
  }
}

/** The folder of the site that was kept last, whose files are not looked at; null where none is. */
export const keptFolder = (state: string): string | null => readKept(state)?.dir ?? null;

/**
 * The site that was kept last, or null. Its files have the stamps of those that they are copies of (but see `settled`), so
 * that a build knows a page of either again; whoever removed or cut some of them has removed all.
 */
export function keptSite(state: string): SeenSite | null {
  const kept = readKept(state);
  if (!kept) return null;
  const { dir, complete } = kept;
  const files = new Map(Object.entries(kept.files));
  const code = new Map(Object.entries(kept.code));
  try {
    for (const [path, stamp] of [...files, ...code])
      if (lstatSync(`${dir}/${path}`).size !== sizeIn(stamp)) return null;
  } catch {
    return null;
  }
  return { dir, files, code, problems: [], complete };
}

/** Changes when another site is kept, and says so at the cost of one look at the disk; null where none is. */
export function keptMark(state: string): string | null {
  try {
    return stampOf(indexOf(state)).signature;
  } catch {
    return null;
  }
}

/** Looks at every file of the site, those of its code included. */
function look(dir: string): SeenSite {
  const seen = snapshotFiles(dir);
  const code = new Map<string, FileStamp>();
  for (const path of codeFiles(dir)) {
    if (seen.files.has(path)) continue;
    try {
      code.set(path, stampOf(join(dir, path)));
    } catch {
      // Gone since the folder was read.
    }
  }
  return { ...seen, code };
}

/**
 * Copies the site in `siteDir` as it is now; what the kept one has too is linked to it, and where nothing changed nothing is
 * copied. A site with a file that nobody may read is given as it lies there, for a build to say so, and cannot be kept.
 * Throws `SiteChangedDuringBuild` where somebody writes without a pause, and what the disk says.
 */
export function takeSite(siteDir: string, state: string): TakenSite {
  const before = keptSite(state);
  removeOthers(state, before && basename(before.dir));
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const seen = look(siteDir);
    if (before && isSame(seen, before)) return { snapshot: before, keep: () => undefined };
    const folder = randomUUID();
    const dir = join(copiesIn(state), folder);
    try {
      if (copy(seen, dir, before)) {
        const taken = {
          ...seen,
          dir,
          files: settled(seen.files, dir),
          code: settled(seen.code, dir),
        };
        return { snapshot: taken, keep: () => keep(state, folder, taken) };
      }
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      if (code !== 'EACCES' || !path?.startsWith(siteDir)) throw error;
      const refuse = () => {
        throw error;
      };
      return { snapshot: seen, keep: refuse };
    }
  }
  throw new SiteChangedDuringBuild();
}

/** True if `before` was taken of the very files that are there now. */
const isSame = (seen: SeenSite, before: SeenSite) =>
  seen.complete &&
  before.complete &&
  seen.files.size === before.files.size &&
  seen.code.size === before.code.size &&
  stampsOf(seen).every(([path, stamp]) => isCopied(before, path, stamp));

const stampsOf = ({ files, code }: SeenSite) => [...files, ...code];

/** True if the copy in `before` is surely of the file that has `stamp` now. */
function isCopied(before: SeenSite, path: string, stamp: FileStamp): boolean {
  const known = before.files.get(path) ?? before.code.get(path);
  return known?.mtimeSafe === true && known.signature === stamp.signature;
}

/**
 * The site that was kept, with changed files and the uploaded pictures (of the folder `uploads`) that they name: a copy of its own.
 * Throws what the disk says.
 */
export function takeChanged(
  kept: SeenSite,
  changed: readonly FileChange[],
  state: string,
  uploads?: string,
): TakenSite {
  const folder = randomUUID();
  const dir = join(copiesIn(state), folder);
  const files = new Map(kept.files);
  for (const { path, after } of changed) {
    files.delete(path);
    if (after === null) continue;
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    replaceFile(join(dir, path), after, { durable: true });
    files.set(path, stampOfCopy(join(dir, path)));
  }
  const isChanged = new Set(changed.map(({ path }) => path));
  for (const [path] of stampsOf(kept)) {
    if (isChanged.has(path)) continue;
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    if (!linked(join(kept.dir, path), join(dir, path)))
      copyFileSync(join(kept.dir, path), join(dir, path), constants.COPYFILE_FICLONE);
  }
  const texts = changed.flatMap(({ after }) => after ?? []);
  for (const path of uploads === undefined ? [] : bringPictures(dir, uploads, texts))
    files.set(path, stampOfCopy(join(dir, path)));
  const seen = { ...kept, dir, files };
  return { snapshot: seen, keep: () => keep(state, folder, seen) };
}

/** The stamp of a copy. Nobody writes to it: its times tell all. */
const stampOfCopy = (path: string): FileStamp => ({ ...stampOf(path), mtimeSafe: true });

/** The stamps, with those of their copies in `dir` for files that changed just now: by their own, pages would be made again with every post. */
const settled = (stamps: ReadonlyMap<string, FileStamp>, dir: string) =>
  new Map(
    [...stamps].map(([path, stamp]) => [
      path,
      stamp.mtimeSafe ? stamp : stampOfCopy(join(dir, path)),
    ]),
  );

/** Copies every file into `dir`; false if one of them changed meanwhile. */
function copy(seen: SeenSite, dir: string, before: SeenSite | null) {
  const { dir: from } = seen;
  const stamps = stampsOf(seen);
  for (const folder of new Set(stamps.map(([path]) => dirname(path))))
    mkdirSync(join(dir, folder), { recursive: true });
  for (const [path, stamp] of stamps) {
    const copied = join(dir, path);
    if (before && isCopied(before, path, stamp) && linked(join(before.dir, path), copied)) continue;
    try {
      copyFileSync(join(from, path), copied, constants.COPYFILE_FICLONE);
      if (stampOf(join(from, path)).signature !== stamp.signature) return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
  return true;
}

/** Gives a file a second name; false where the file system has no such thing. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}

function keep(state: string, folder: string, { files, code, complete }: SeenSite): void {
  const kept: Kept = {
    version,
    folder,
    complete,
    files: Object.fromEntries(files),
    code: Object.fromEntries(code),
  };
  replaceFile(indexOf(state), JSON.stringify(kept), { durable: true });
  removeOthers(state, folder);
}

/** Removes every copy but one: those of sites that had errors stay until the next build, because what is said of them names their lines. */
function removeOthers(state: string, folder: string | null): void {
  mkdirSync(copiesIn(state), { recursive: true });
  for (const name of readdirSync(copiesIn(state)))
    if (name !== folder) rmSync(join(copiesIn(state), name), { recursive: true, force: true });
}
