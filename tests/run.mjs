// `npm test`: everything that is checked, on a machine that has only Node. Plain Node; installs what is missing, runs every
// step even after one failed, and ends with one line: `N passed, N failed, N skipped`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, env, execPath, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from '../cli/install.mjs';
import { findBrowser, installBrowser } from './find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const noBrowser = 'No Chromium could be found or installed. Install Chromium or Google Chrome, or set PORTAO_CHROMIUM to the path of one, then run `npm test` again.';
const count = { passed: 0, failed: 0, skipped: 0 };

const say = (text) => stdout.write(`${text}\n`);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const run = (script, args, more = {}) =>
  spawnSync(execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...more } }).status === 0;

/** A step that counts as one test: each script has to end well. */
const check = (scripts, ...args) => () => {
  const passed = [scripts].flat().map((script) => run(script, args)).every(Boolean);
  count[passed ? 'passed' : 'failed'] += 1;
  return passed;
};

/** Adds up vitest's report; a file that did not load, and a failure outside of any test, count as one failed test. */
function countTests(report, passed) {
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8'));
  const failedBefore = count.failed;
  for (const file of testResults) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) count.failed += 1;
    for (const { status } of file.assertionResults) count[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
  }
  if (!passed && count.failed === failedBefore) count.failed += 1;
}

/** A step that runs the tests of some projects. */
const tests = (...projects) => () => {
  const folder = mkdtempSync(join(tmpdir(), 'portao-tests-'));
  const report = join(folder, 'report.json');
  let passed = run('node_modules/vitest/vitest.mjs', ['run', ...projects.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  try {
    countTests(report, passed);
  } catch {
    say(`vitest wrote no report for ${projects.join(', ')}.`);
    count.failed += 1;
    passed = false;
  }
  rmSync(folder, { recursive: true, force: true });
  return passed;
};

/** Sets PORTAO_CHROMIUM for the steps after it. */
async function browser() {
  let path = await findBrowser();
  if (!path) {
    say('No Chromium on this machine; getting one.');
    path = await installBrowser();
  }
  if (path) env.PORTAO_CHROMIUM = path;
  say(path ?? noBrowser);
  count[path ? 'passed' : 'failed'] += 1;
  return path !== null;
}

/** In a browser; without one they are not run, and the run has failed already. */
const endToEnd = () => (env.PORTAO_CHROMIUM ? tests('e2e')() : (say('Not run: no browser.'), false));

const steps = {
  browser,
  lint: check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  types: check('node_modules/typescript/bin/tsc', '--noEmit'),
  generated: check(['schemas/generate.mjs', 'docs/generate-errors.mjs'], '--check'),
  unit: tests('unit', 'panel'),
  e2e: endToEnd,
};

/** The steps asked for with `--only <step>` (the browser comes with `e2e`), or all. */
function wanted() {
  const at = argv.indexOf('--only');
  if (at < 0) return Object.keys(steps);
  const step = argv[at + 1];
  if (!step || !Object.hasOwn(steps, step)) {
    say(`Unknown step ${JSON.stringify(step ?? '')}. Use one of: ${Object.keys(steps).join(', ')}`);
    exit(1);
  }
  return step === 'e2e' ? ['browser', 'e2e'] : [step];
}

const names = wanted();
const results = [];
const started = performance.now();
if (!install({ dev: true })) count.failed += 1;
else {
  for (const name of names) {
    const since = performance.now();
    say(`\n── ${name}`);
    results.push(`${(await steps[name]()) ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`);
  }
}
say(['', ...results, `  ${'all'.padEnd(10)} ${seconds(started)}`].join('\n'));
if (results[0]?.startsWith('✗ browser')) say(noBrowser);
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
exit(count.failed > 0 ? 1 : 0);
