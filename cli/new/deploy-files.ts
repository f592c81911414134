import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../engine/files/package-root.ts';
import type { FileToWrite } from '../output/write-files.ts';

/** What files of deploy/ name that a site has elsewhere, or not at all. */
const elsewhere: readonly (readonly [ours: string, ofSite: string])[] = [
  ['cli/launch.mjs', 'node_modules/portao/cli/packaged.mjs'],
  ['package-lock.json .npmrc ./', 'package-lock.json ./'],
  ['what else docs/deploying.md', 'what else node_modules/portao/docs/deploying.md'],
];

/** The files of a new site in `folder` (absolute) for a server of one's own: those of the engine's checkout, with the paths of a site. */
export function deployFiles(folder: string): FileToWrite[] {
  const from = join(packageRoot, 'deploy');
  return readdirSync(from).map((name) => ({
    path: join(folder, 'deploy', name),
    text: elsewhere.reduce(
      (text, [ours, ofSite]) => text.replaceAll(ours, ofSite),
      readFileSync(join(from, name), 'utf8'),
    ),
  }));
}
