// Runs a bundle of the command line: the one that a checkout makes (launch.mjs), or the one that lies in the package (packaged.mjs).
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** Pages are made and let go by the thousand: what they leave is collected early, which takes a third off the memory of 10,000. */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=8'];
/**
 * Quick machine code for all that runs twice, optimized code only for what runs long: V8 11 (Node 20) optimizes much that a
 * command never comes back to. Later versions have a step between the two, and are left as they are.
 */
const quickStart = process.versions.v8.startsWith('11.')
  ? ['--sparkplug', '--interrupt-budget=528000']
  : [];

/** The folder of the project: where one stands if there is a site, else `otherwise`. */
const projectFolder = (otherwise) =>
  ['site.yaml', 'site/site.yaml'].some((file) => existsSync(join(process.cwd(), file)))
    ? process.cwd()
    : otherwise;

/** Runs the command of `process.argv` with the bundle in `folder`; compiled code is kept in `compiled` (Node 22 and later). */
export async function runCommandLine(folder, { compiled, otherwise = process.cwd() } = {}) {
  // Before anything is loaded: compiled code is kept for one set of flags.
  for (const flag of [...smallHeap, ...quickStart]) setFlagsFromString(flag);
  module.enableCompileCache?.(compiled);
  const { main } = await import(pathToFileURL(join(folder, 'index.mjs')).href);
  await main(projectFolder(otherwise), process.argv);
}
