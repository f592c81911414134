// What the first site is made of: the library's blocks and its own.
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { readSchemas } from '../engine/content/own-schemas.ts';
import { root } from './structure/tree.ts';

/** Folder of the first site. */
export const siteDir = join(root, 'site');

/** Its schemas. Throws if one of its own has a fault. */
export const { schemas } = readSchemas(siteDir);

/** Folder of a block type, relative to the project: the site's own, else the library's. */
export const folderOf = (type: string) =>
  existsSync(join(siteDir, 'blocks', type)) ? `site/blocks/${type}` : `blocks/${type}`;
