// Bundles the command line: for a checkout (launch.mjs) and for the packages (make-package.mjs).
import { join } from 'node:path';

/**
 * Packages that a bundle leaves to Node: the ones that build sites, those with native libraries, and those that read files beside
 * their own.
 */
const external = [
  ...['vite', 'vike', 'lightningcss', 'sharp', '@resvg/resvg-js'],
  ...['@electric-sql/pglite', 'pgsql-parser'],
];

/** What the command line is started by: itself, the next two by builds with several threads and by those with photographs, the others by `portao start`. */
const commandLine = {
  index: 'cli/index.ts',
  'page-worker': 'engine/publish/page-worker.ts',
  'decoder-process': 'engine/media/decoder-process.ts',
  'build-process': 'cli/start/build-process.ts',
  'picture-process': 'cli/start/picture-process.ts',
};
/** What opens a database: that of a data folder, and a copy of it before it is restored. */
const databases = {
  'database-process': 'engine/database/process/main.mjs',
  'copy-process': 'engine/database/backup/check-copy.mjs',
};
/**
 * The entries of a bundle, by what it is made for. The package has what opens a database as it is written: Supabase Lite would be
 * a twelfth of what it weighs.
 */
const entries = {
  checkout: { ...commandLine, ...databases },
  package: commandLine,
  create: { index: 'cli/create.ts' },
};

/** `commander` loads what starts processes, for commands that are programs of their own: there are none, and it takes a twentieth of the time of `--help`. */
const startsNothing = {
  name: 'starts-nothing',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/commander/') ? code.replace(`require('node:child_process')`, 'null') : null,
};

/**
 * Bundles the command line of the checkout in `root`, or for `create` what makes a new site alone, into the folder `outDir`, which
 * is emptied. As scripts (CommonJS): Node loads 40 of them in two thirds of the time of 40 modules, and version 20 can keep what it
 * compiled of them.
 */
export async function bundleCommandLine(root, outDir, use) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [startsNothing],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: 'oxc',
      rolldownOptions: {
        // What is started from kept code lacks `import()`, and asks the one copy that started it; `create-portao` is not.
        external: use === 'create' ? [] : ['#import-module', '#compiled-scripts'],
        input: Object.fromEntries(
          Object.entries(entries[use]).map(([name, file]) => [name, join(root, file)]),
        ),
        output: {
          format: 'cjs',
          // Of text without other letters V8 keeps a byte a letter, and nothing has to be decoded.
          charset: 'ascii',
          minify: { compress: false, mangle: false },
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
  // Vite sets it for its build; the command that follows may start a development server.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
