#!/usr/bin/env node
// Starts the command line of the package, where it lies bundled (package/make-package.mjs).
import './start/refuse-old-node.mjs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from './run.mjs';

await runCommandLine(join(dirname(fileURLToPath(import.meta.url)), 'bundle'));
