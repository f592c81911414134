import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../../engine/blog/slug.ts';
import { packageRoot } from '../../engine/files/package-root.ts';

/** What a site checks the types of its own blocks, facts and lints with, in our versions. */
const tools = ['typescript', '@types/react'] as const;

interface PackageManifest {
  readonly overrides?: object;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of a site of the business `name`: its commands, and the package, which npm gets from `source`, with what npm leaves out of its dependencies. */
export function siteManifest({
  name,
  source,
}: Readonly<Record<'name' | 'source', string>>): string {
  const { overrides, devDependencies } = JSON.parse(
    readFileSync(join(packageRoot, 'package.json'), 'utf8'),
  ) as PackageManifest;
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
    dependencies: { portao: source },
    devDependencies: Object.fromEntries(tools.map((tool) => [tool, devDependencies[tool]])),
    overrides,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
