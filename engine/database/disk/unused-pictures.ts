// Pictures of posts that no post names any more: set aside first, and gone a month later.
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from './durable.mjs';
import { uploadFolder, uploadsIn } from '../../files/upload-files.mjs';

/** So long (ms) a picture stays after it was sent, and once more after it was set aside: whoever began a text with it has not saved it yet. */
const keptFor = 30 * 24 * 3_600_000;

/** Where pictures lie that were set aside. */
export const asideFolder = (dataDir: string): string => join(dataDir, 'pictures-aside');

/** What is to be done with pictures, by their names. */
export interface PictureTidying {
  /** No text names them any more: they are set aside. */
  readonly aside: readonly string[];
  /** They were set aside, and a text names them again: they go back. */
  readonly back: readonly string[];
  /** They were set aside a month ago: they go for good. */
  readonly gone: readonly string[];
}

/** The pictures of a data folder that may be set aside, for as long as nobody names them. List them before the texts are read. */
export const oldPictures = (dataDir: string, now: number): string[] =>
  olderIn(uploadFolder(dataDir), now);

/** Plans what becomes of pictures: of the `old` ones, and of those that were set aside. `named`: those that texts name. */
export function planTidying(
  dataDir: string,
  { old, named, now }: { old: readonly string[]; named: ReadonlySet<string>; now: number },
): PictureTidying {
  const folder = asideFolder(dataDir);
  return {
    aside: old.filter((name) => !named.has(name)),
    back: uploadsIn(folder).filter((name) => named.has(name)),
    gone: olderIn(folder, now).filter((name) => !named.has(name)),
  };
}

/** Does what was planned. */
export function tidyPictures(dataDir: string, { aside, back, gone }: PictureTidying): void {
  move(back, asideFolder(dataDir), uploadFolder(dataDir));
  for (const name of gone) rmSync(join(asideFolder(dataDir), name), { force: true });
  move(aside, uploadFolder(dataDir), asideFolder(dataDir));
}

/** Moves pictures from one folder to another; their month there begins now. */
function move(names: readonly string[], from: string, to: string): void {
  if (names.length === 0) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const file = join(from, name);
    if (!existsSync(file)) continue;
    utimesSync(file, new Date(), new Date());
    renameSync(file, join(to, name));
  }
  flushFolder(to);
  flushFolder(from);
}

/** True for what was sent, or set aside, a month before `now` (ms since 1970). */
export const isOld = (since: number, now: number): boolean => since < now - keptFor;

const olderIn = (folder: string, now: number): string[] =>
  uploadsIn(folder).filter((name) => isOld(statSync(join(folder, name)).mtimeMs, now));
