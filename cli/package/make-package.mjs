// Makes what npm packs and publishes: in `dist-package/` the package `portao`, which is the command line bundled, blocks and
// engine as JavaScript for Vite, types of what sites import, schemas, migrations, templates; in `dist-create/` the package
// `create-portao`, which makes a new site and needs nothing else. `npm run package`.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundleCommandLine } from './bundle-command-line.mjs';
import { prebuild } from './prebuild.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const target = join(root, 'dist-package');
const createTarget = join(root, 'dist-create');

/** What is copied as it is, but for TypeScript: that is compiled, where the package needs it. */
const copied = [
  'engine',
  'blocks',
  'schemas',
  'cli/create/looks',
  'supabase/config.toml',
  'supabase/migrations',
  'supabase/earlier-migrations',
  'deploy',
  'docs',
  'cli/packaged.mjs',
  'cli/run.mjs',
  'cli/start/refuse-old-node.mjs',
  'cli/templates',
  'cli/create/template',
  'cli/municipalities',
  'LICENSE',
];
/** What a new site is made of. */
const copiedToCreate = [
  'cli/create/template',
  'cli/create/looks',
  'cli/municipalities',
  'cli/packaged-create.mjs',
  'cli/start/refuse-old-node.mjs',
  'deploy',
  'LICENSE',
];
/** Scripts that make what is copied, and what speaks of the checkout alone. */
const leftOut =
  /\.[mc]?tsx?$|\/(?:generate[\w-]*|compile)\.mjs$|\/docs\/(?:screen|take-screen|reports|releasing)/;

/** Compiles TypeScript as a configuration beside this file says. */
function compile(configuration) {
  const { status } = spawnSync(
    execPath,
    [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', join(here, configuration)],
    { stdio: 'inherit' },
  );
  if (status !== 0) exit(1);
}

const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { name, version, description, license, type, engines, dependencies, overrides } = ours;
/** What a new site checks its types with, and the typefaces of looks: it gets a copy of those that it needs (cli/new/site-manifest.ts). */
const devDependencies = Object.fromEntries(
  Object.entries(ours.devDependencies).filter(([tool]) =>
    /^(?:typescript$|@types\/react$|@fontsource-variable\/|@iconify-json\/)/.test(tool),
  ),
);

/** The `package.json` of `portao`: names what it needs to run, and what sites may import. */
function manifest() {
  const compiled = (path) => ({ types: `${path}.d.ts`, default: `${path}.js` });
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { portao: 'cli/packaged.mjs' },
    exports: {
      './blocks': compiled('./blocks/exports'),
      // Types alone.
      './extend': { types: './engine/content/own-code/extend.d.ts' },
      './schemas/*': './schemas/*',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    imports: {
      '#engine/*': compiled('./engine/*'),
      '#compiled-scripts': './engine/files/compiled-scripts.cjs',
      '#import-module': './engine/files/import-module.cjs',
      '#known-passwords': './engine/database/known-passwords.txt',
      '#schemas/types': compiled('./schemas/generated/types'),
      '#schemas/block-types': compiled('./schemas/generated/block-types'),
      '#schemas/formats': './schemas/formats.mjs',
      '#schemas/drawing-families': './schemas/drawing-families.mjs',
      '#schemas/roles': './schemas/roles.mjs',
      '#schemas/with-show': './schemas/with-show.mjs',
      '#schemas/find-own-code': './schemas/find-own-code.mjs',
      '#schemas/validators': './schemas/generated/validators.mjs',
      '#schemas/bundle': compiled('./schemas/generated/bundle'),
      '#schemas/words': compiled('./schemas/generated/words'),
    },
    dependencies,
    // npm reads those of a project alone: a new site gets a copy.
    overrides,
    devDependencies,
  };
}

/** The `package.json` of `create-portao`. The new site gets the version, the overrides and the development dependencies. */
const createManifest = () => ({
  name: 'create-portao',
  version,
  description: 'Makes a site for a local business: npm create portao@latest my-site',
  license,
  type,
  engines,
  bin: { 'create-portao': 'cli/packaged-create.mjs' },
  overrides,
  devDependencies,
});

/** Makes a package anew in a folder: what is copied of the checkout, and its `package.json`. */
function begin(folder, paths, manifest) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !leftOut.test(source),
    });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

begin(target, copied, manifest());
compile('tsconfig.json');
compile('types.tsconfig.json');
copyFileSync(join(here, 'site.tsconfig.json'), join(target, 'tsconfig.json'));
copyFileSync(join(here, 'style-modules.d.ts'), join(target, 'style-modules.d.ts'));
await bundleCommandLine(root, join(target, 'cli/bundle'), 'package');
chmodSync(join(target, 'cli/packaged.mjs'), 0o755);
prebuild(root, target, ['pt-BR', 'en']);
begin(createTarget, copiedToCreate, createManifest());
await bundleCommandLine(root, join(createTarget, 'bundle'), 'create');
chmodSync(join(createTarget, 'cli/packaged-create.mjs'), 0o755);
