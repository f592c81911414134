import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../../engine/content/parse-source.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { upgrades, type UpgradedSite, type UpgradeName } from './upgrades.ts';

/** A document that an upgrade changes. */
export interface UpgradedFile {
  /** Relative to the site's folder. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** What is done in it. */
  readonly by: readonly UpgradeName[];
}

const folders = ['pages', 'partials', 'blog', 'templates'];
const files = ['site.yaml', 'safety.yaml'];

/** The YAML documents of a site, also those that its version cannot read yet. */
function documentsIn(dir: string): string[] {
  const inside = folders.flatMap((folder) =>
    filesBelow(join(dir, folder)).files.map((file) => `${folder}/${file}`),
  );
  return [...files, ...inside].filter(
    (path) => /\.ya?ml$/.test(path) && existsSync(join(dir, path)),
  );
}

/** What an upgrade changes in the documents of a site, in the order of their paths; writes nothing. A document that is no YAML is left to the check. */
export function planUpgrade(site: UpgradedSite): readonly UpgradedFile[] {
  return documentsIn(site.dir).flatMap((path) => {
    const bytes = readFileSync(join(site.dir, path));
    if (!parseSource(path, bytes).file) return [];
    const before = bytes.toString('utf8');
    let after = before;
    const by: UpgradeName[] = [];
    for (const { name, apply } of upgrades) {
      const text = apply({ path, text: after }, site);
      if (text !== after) by.push(name);
      after = text;
    }
    return by.length > 0 ? [{ path, before, after, by }] : [];
  });
}
