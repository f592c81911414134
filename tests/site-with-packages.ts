import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folders.ts';
import { root } from './structure/tree.ts';

/** A folder for a site, not there yet, that finds the packages of this repository as if it had installed them. */
export function siteWithPackages(): string {
  const folder = makeFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, 'site');
}
