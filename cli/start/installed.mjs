// What npm has installed, held against package-lock.json. Plain Node without dependencies: `npm start` asks before anything
// is installed, in syntax that an old Node can read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm's record of what it installed. */
const record = 'node_modules/.package-lock.json';

/** Packages of a lock file by path, without the project itself; null if the file is missing or broken. */
function packagesOf(file) {
  try {
    const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    return packages;
  } catch {
    return null;
  }
}

/**
 * Paths of the packages of the lock file that npm's record of what it installed lacks or has in another version; null if one of the
 * two cannot be read. `dev` counts those for development too. Content, not time: a checkout touches files.
 */
export function missingPackages(root, dev) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, record));
  if (!wanted || !present) return null;
  return Object.keys(wanted).filter((path) => {
    // Of a folder of the project the entry in node_modules says only where it is.
    const { version, integrity, ...needed } = wanted[wanted[path].resolved] || wanted[path];
    const found = (present[path] && present[present[path].resolved]) || present[path];
    // Optional packages are those of other systems; npm leaves them out.
    if (!found)
      return !(
        needed.optional === true ||
        needed.devOptional === true ||
        (needed.dev === true && !dev)
      );
    return found.version !== version || found.integrity !== integrity;
  });
}

/** True if npm installed the project without the packages for development (`npm ci --omit=dev`). */
export function isPruned(root) {
  const present = packagesOf(join(root, record));
  return present !== null && !Object.values(present).some((found) => found.dev === true);
}
