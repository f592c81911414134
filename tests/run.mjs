// `npm test`: everything that is checked, on a machine that has only Node. Plain Node; installs what is missing, runs every
// step even after one failed, and ends with one line: `N passed, N failed, N skipped`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { argv, env, execPath, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { install } from '../cli/start/install.mjs';
import { findBrowser, installBrowser } from './find-browser.mjs';
import { faultsOn, nodeVersions } from './on-node.mjs';
import { afterRepeat, filesToRepeat, readReport, slowestFiles } from './read-report.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** So many lines of what a failure said are repeated at the end. */
const linesOfFailure = 12;
const noBrowser =
  'No Chromium could be found or installed. Install Chromium or Google Chrome, or set PORTAO_CHROMIUM to the path of one, then run `npm test` again.';
const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, for the end: whoever reads the last lines alone is to know. */
const failures = [];
/** What failed at first and passed alone: it has to be mended, and hides nothing. */
const unsteadyTests = [];
/** What each test file took. */
const fileTimes = [];

const say = (text) => stdout.write(`${text}\n`);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const run = (script, args, more = {}) =>
  spawnSync(execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  }).status === 0;

/** Runs a script beside others; whether it ended well, and all that it said. */
const runQuietly = (script, args) =>
  new Promise((resolve) => {
    const child = spawn(execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ passed: code === 0, said }));
  });

/** A step that counts as one test: each script has to end well. What they say is printed at the end, in one piece. */
const check =
  (scripts, ...args) =>
  async (name) => {
    const failed = [];
    let all = `\n── ${name}`;
    for (const script of [scripts].flat()) {
      const { passed, said } = await runQuietly(script, args);
      if (!passed) failed.push([script, said]);
      if (said.trim()) all += `\n${said.trimEnd()}`;
    }
    say(all);
    for (const [script, said] of failed) fail(script, said);
    if (failed.length === 0) count.passed += 1;
    return failed.length === 0;
  };

/** A heading with the first lines of what was said. */
const lines = (heading, said) =>
  [
    heading,
    ...stripVTControlCharacters(said)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, linesOfFailure)
      .map((line) => `    ${line.slice(0, 300)}`),
  ].join('\n');

/** Counts a failure. */
function fail(name, said = '') {
  count.failed += 1;
  failures.push(lines(`✗ ${name}`, said));
}

/** Runs vitest; its tests, what its files took, and whether it ended well. Throws if it wrote no report. */
function runVitest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'portao-tests-'));
  const [report, times] = ['report.json', 'times.json'].map((name) => join(folder, name));
  const reporters = ['default', 'json', './tests/file-times.mjs'].map((one) => `--reporter=${one}`);
  try {
    const passed = run(
      'node_modules/vitest/vitest.mjs',
      ['run', ...args, ...reporters, `--outputFile.json=${report}`],
      { PORTAO_FILE_TIMES: times },
    );
    return {
      passed,
      tests: readReport(report),
      times: JSON.parse(readFileSync(times, 'utf8')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts tests; one without a name is a file that did not load. */
function countTests(tests) {
  for (const { file, name, status, said } of tests) {
    const title = [relative(root, file), name].filter(Boolean).join(' > ');
    if (status === 'failed') fail(title, said);
    else count[status === 'passed' ? 'passed' : 'skipped'] += 1;
  }
}

/** A step that runs the tests of some projects. Files of which a few failed run once more, alone: what passes then is told of as unsteady. */
const tests =
  (...projects) =>
  () => {
    const only = projects.map((project) => `--project=${project}`);
    const failedBefore = count.failed;
    try {
      const first = runVitest(...only);
      fileTimes.push(...first.times);
      const files = filesToRepeat(first.tests);
      if (files.length === 0) countTests(first.tests);
      else {
        say(`\n── again, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
        const second = runVitest(...only, ...files);
        const { tests, unsteady } = afterRepeat(first.tests, second.tests);
        countTests(tests);
        for (const { file, name, said } of unsteady)
          unsteadyTests.push(lines(`~ ${relative(root, file)} > ${name}`, said));
        first.passed = second.passed;
      }
      if (!first.passed && count.failed === failedBefore)
        fail('outside of any test', 'What went wrong is said above.');
    } catch {
      fail(`vitest wrote no report for ${projects.join(', ')}`);
    }
    return count.failed === failedBefore;
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
  if (path) count.passed += 1;
  else fail('browser', noBrowser);
  return path !== null;
}

/** In a browser; without one they are not run, and the run has failed already. */
const endToEnd = () =>
  env.PORTAO_CHROMIUM ? tests('e2e', 'running', 'package')() : (say('Not run: no browser.'), false);

/** Words after `--only node`: versions, and test files. */
const asked = argv.slice(argv.indexOf('--only') + 2);

/** Build, start and unit tests on every Node that the product works on, or on those asked for. */
async function onOtherNodes() {
  const isVersion = (word) => /^\d[\d.]*$/.test(word);
  const versions = asked.filter(isVersion);
  const files = asked.filter((word) => !isVersion(word));
  let passed = true;
  for (const version of versions.length > 0 ? versions : nodeVersions) {
    say(`\n── Node ${version}`);
    const faults = await faultsOn(version, files);
    for (const fault of faults) fail(fault, 'What it said stands above.');
    if (faults.length === 0) count.passed += 1;
    else passed = false;
  }
  return passed;
}

// What these found of files that are as they were is kept; of lint it is not, because a type elsewhere changes it.
const buildInfo = ['--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const byContent = ['--cache', '--cache-strategy', 'content'];
const quietly = ['--log-level', 'warn'];
/** Steps that use one core each and touch nothing: two of them run at a time. The longest stand first. */
const checks = {
  lint: check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  types: check('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', ...buildInfo),
  format: check('node_modules/prettier/bin/prettier.cjs', '--check', ...quietly, ...byContent, '.'),
  generated: check(
    ['schemas/generate.mjs', 'docs/generate-errors.mjs', 'docs/generate-tables.mjs'],
    '--check',
  ),
};
const steps = { browser, ...checks, unit: tests('unit', 'mocked', 'panel'), e2e: endToEnd };
/** Steps that run only when they are asked for: they take as long as all others together. */
const longSteps = { node: onOtherNodes, install: check('bench/install-size.mjs', '--check') };

const all = { ...steps, ...longSteps };

/** The steps asked for with `--only <step>` (the browser comes with `e2e`), or all. */
function wanted() {
  const at = argv.indexOf('--only');
  if (at < 0) return Object.keys(steps);
  const step = argv[at + 1];
  if (!step || !Object.hasOwn(all, step)) {
    say(`Unknown step ${JSON.stringify(step ?? '')}. Use one of: ${Object.keys(all).join(', ')}`);
    exit(1);
  }
  return step === 'e2e' ? ['browser', 'e2e'] : [step];
}

const names = wanted();
const results = [];
const started = performance.now();

async function timed(name) {
  const since = performance.now();
  const passed = await all[name](name);
  results.push(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`);
}

/** Takes checks from a list until none is left. */
async function work(list) {
  for (let name = list.shift(); name; name = list.shift()) await timed(name);
}

if (!install({ dev: true })) fail('npm ci', 'What it said stands above.');
else {
  const atOnce = names.filter((name) => Object.hasOwn(checks, name));
  await Promise.all([work(atOnce), work(atOnce)]);
  for (const name of names.filter((name) => !Object.hasOwn(checks, name))) {
    say(`\n── ${name}`);
    await timed(name);
  }
}
if (fileTimes.length > 0) say(['', '── longest', ...slowestFiles(fileTimes, root)].join('\n'));
if (unsteadyTests.length > 0) say(['', '── unsteady', ...unsteadyTests].join('\n'));
if (failures.length > 0) say(['', '── failed', ...failures].join('\n'));
say(['', ...results, `  ${'all'.padEnd(10)} ${seconds(started)}`].join('\n'));
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
exit(count.failed > 0 ? 1 : 0);
