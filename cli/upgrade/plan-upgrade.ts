import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../../engine/content/parse-source.ts';
import { locate } from '../../engine/content/source-file.ts';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { isOwnSchema, upgrades, type UpgradedSite, type UpgradeName } from './upgrades.ts';

/** A document that an upgrade changes. */
export interface UpgradedFile {
  /** Relative to the site's folder. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** What is done in it. */
  readonly by: readonly UpgradeName[];
}

/** What an upgrade does in the documents of a site. */
export interface UpgradePlan {
  /** In the order of their paths. */
  readonly files: readonly UpgradedFile[];
  /** Places that are left to a person, `pages/bread.yaml:7`, by the lines of the documents as they will be. */
  readonly refused: readonly string[];
}

const folders = ['pages', 'partials', 'blog', 'templates', 'blocks'];
const files = ['site.yaml', 'safety.yaml'];

/** The YAML documents of a site and the schemas of its own blocks, also those that its version cannot read yet. */
function documentsIn(dir: string): string[] {
  const inside = folders.flatMap((folder) =>
    filesBelow(join(dir, folder)).files.map((file) => `${folder}/${file}`),
  );
  return [...files, ...inside].filter(
    (path) =>
      (path.startsWith('blocks/') ? isOwnSchema(path) : /\.ya?ml$/.test(path)) &&
      existsSync(join(dir, path)),
  );
}

/** What an upgrade changes in the documents of a site; writes nothing. A document that is no YAML is left to the check. */
export function planUpgrade(site: UpgradedSite): UpgradePlan {
  const files: UpgradedFile[] = [];
  const refused: string[] = [];
  for (const path of documentsIn(site.dir)) {
    const bytes = readFileSync(join(site.dir, path));
    if (!parseSource(path, bytes).file) continue;
    const before = bytes.toString('utf8');
    let after = before;
    const by: UpgradeName[] = [];
    const left: Pointer[] = [];
    for (const { name, apply } of upgrades) {
      const done = apply({ path, text: after }, site);
      if (done.text !== after) by.push(name);
      after = done.text;
      left.push(...done.refused);
    }
    if (by.length > 0) files.push({ path, before, after, by });
    const { file } = parseSource(path, Buffer.from(after));
    refused.push(...left.map((at) => `${path}:${locate(file!, at).line}`));
  }
  return { files, refused };
}
