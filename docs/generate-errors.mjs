// Generates docs/errors.md from the catalogue and from mistakes that are really made: `node docs/generate-errors.mjs` writes,
// `--check` exits with 1 if it would change.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { replaceFile } from '../engine/files/replace-file.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const file = join(here, 'errors.md');
const { module } = await runnerImport(join(here, '../tests/mistakes/page.ts'), {
  root: dirname(here),
  configFile: false,
  logLevel: 'error',
});
const text = module.errorsPage();
const same = existsSync(file) && readFileSync(file, 'utf8') === text;
if (argv.includes('--check')) {
  if (!same) console.error('Out of date: docs/errors.md\nRun: npm run generate');
  exit(same ? 0 : 1);
}
if (!same) {
  replaceFile(file, text);
}
