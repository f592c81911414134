import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder at or above `folder` that has a `package.json`. */
function packageOf(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder;
  return packageOf(dirname(folder));
}

/**
 * Absolute folder of the package `portao`, with its schemas, blocks, templates and migrations: the checkout, or a folder of
 * `node_modules`. Nothing is written into it; what a command leaves goes into the folder of the project.
 */
export const packageRoot = packageOf(dirname(fileURLToPath(import.meta.url)));

/**
 * File of a process of ours (absolute): `<name>.cjs` in the bundle that runs; `source`, plain Node in the package, where the bundle
 * has none or the engine runs from its sources.
 */
export function processScript(name: string, source: string): string {
  const bundled = join(dirname(fileURLToPath(import.meta.url)), `${name}.cjs`);
  return existsSync(bundled) ? bundled : join(packageRoot, source);
}

/** The address at which the development server finds a script of the package, named without its extension: a checkout has TypeScript, the package JavaScript. */
export const scriptAddress = (path: string) =>
  `/${path}.${existsSync(join(packageRoot, 'vite.config.ts')) ? 'ts' : 'js'}`;

/** Absolute folder of the schemas as documents in `folder` (absolute) name them: those of the package that its project has installed, or of this program. */
export function schemasFor(folder: string): string {
  const project = packageOf(folder);
  const isProject = project !== packageRoot && existsSync(join(project, 'package.json'));
  return isProject ? join(project, 'node_modules/portao/schemas') : join(packageRoot, 'schemas');
}
