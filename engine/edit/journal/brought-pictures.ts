// Uploaded pictures that documents name from an edit on: files of the site then, beside the others of `media/`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../../database/disk/durable.mjs';
import { documentsIn, snapshotFiles } from '../../content/file-snapshot.ts';
import { replaceFile } from '../../files/replace-file.mjs';
import { uploadPath, uploadsNamed } from '../../media/uploads.ts';

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

/** Removes those of pictures that no document of the site names. Throws what the disk says. */
export function removePictures(siteDir: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const snapshot = snapshotFiles(siteDir);
  const documents = [
    'site.yaml',
    ...(['pages', 'partials', 'work'] as const).flatMap((inside) => documentsIn(snapshot, inside)),
  ];
  const texts = documents.map((path) => readFileSync(join(siteDir, path)));
  for (const path of paths)
    if (!texts.some((text) => text.includes(path))) rmSync(join(siteDir, path), { force: true });
}
