// Runs a bundle of the command line: the one that a checkout makes (launch.mjs), or the one that lies in the package (packaged.mjs).
import { existsSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { loadCompiled } from '../engine/files/compiled-scripts.cjs';

/** Pages are made and let go by the thousand: what they leave is collected early, which takes a third off the memory of 10,000. */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=8'];
/**
 * Quick machine code for all that runs twice, optimized code only for what runs long: V8 11 (Node 20) optimizes much that a
 * command never comes back to. Later versions have a step between the two, and are left as they are.
 */
const quickStart = process.versions.v8.startsWith('11.')
  ? ['--sparkplug', '--interrupt-budget=528000']
  : [];

const has = (folder, file) => existsSync(join(folder, file));

/** Whether a folder is that of a site in a project, and no project: `site/` below it. */
const isInProject = (folder) =>
  basename(folder) === 'site' && has(folder, 'site.yaml') && !has(folder, 'package.json');

/** The folder of the project: the nearest at or above `folder` that has a site, else `otherwise`. */
function projectFolder(folder, otherwise) {
  const isProject = has(folder, 'site/site.yaml') || has(folder, 'site.yaml');
  if (isProject && !isInProject(folder)) return folder;
  const above = dirname(folder);
  if (above !== folder) return projectFolder(above, otherwise);
  return otherwise;
}

/** Loads a bundle; compiled code is kept in `folder`, or where Node keeps it. A command needs other functions than the next: each has its own. */
function loadBundle(file, folder, command = '') {
  if (!module.enableCompileCache && folder)
    return loadCompiled(file, folder, /^[a-z]+$/.test(command) ? command : 'help');
  module.enableCompileCache?.(folder);
  return module.createRequire(file)(file);
}

/** Runs the command of `process.argv` with the bundle in `folder`; compiled code is kept in `compiled`. */
export async function runCommandLine(folder, { compiled, otherwise = process.cwd() } = {}) {
  // Before anything is loaded: compiled code is kept for one set of flags.
  for (const flag of [...smallHeap, ...quickStart]) setFlagsFromString(flag);
  const { argv } = process;
  const root = projectFolder(process.cwd(), otherwise);
  const command = argv.includes('--help') ? 'help' : argv[2];
  const { main } = loadBundle(join(folder, 'index.cjs'), compiled?.(root), command);
  await main(root, argv);
}
