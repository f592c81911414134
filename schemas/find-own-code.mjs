// What a site brings itself, by the names of folders and files: blocks, drawings, facts and lints. The engine, the generator and
// the bundler ask here. Nothing is read; paths are relative to the site's folder, with `/`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `call-to-action` as the name of a component or a type. */
export const pascal = (name) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The folders of a site that may hold code of its own. */
export const ownFolders = ['blocks', 'drawings', 'facts', 'lints'];

/** True for a site that may add to the library: it has a folder of blocks or of drawings. */
export const addsToLibrary = (siteDir) =>
  ['blocks', 'drawings'].some((folder) => existsSync(join(siteDir, folder)));

/** The files of a block, whether they are there or not. */
export const blockFiles = (type) => ({
  schema: `blocks/${type}/${type}.schema.json`,
  component: `blocks/${type}/${pascal(type)}.tsx`,
});

/** The types of a site's own blocks: folders with something in them, sorted. */
export function ownBlockTypes(siteDir) {
  const folder = join(siteDir, 'blocks');
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

/** Names of the files in a folder of the site, sorted; none where there is no folder. */
const filesIn = (siteDir, folder) =>
  existsSync(join(siteDir, folder)) ? readdirSync(join(siteDir, folder)).sort() : [];

/** The drawings of a site, {name, file}. */
export const ownDrawings = (siteDir) =>
  filesIn(siteDir, 'drawings')
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ name: file.slice(0, -'.svg'.length), file: `drawings/${file}` }));

/** The modules of a site in `facts` or in `lints`, {name, file}: `facts/price-list.ts` is `priceList`. */
export const ownModules = (siteDir, folder) =>
  filesIn(siteDir, folder)
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => ({
      name: file.replace(/\.[a-z]+$/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
      file: `${folder}/${file}`,
    }));
