// Bundles the command line: for a checkout (launch.mjs) and for the package (make-package.mjs).
import { join } from 'node:path';

/** Packages that a bundle leaves to Node: the ones that build sites, and those with native libraries. */
const external = ['vite', 'vike', 'lightningcss', 'sharp', '@resvg/resvg-js'];

/** Bundles the command line of the checkout in `root` into the folder `outDir`, which is emptied. */
export async function bundleCommandLine(root, outDir) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: 'oxc',
      rolldownOptions: {
        // The second is started by builds with several threads.
        input: {
          index: join(root, 'cli/index.ts'),
          'page-thread': join(root, 'engine/publish/page-thread.ts'),
        },
        output: {
          minify: { compress: false, mangle: false },
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
        },
      },
    },
  });
  // Vite sets it for its build; the command that follows may start a development server.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
