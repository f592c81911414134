// `npm test`: everything that is checked, on a machine that has only Node. Plain Node; installs what is missing, runs every
// step even after one failed, and ends with one line: `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { argv, env, execPath, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { install } from '../cli/start/install.mjs';
import { findBrowser, installBrowser } from './find-browser.mjs';
import { folderInMemory } from './memory-folder.mjs';
import { faultsOn, nodeVersions } from './on-node.mjs';
import {
  afterRepeat,
  filesToRepeat,
  readReport,
  slowestFiles,
  withUnended,
} from './read-report.mjs';

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
/** What the checks said. */
const checksSaid = [];
/** What each test file took. */
const fileTimes = [];

const say = (text) => stdout.write(`${text}\n`);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
/** Runs a script that says itself how it goes on; whether it ended well. */
const run = (script, args, more = {}) =>
  new Promise((resolve) => {
    const child = spawn(execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...more },
    });
    child.on('close', (code) => resolve(code === 0));
  });

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

/** A step that counts as one test: each script has to end well. What they say is kept for the end: the tests draw on the terminal. */
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
    checksSaid.push(all);
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

/** Runs vitest; its tests, what its files took, and whether it ended well. Rejects if it wrote no report. */
async function runVitest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'portao-tests-'));
  const [report, times] = ['report.json', 'times.json'].map((name) => join(folder, name));
  const reporters = ['default', 'json', './tests/file-times.mjs'].map((one) => `--reporter=${one}`);
  // What one project compiled the others take as it is.
  const cache = ['', `Path=${join(folder, 'compiled')}`].map(
    (more) => `--experimental.fsModuleCache${more}`,
  );
  try {
    const passed = await run(
      'node_modules/vitest/vitest.mjs',
      ['run', ...args, ...reporters, ...cache, `--outputFile.json=${report}`],
      { PORTAO_FILE_TIMES: times },
    );
    const told = JSON.parse(readFileSync(times, 'utf8'));
    return { passed, tests: withUnended(readReport(report), told.unended), times: told.times };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts tests, one without a name is a file that did not load; how many failed. */
function countTests(tests) {
  const failed = tests.filter(({ status }) => status === 'failed');
  for (const { file, name, said } of failed)
    fail([relative(root, file), name].filter(Boolean).join(' > '), said);
  for (const { status } of tests)
    if (status !== 'failed') count[status === 'passed' ? 'passed' : 'skipped'] += 1;
  return failed.length;
}

/** A step that runs the tests of some projects. Files of which a few failed run once more, alone: what passes then is told of as unsteady. */
const tests =
  (...projects) =>
  async () => {
    const only = projects.map((project) => `--project=${project}`);
    try {
      const first = await runVitest(...only);
      fileTimes.push(...first.times);
      const files = filesToRepeat(first.tests);
      if (files.length > 0) {
        say(`\n── again, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
        const second = await runVitest(...only, ...files);
        const { tests, unsteady } = afterRepeat(first.tests, second.tests);
        for (const { file, name, said } of unsteady)
          unsteadyTests.push(lines(`~ ${relative(root, file)} > ${name}`, said));
        Object.assign(first, { tests, passed: second.passed });
      }
      const failed = countTests(first.tests);
      if (!first.passed && failed === 0)
        fail('outside of any test', 'What went wrong is said above.');
      return first.passed && failed === 0;
    } catch {
      fail(`vitest wrote no report for ${projects.join(', ')}`);
      return false;
    }
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

const [inNode, inBrowser] = [
  ['unit', 'mocked', 'panel'],
  ['e2e', 'running', 'package'],
];
/** In a browser; without one they are not run, and the run has failed already. */
const endToEnd = () =>
  env.PORTAO_CHROMIUM
    ? tests(...inBrowser)()
    : (say('Not run in a browser: there is none.'), false);
/** All in one run of vitest: no core waits at the end of one for the beginning of another. */
const allTests = async () =>
  env.PORTAO_CHROMIUM ? tests(...inNode, ...inBrowser)() : (await tests(...inNode)()) && endToEnd();

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
/** Steps that use one core each and touch nothing: two of them run at a time, or one beside the tests. */
const checks = {
  lint: check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  types: check('node_modules/typescript-7/bin/tsc', '--noEmit', '--incremental', ...buildInfo),
  format: check('node_modules/prettier/bin/prettier.cjs', '--check', ...quietly, ...byContent, '.'),
  generated: check(
    ['schemas/generate.mjs', 'docs/generate-errors.mjs', 'docs/generate-tables.mjs'],
    '--check',
  ),
};
const steps = { browser, ...checks, tests: allTests };
/** Steps that run only when they are asked for: parts of `tests`, and what takes as long as all others together. */
const askedFor = {
  unit: tests(...inNode),
  e2e: endToEnd,
  node: onOtherNodes,
  install: check('bench/install-size.mjs', '--check'),
};

const all = { ...steps, ...askedFor };

/** The steps asked for with `--only <step>` (the browser comes with `e2e`), or all. */
function wanted() {
  const at = argv.indexOf('--only');
  if (at < 0) return Object.keys(steps);
  const step = argv[at + 1];
  if (!step || !Object.hasOwn(all, step)) {
    say(`Unknown step ${JSON.stringify(step ?? '')}. Use one of: ${Object.keys(all).join(', ')}`);
    exit(1);
  }
  return step === 'e2e' || step === 'tests' ? ['browser', step] : [step];
}

const names = wanted();
const results = [];
const started = performance.now();

async function timed(name) {
  if (!Object.hasOwn(checks, name)) say(`\n── ${name}`);
  const since = performance.now();
  const passed = await all[name](name);
  results.push(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds(since)}`);
}

/** Runs the steps of a list one after the other; two may share a list. */
async function work(list) {
  for (let name = list.shift(); name; name = list.shift()) await timed(name);
}

// Whoever names a folder gets that one.
env.TMPDIR ??= folderInMemory() ?? tmpdir();

if (!install({ dev: true })) fail('npm ci', 'What it said stands above.');
else {
  const quick = names.filter((name) => Object.hasOwn(checks, name));
  const others = names.filter((name) => !Object.hasOwn(checks, name));
  await Promise.all([work(quick), others.length > 0 ? work(others) : work(quick)]);
}
if (checksSaid.length > 0) say(checksSaid.join('\n'));
if (fileTimes.length > 0) say(['', '── longest', ...slowestFiles(fileTimes, root)].join('\n'));
if (unsteadyTests.length > 0) say(['', '── unsteady', ...unsteadyTests].join('\n'));
if (failures.length > 0) say(['', '── failed', ...failures].join('\n'));
say(['', ...results, `  ${'all'.padEnd(10)} ${seconds(started)}`].join('\n'));
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
exit(count.failed > 0 ? 1 : 0);
