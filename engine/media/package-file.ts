import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The absolute file of `path` in a package that the site in `siteDir` can import, `<package>/<file>`; null where it is not installed. */
export function packageFile(siteDir: string, path: string): string | null {
  try {
    return createRequire(join(siteDir, 'site.yaml')).resolve(path);
  } catch {
    return null;
  }
}
