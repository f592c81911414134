// Uploaded pictures that documents name from an edit on: files of the site then, beside the others of `media/`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flushFolder } from '../../database/disk/durable.mjs';
import { snapshotFiles } from '../../content/file-snapshot.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { uploadPath, uploadsNamed } from '../../media/uploads.ts';
import { gitIn, orNull } from '../git/run-git.ts';

const folder = `media/${uploadPath('')}`;

/**
 * Copies the pictures that texts name from the folder `uploads` to `media/uploads/` of a site, whole and flushed, and gives those
 * that were not there, relative to the site's folder. Of a failure nothing stays. Throws what the disk says.
 */
export function bringPictures(siteDir: string, uploads: string, texts: Iterable<string>): string[] {
  const brought: string[] = [];
  try {
    for (const name of uploadsNamed(texts)) {
      const path = `${folder}${name}`;
      if (existsSync(join(siteDir, path)) || !existsSync(join(uploads, name))) continue;
      mkdirSync(join(siteDir, folder), { recursive: true });
      replaceFile(join(siteDir, path), readFileSync(join(uploads, name)), { durable: true });
      brought.push(path);
    }
    if (brought.length > 0) flushFolder(join(siteDir, folder));
    return brought;
  } catch (error) {
    for (const path of brought) rmSync(join(siteDir, path), { force: true });
    throw error;
  }
}

/** Where pictures wait that went with an edit which can be taken back itself. */
export const asideOf = (journal: string) => `${journal}.pictures`;

/**
 * Removes those of pictures that nothing of the site names, and gives them; one that somebody has changed or staged in git and not
 * committed stays. Rejects with what the disk says.
 */
export async function removePictures(siteDir: string, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const others = [...snapshotFiles(siteDir).files.keys()].filter(
    (path) => !path.startsWith('media/'),
  );
  const texts = others.map((path) => readFileSync(join(siteDir, path)));
  const gone: string[] = [];
  for (const path of paths) {
    const name = uploadPath(basename(path));
    if (!existsSync(join(siteDir, path)) || texts.some((text) => text.includes(name))) continue;
    if (await isAtWork(siteDir, path)) continue;
    rmSync(join(siteDir, path));
    gone.push(path);
  }
  return gone;
}

/** As `removePictures`; until no edit of the journal names them, they can be brought back from `asideOf`. */
export async function setPicturesAside(
  siteDir: string,
  paths: readonly string[],
  journal: string,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const aside = asideOf(journal);
  mkdirSync(aside, { recursive: true });
  const named = uploadsNamed([readFileSync(journal, 'utf8')]);
  for (const name of readdirSync(aside)) if (!named.has(name)) rmSync(join(aside, name));
  for (const path of paths)
    if (existsSync(join(siteDir, path)))
      replaceFile(join(aside, basename(path)), readFileSync(join(siteDir, path)), {
        durable: true,
      });
  return removePictures(siteDir, paths);
}

/** True where somebody changed or staged a file and has not committed that; what git does not know is nobody's work. */
async function isAtWork(siteDir: string, path: string): Promise<boolean> {
  if (process.env.PORTAO_GIT === 'off') return false;
  const env = { GIT_OPTIONAL_LOCKS: '0' };
  const said = await orNull(gitIn(siteDir)(['status', '--porcelain', '--', path], { env }));
  return said !== null && said !== '' && !said.startsWith('??');
}
