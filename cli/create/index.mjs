#!/usr/bin/env node
// `npm create portao@latest my-site` is `portao new site my-site` of the package that comes with this one.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const portao = dirname(fileURLToPath(import.meta.resolve('portao/package.json')));
const { status } = spawnSync(
  execPath,
  [join(portao, 'cli/packaged.mjs'), 'new', 'site', ...argv.slice(2)],
  { stdio: 'inherit' },
);
exit(status ?? 1);
