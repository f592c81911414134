// What the reports of vitest (reporter `json`, and file-times.mjs) say, for `npm test`. Plain Node.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** So many files that failed are run again; more than that is no accident. */
const mostRepeated = 3;
/** So many of the files that take longest are told. */
const mostTold = 15;

/** The tests of a report as `{ file, name, status, said }`; a file that did not load is a failed test with the name of the file. Throws if there is no report. */
export function readReport(path) {
  const { testResults = [] } = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.map(({ status, fullName, failureMessages }) => ({
      file,
      name: fullName,
      status,
      said: failureMessages?.join('\n') ?? '',
    }));
    const untold = status === 'failed' && !tests.some((test) => test.status === 'failed');
    return untold ? [...tests, { file, name: '', status, said: message ?? '' }] : tests;
  });
}

/** The tests with a failed one in the place of those of each file that never ended, which says how its process did. */
export function withUnended(tests, unended) {
  const files = new Set(unended.map(({ file }) => file));
  return [
    ...tests.filter(({ file }) => !files.has(file)),
    ...unended.map(({ file, how }) => ({
      file,
      name: '',
      status: 'failed',
      said: `The process of vitest that ran it ended (${how}).`,
    })),
  ];
}

/** The files to run again, alone, because a few of their tests failed: none where nothing failed, or too much. */
export function filesToRepeat(tests) {
  const failed = tests.filter(({ status }) => status === 'failed');
  const files = [...new Set(failed.map(({ file }) => file))];
  return files.length <= mostRepeated ? files : [];
}

/** Puts the tests of the second run in the place of those of the same files; those that fail no more are `unsteady`, with what they said first. */
export function afterRepeat(tests, repeated) {
  const files = new Set(repeated.map(({ file }) => file));
  const passed = new Set(
    repeated.flatMap(({ file, name, status }) => (status === 'passed' ? [`${file}\n${name}`] : [])),
  );
  return {
    tests: [...tests.filter(({ file }) => !files.has(file)), ...repeated],
    unsteady: tests.filter(
      ({ file, name, status }) =>
        status === 'failed' && (passed.has(`${file}\n${name}`) || (name === '' && files.has(file))),
    ),
  };
}

/** A line for each of the files that took longest, longest first: seconds, project, file relative to `root`. */
export const slowestFiles = (times, root) =>
  times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, mostTold)
    .map(({ project, file, ms }) =>
      [`${(ms / 1000).toFixed(1)} s`.padStart(8), project.padEnd(8), relative(root, file)].join(
        '  ',
      ),
    );
