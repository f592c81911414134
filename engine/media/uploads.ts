// Pictures that were uploaded: files of the data folder, which posts name as if they lay in `media/uploads/`. Those of the data of
// the business come to lie there when they are published.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isUploadName } from '../files/upload-files.mjs';

/** How a text names one, relative to `media/`: the first 16 hexadecimal digits of the SHA-256 of its content. */
const named = /uploads\/([0-9a-f]{16}\.(?:webp|jpg))/g;
const folderName = 'uploads/';

/** How a text names the upload whose file is called so. */
export const uploadPath = (name: string): string => `${folderName}${name}`;

/** The name of the file of an upload by its path relative to `media/`; null for any other file. */
export const uploadName = (path: string): string | null => {
  const name = path.startsWith(folderName) ? path.slice(folderName.length) : '';
  return isUploadName(name) ? name : null;
};

/** The names of uploads that texts hold. */
export const uploadsNamed = (texts: Iterable<string>): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const text of texts) for (const [, name] of text.matchAll(named)) names.add(name!);
  return names;
};

/**
 * The file that a document calls `/media/<path>`: that of the site where it has one. `uploads`: the folder of uploads, null where
 * there are none.
 */
export function mediaFile(siteDir: string, path: string, uploads: string | null): string {
  const own = join(siteDir, 'media', path);
  const name = uploads === null ? null : uploadName(path);
  return name === null || existsSync(own) ? own : join(uploads!, name);
}

/** The names of uploads that texts hold and that are not in the folder `uploads`. */
export const missingUploads = (texts: Iterable<string>, uploads: string): string[] =>
  [...uploadsNamed(texts)].filter((name) => !existsSync(join(uploads, name)));
