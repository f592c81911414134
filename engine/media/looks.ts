// What a build finds out about the photographs of a site before it makes pages: their size as it is seen, their tone, and
// whether they can be decoded at all. It is kept by the stamps of the files, so that what has not changed is not opened.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mediaIn,
  stampOrNull,
  type FileSnapshot,
  type FileStamp,
} from '../content/file-snapshot.ts';
import { projectState } from '../content/own-code/kept-file.ts';
import { replaceFile } from '../files/replace-file.mjs';
import { contentHash } from './content-hash.ts';
import { inTurns } from './in-turns.ts';
import { lookAtPicture } from './make-picture.ts';
import {
  isPhotograph,
  isShowable,
  readPicture,
  type PictureFacts,
  type PictureFault,
} from './picture-facts.ts';
import { pictureMaker } from './picture-plan.ts';

/** What is known of photographs before they are asked for, by path relative to `media/`. */
export type KnownPictures = ReadonlyMap<string, PictureFacts | PictureFault>;

/** What is kept: what was found of each file, and its stamp then. */
type Kept = Readonly<
  Record<string, { readonly signature: string; readonly found: PictureFacts | PictureFault }>
>;

/** Raised when the meaning of the file changes. */
const version = 1;

const fileOf = (siteDir: string) =>
  join(
    projectState(siteDir),
    `pictures-${contentHash(`${version} ${pictureMaker} ${siteDir}`)}.json`,
  );

function readKept(siteDir: string): Kept {
  try {
    return JSON.parse(readFileSync(fileOf(siteDir), 'utf8')) as Kept;
  } catch {
    return {};
  }
}

const isSame = (kept: Kept[string] | undefined, stamp: FileStamp | null) =>
  kept !== undefined && stamp?.mtimeSafe === true && kept.signature === stamp.signature;

/** What the last build found of the photographs that are as they were then; opens none. */
export function knownPictures(siteDir: string, files: readonly string[]): KnownPictures {
  const photographs = files.filter(isPhotograph);
  if (photographs.length === 0) return new Map();
  const kept = readKept(siteDir);
  return new Map(
    photographs.flatMap((path) => {
      const one = kept[path];
      return one && isSame(one, stampOrNull(join(siteDir, 'media', path)))
        ? [[path, one.found] as const]
        : [];
    }),
  );
}

/** Looks at the photographs of a site that are not as they were when somebody looked last. */
export async function lookAtPictures(snapshot: FileSnapshot): Promise<KnownPictures> {
  const { dir, origin = dir, files } = snapshot;
  const photographs = mediaIn(snapshot).filter(
    (path) => isPhotograph(path) && !path.startsWith('root/'),
  );
  if (photographs.length === 0) return new Map();
  const kept = readKept(origin);
  const found = new Map<string, PictureFacts | PictureFault>();
  const stampAt = (path: string) => files.get(`media/${path}`) ?? null;
  const changed = photographs.filter((path) => !isSame(kept[path], stampAt(path)));
  for (const path of photographs) if (!changed.includes(path)) found.set(path, kept[path]!.found);
  await inTurns(
    changed,
    async (path) => void found.set(path, await look(join(dir, 'media', path))),
  );
  if (changed.length > 0 || Object.keys(kept).length !== photographs.length) {
    const entries = photographs.flatMap((path) => {
      const stamp = stampAt(path);
      return stamp?.mtimeSafe
        ? [[path, { signature: stamp.signature, found: found.get(path)! }] as const]
        : [];
    });
    try {
      mkdirSync(projectState(origin), { recursive: true });
      replaceFile(fileOf(origin), JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // They are looked at again.
    }
  }
  return found;
}

async function look(file: string): Promise<PictureFacts | PictureFault> {
  let facts;
  try {
    facts = readPicture(file);
  } catch {
    return { fault: 'unreadable' };
  }
  if (!isShowable(facts)) return facts;
  try {
    return { ...facts, ...(await lookAtPicture(readFileSync(file))) };
  } catch {
    return { fault: 'cut' };
  }
}
