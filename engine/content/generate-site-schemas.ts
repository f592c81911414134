import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import importModule from '#import-module';
import { packageRoot } from '../files/package-root.ts';

/** A module of the generator, which lies in the package as it is: it reads the schemas beside it. */
const generatorModule = <Module>(name: string): Promise<Module> =>
  importModule(pathToFileURL(join(packageRoot, 'schemas', name)).href);

/**
 * Writes what is generated of the own blocks and drawings of the site in `siteDir`, in its folder `generated/`, or with `check`
 * only looks; the files that were not as they should be, relative to the site. Rejects with what is wrong with a schema.
 */
export async function generateSiteSchemas(
  siteDir: string,
  check = false,
): Promise<readonly string[]> {
  const generator = await generatorModule<{
    readonly generateSiteSchemas: (
      siteDir: string,
      options: { check: boolean },
    ) => Promise<string[]>;
  }>('site-schemas.mjs');
  return generator.generateSiteSchemas(siteDir, { check });
}

/** Writes the names of the site in `siteDir` that editors offer, where its folder `generated/` has them; the files that were not as they should be, relative to the site. */
export async function generateSiteNames(siteDir: string): Promise<readonly string[]> {
  const generator = await generatorModule<{
    readonly generateSiteNames: (siteDir: string) => string[];
  }>('site-names.mjs');
  return generator.generateSiteNames(siteDir);
}
