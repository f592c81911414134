import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../../engine/blog/slug.ts';
import type { Look } from '../../engine/dev/looks.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import { packagesOf } from '../../engine/resolve/metadata/theme-packages.ts';

/** What a site checks the types of its own blocks, facts and lints with, in our versions. */
const tools = ['typescript', '@types/react'] as const;

interface PackageManifest {
  readonly overrides?: object;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of a site of the business `name`: its commands; the package, which npm gets from `source`, and the typefaces and drawings of the look, with what npm leaves out of the dependencies. */
export function siteManifest({
  name,
  source,
  look,
}: Readonly<Record<'name' | 'source', string>> & {
  readonly look: Pick<Look, 'theme'> | null;
}): string {
  const { overrides, devDependencies } = JSON.parse(
    readFileSync(join(packageRoot, 'package.json'), 'utf8'),
  ) as PackageManifest;
  const versionsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, devDependencies[one]]));
  const manifest = {
    name: slugify(name) || 'site',
    private: true,
    type: 'module',
    scripts: {
      start: 'portao start',
      dev: 'portao dev',
      build: 'portao build',
      check: 'portao check',
      types: 'tsc --noEmit',
      // What messages tell to run.
      portao: 'portao',
    },
    dependencies: { portao: source, ...versionsOf(packagesOf(look?.theme ?? {})) },
    devDependencies: versionsOf(tools),
    overrides,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
