#!/usr/bin/env node
// Starts the command line: bundles it into .portao/cli when a source is newer than the bundle, then runs the bundle.
// Plain Node, so that it runs before anything is built.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { loadScript } from '../engine/code-cache.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(root, '.portao/cli/index.cjs');
/** Pages are made and let go by the thousand: what they leave is collected early, which takes a third off the memory of 10,000. */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=8'];
/**
 * Quick machine code for all that runs twice, optimized code only for what runs long: V8 11 (Node 20) optimizes much that a
 * command never comes back to. Later versions have a step between the two, and are left as they are.
 */
const quickStart = process.versions.v8.startsWith('11.') ? ['--sparkplug', '--interrupt-budget=528000'] : [];
const sources = ['cli', 'engine', 'schemas', 'package.json', 'package-lock.json'];

/** Newest modification time below `path`, ms. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Bundles into a folder of its own and puts it into place whole: two commands may start at once. */
async function bundleCommandLine() {
  const { build } = await import('vite');
  const folder = join(root, '.portao/cli');
  const fresh = `${folder}-${process.pid}`;
  const before = process.env.NODE_ENV;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['vite', 'vike', 'lightningcss', 'sharp', '@resvg/resvg-js'] },
    build: { ssr: join(root, 'cli/index.ts'), outDir: fresh, emptyOutDir: true, target: 'node20', minify: 'oxc', rolldownOptions: { output: { format: 'cjs', dynamicImportInCjs: false, minify: { compress: false, mangle: false }, entryFileNames: 'index.cjs', chunkFileNames: '[name]-[hash].cjs' } } },
  });
  // Vite sets it for its build; the command that follows may start a development server.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  const stale = `${fresh}-old`;
  if (existsSync(folder)) renameSync(folder, stale);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another command was faster; its bundle is of the same sources.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    rmSync(fresh, { recursive: true });
  }
  rmSync(stale, { recursive: true, force: true });
}

if (!existsSync(join(root, 'node_modules'))) {
  console.error('Faltam as dependências. Rode: npm install');
  process.exit(1);
}
const built = existsSync(bundle) ? statSync(bundle).mtimeMs : 0;
if (sources.some((source) => newest(join(root, source)) > built)) await bundleCommandLine();
// Before anything is loaded: what V8 keeps is of one set of flags.
for (const flag of [...smallHeap, ...quickStart]) setFlagsFromString(flag);
const { main } = loadScript(bundle, /^[a-z]+$/.test(process.argv[2]) ? process.argv[2] : 'any');
await main(root, process.argv);
