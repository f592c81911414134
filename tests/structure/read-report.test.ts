import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  afterRepeat,
  filesToRepeat,
  readReport,
  slowestFiles,
  withUnended,
} from '../read-report.mjs';

type Result = { readonly file: string; readonly name: string; readonly status: string };
const result = (file: string, name: string, status: string) => ({
  file,
  name,
  status,
  said: `${name} said`,
});

test('reads the tests of a report, and a file that did not load as a failed one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portao-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  const assertionResults = [
    { status: 'passed', fullName: 'one' },
    { status: 'failed', fullName: 'two', failureMessages: ['broke'] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  writeFileSync(path, JSON.stringify({ testResults }));
  expect(readReport(path)).toEqual([
    { file: 'a.test.ts', name: 'one', status: 'passed', said: '' },
    { file: 'a.test.ts', name: 'two', status: 'failed', said: 'broke' },
    { file: 'b.test.ts', name: '', status: 'failed', said: 'no such module' },
  ]);
  expect(() => readReport(join(folder, 'none.json'))).toThrow('ENOENT');
});

test('a file whose process was killed is a failed test that says so, and is repeated', () => {
  const tests = withUnended(
    [result('a', 'one', 'passed'), result('b', 'one', 'passed'), result('b', 'two', 'pending')],
    [{ file: 'b', how: 'SIGKILL' }],
  );
  expect(tests).toEqual([
    result('a', 'one', 'passed'),
    { file: 'b', name: '', status: 'failed', said: expect.stringContaining('SIGKILL') as string },
  ]);
  expect(filesToRepeat(tests)).toEqual(['b']);
});

test('repeats up to three files, and none where more failed', () => {
  const failed = ['a', 'b', 'c'].map((file) => result(file, 'one', 'failed'));
  expect(filesToRepeat([...failed, result('a', 'two', 'failed')])).toEqual(['a', 'b', 'c']);
  expect(filesToRepeat([...failed, result('d', 'one', 'failed')])).toEqual([]);
  expect(filesToRepeat([result('a', 'one', 'passed')])).toEqual([]);
});

test('tells what passed alone from what fails again', () => {
  const first = [
    result('a', 'steady', 'passed'),
    result('a', 'slow', 'failed'),
    result('a', 'broken', 'failed'),
    result('b', 'other', 'passed'),
  ];
  const again = [
    result('a', 'steady', 'passed'),
    result('a', 'slow', 'passed'),
    result('a', 'broken', 'failed'),
  ];
  const { tests, unsteady } = afterRepeat(first, again);
  const named = (all: readonly Result[], status: string) =>
    all.filter((test) => test.status === status).map(({ file, name }) => `${file} ${name}`);
  expect(named(tests, 'failed')).toEqual(['a broken']);
  expect(named(tests, 'passed')).toEqual(['b other', 'a steady', 'a slow']);
  expect(unsteady).toEqual([result('a', 'slow', 'failed')]);
});

test('tells the fifteen files that took longest, longest first', () => {
  const times = Array.from({ length: 20 }, (_, count) => ({
    project: count % 2 ? 'unit' : 'running',
    file: `/checkout/tests/${count}.test.ts`,
    ms: 1000 * count + 40,
  }));
  const said = slowestFiles(times, '/checkout');
  expect(said).toHaveLength(15);
  expect(said.slice(0, 2)).toEqual([
    '  19.0 s  unit      tests/19.test.ts',
    '  18.0 s  running   tests/18.test.ts',
  ]);
  expect(said.at(-1)).toBe('   5.0 s  unit      tests/5.test.ts');
});
