// What a build found out about the photographs of a site, kept by the stamps of their files for the commands that decode none.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOrNull, type FileStamp } from '../content/file-snapshot.ts';
import { projectState } from '../content/own-code/kept-file.ts';
import { replaceFile } from '../files/replace-file.mjs';
import { contentHash } from './content-hash.ts';
import type { PictureFault } from '../client/uploads.ts';
import { isPhotograph, type PictureFacts } from './picture-facts.ts';
import { pictureMaker } from './picture-plan.ts';

/** What is known of photographs before they are asked for, by path relative to `media/`. */
export type KnownPictures = ReadonlyMap<string, PictureFacts | PictureFault>;

/** What was found of a file, and its stamp then. */
export interface KeptLook {
  readonly signature: string;
  readonly found: PictureFacts | PictureFault;
}

/** Raised when the meaning of the file changes. */
const version = 1;

const fileOf = (siteDir: string) =>
  join(
    projectState(siteDir),
    `pictures-${contentHash(`${version} ${pictureMaker} ${siteDir}`)}.json`,
  );

/** What is kept of the site in `siteDir`, by path relative to `media/`. */
export function readLooks(siteDir: string): Readonly<Record<string, KeptLook>> {
  try {
    return JSON.parse(readFileSync(fileOf(siteDir), 'utf8')) as Record<string, KeptLook>;
  } catch {
    return {};
  }
}

/** Replaces what is kept; where nothing can be written, photographs are looked at again. */
export function keepLooks(siteDir: string, looks: Readonly<Record<string, KeptLook>>): void {
  try {
    mkdirSync(projectState(siteDir), { recursive: true });
    replaceFile(fileOf(siteDir), JSON.stringify(looks));
  } catch {
    // They are looked at again.
  }
}

/** True if a look is at the content that the file has now. */
export const isLookAt = (look: KeptLook | undefined, stamp: FileStamp | null): look is KeptLook =>
  look !== undefined && stamp?.mtimeSafe === true && look.signature === stamp.signature;

/** What the last build found of the photographs that are as they were then; opens none. */
export function knownPictures(siteDir: string, files: readonly string[]): KnownPictures {
  const photographs = files.filter(isPhotograph);
  if (photographs.length === 0) return new Map();
  const looks = readLooks(siteDir);
  return new Map(
    photographs.flatMap((path) => {
      const look = looks[path];
      return isLookAt(look, stampOrNull(join(siteDir, 'media', path)))
        ? [[path, look.found] as const]
        : [];
    }),
  );
}
