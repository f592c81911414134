// What a build finds out about the photographs of a site before it makes pages: their size as it is seen, their tone, and
// whether they can be decoded at all.
import { readFileSync } from 'node:fs';
import type { PictureFault } from '../client/uploads.ts';
import { mediaIn, stampOrNull, type FileSnapshot } from '../content/file-snapshot.ts';
import { withDecoder } from './decoder.ts';
import { inTurns } from './in-turns.ts';
import { isLookAt, keepLooks, readLooks, type KnownPictures } from './known-pictures.ts';
import {
  isPhotograph,
  isShowable,
  needsAllMemory,
  readPicture,
  type PictureFacts,
} from './picture-facts.ts';
import { mediaFile, uploadPath } from './uploads.ts';

/**
 * Looks at the photographs of a site that are not as they were when somebody looked last; `uploads`: likewise at those of the
 * `names` that lie in a folder for posts.
 */
export async function lookAtPictures(
  snapshot: FileSnapshot,
  uploads: { readonly folder: string; readonly names: Iterable<string> } | null = null,
): Promise<KnownPictures> {
  const { dir, origin = dir, files } = snapshot;
  const fileOf = (path: string) => mediaFile(dir, path, uploads?.folder ?? null);
  const uploaded = new Map(
    [...(uploads?.names ?? [])].flatMap((name) => {
      const path = uploadPath(name);
      const stamp = stampOrNull(fileOf(path));
      return stamp ? [[path, stamp] as const] : [];
    }),
  );
  const photographs = [
    ...mediaIn(snapshot).filter((path) => isPhotograph(path) && !path.startsWith('root/')),
    ...uploaded.keys(),
  ];
  if (photographs.length === 0) return new Map();
  const looks = readLooks(origin);
  const stampAt = (path: string) => uploaded.get(path) ?? files.get(`media/${path}`) ?? null;
  const found = new Map<string, PictureFacts | PictureFault>();
  const changed: { readonly path: string; readonly facts: PictureFacts }[] = [];
  let isNews = Object.keys(looks).length !== photographs.length;
  for (const path of photographs) {
    const look = looks[path];
    if (isLookAt(look, stampAt(path))) {
      found.set(path, look.found);
      continue;
    }
    isNews = true;
    const facts = readOrFault(fileOf(path));
    found.set(path, facts);
    if (isShowable(facts)) changed.push({ path, facts });
  }
  await withDecoder((decode) =>
    inTurns(
      changed,
      ({ facts }) => needsAllMemory(facts),
      async ({ path, facts }) => {
        const seen = await decode('look', readFileSync(fileOf(path)));
        found.set(path, seen ? { ...facts, ...seen } : { fault: 'cut' });
      },
    ),
  );
  if (isNews) {
    const kept = photographs.flatMap((path) => {
      const stamp = stampAt(path);
      // The next change of one that was changed just now might leave the same stamp.
      return stamp?.mtimeSafe
        ? [[path, { signature: stamp.signature, found: found.get(path)! }] as const]
        : [];
    });
    keepLooks(origin, Object.fromEntries(kept));
  }
  return found;
}

function readOrFault(file: string): PictureFacts | PictureFault {
  try {
    return readPicture(file);
  } catch {
    return { fault: 'unreadable' };
  }
}
