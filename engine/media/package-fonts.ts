// Fonts that a site installs with npm: they are published as if they lay in `media/`, under the name of their file.
import { packageFile } from './package-file.ts';

/** Letters of western Europe, or those that other languages with Latin letters add. */
export type Subset = 'latin' | 'latin-ext';

const scope = '@fontsource-variable/';

/** The package of a typeface, by its name: https://fontsource.org. */
export const fontPackage = (name: string): string => `${scope}${name}`;

/** The file of a typeface, variable in its weight, as the media library takes it. */
export const fontPath = (name: string, subset: Subset = 'latin'): string =>
  `${fontPackage(name)}/files/${name}-${subset}-wght-normal.woff2`;

/** True for a path that `fontPath` gave. */
export const isPackageFont = (path: string): boolean => path.startsWith(scope);

/** The absolute file of such a path, from the packages that the site in `siteDir` can import; null where its package is not installed. */
export const packageFont = (siteDir: string, path: string): string | null =>
  packageFile(siteDir, path);
