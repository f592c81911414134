// For a copy of a site: what its modules import and was not copied with them, packages and files beside the site, is where the site lies.
import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export function fromOrigin(copy, origin) {
  const folder = realpathSync(copy);
  return {
    name: 'portao:from-origin',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer?.startsWith(`${folder}${sep}`)) return null;
      const resolve = (from) => this.resolve(id, from, { ...options, skipSelf: true });
      const found = await resolve(importer);
      if (found) return found;
      const isFile = id.startsWith('.');
      return resolve(join(origin, isFile ? relative(folder, importer) : 'site.yaml'));
    },
  };
}
