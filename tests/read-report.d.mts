/** One test of a report: its file (absolute), its full name, how it ended and what it said. */
export interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly status: string;
  readonly said: string;
}
/** The tests of a report of vitest. Throws if there is none at `path`. */
export declare function readReport(path: string): TestResult[];
/** A file (absolute) that never ended, and the signal or exit code of the process that ran it. */
export interface UnendedFile {
  readonly file: string;
  readonly how: string;
}
/** The tests, with a failed one for each file that never ended. */
export declare function withUnended(
  tests: readonly TestResult[],
  unended: readonly UnendedFile[],
): TestResult[];
/** Files to run once more, alone. */
export declare function filesToRepeat(tests: readonly TestResult[]): string[];
/** All tests after the second run, and those that passed only then. */
export declare function afterRepeat(
  tests: readonly TestResult[],
  repeated: readonly TestResult[],
): { readonly tests: TestResult[]; readonly unsteady: TestResult[] };
/** What one test file took, ms, with what it loads and its hooks; the file is absolute. */
export interface FileTime {
  readonly project: string;
  readonly file: string;
  readonly ms: number;
}
/** Lines on the 15 files that took longest. */
export declare function slowestFiles(times: readonly FileTime[], root: string): string[];
