// Where pictures that were uploaded for posts lie, and how they are called. Plain Node, because the process of the database
// runs without a bundle.
import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const uploadFolder = (dataDir) => join(dataDir, 'pictures');

export const isUploadName = (name) => /^[0-9a-f]{16}\.(?:webp|jpg)$/.test(name);

export function uploadsIn(folder) {
  try {
    return readdirSync(folder).filter(isUploadName).sort();
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

export const uploadBytes = (folder) =>
  uploadsIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** One file under two names: nobody ever changes an upload. */
function link(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    // Another disk, or one without links.
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(error.code)) throw error;
    copyFileSync(from, to);
  }
}

export function addUploads(from, to, { copies = false, names } = {}) {
  const there = new Set(uploadsIn(to));
  const added = (names ?? uploadsIn(from)).filter((name) => !there.has(name));
  if (added.length > 0) mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of added) (copies ? copyFileSync : link)(join(from, name), join(to, name));
  return added.length;
}
