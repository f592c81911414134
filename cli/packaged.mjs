#!/usr/bin/env node
// Starts the command line of the package, where it lies bundled (package/make-package.mjs).
import './start/refuse-old-node.mjs';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './run.mjs';

/** In the folder of the project, if it is one: nothing is written into the package. */
const compiled = (root) =>
  existsSync(join(root, 'package.json')) ? join(root, '.portao/compiled') : undefined;

await runCommandLine(join(dirname(fileURLToPath(import.meta.url)), 'bundle'), { compiled });
