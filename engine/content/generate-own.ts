import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../files/package-root.ts';

/** The generator, which lies in the package as it is: it reads the schemas beside it. */
interface Generator {
  readonly generateOwn: (siteDir: string, options: { check: boolean }) => Promise<string[]>;
}

/**
 * Writes what is generated of the own blocks and drawings of the site in `siteDir`, in its folder `generated/`, or with `check`
 * only looks; the files that were not as they should be, relative to the site. Rejects with what is wrong with a schema.
 */
export async function generateOwn(siteDir: string, check = false): Promise<readonly string[]> {
  const address = pathToFileURL(join(packageRoot, 'schemas/own-blocks.mjs')).href;
  const generator = (await import(/* @vite-ignore */ address)) as Generator;
  return generator.generateOwn(siteDir, { check });
}
