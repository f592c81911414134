import type { ProblemCode, ProblemParams } from './catalogue.ts';
import type { Level } from './levels.ts';

export type { Level };

/** Steps from the root of a document to a value: keys and list indexes. */
export type Pointer = readonly (string | number)[];

/** A span of a text file: line and column from 1, columns in UTF-16 units as editors count; `length` in UTF-16 units on that line. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** A second location that belongs to a problem, such as the other document that claims the same path. */
export interface RelatedLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One thing wrong at one location. `file` is relative to the site's folder, with `/`. */
export interface Problem<Code extends ProblemCode = ProblemCode> extends Span {
  readonly file: string;
  readonly code: Code;
  readonly level: Level;
  readonly params: ProblemParams[Code];
  /** Where in the document; absent for what is wrong with a file as a whole. */
  readonly pointer?: Pointer;
  readonly related?: RelatedLocation | undefined;
  /** From when on it is one, by the clock of the site, `2026-12-24T10:00`; absent for what is wrong now. */
  readonly since?: string;
  /** The line of the file that `line` names, for the code frame; absent where the file could not be read. */
  readonly source?: readonly string[] | undefined;
}

/** What a problem of a known code was found with. */
export const paramsOf = <Code extends ProblemCode>(problem: Problem, _code: Code) =>
  problem.params as ProblemParams[Code];

/** Thrown by a stage that cannot go on: all problems that were found, errors and warnings. */
export class SiteProblems extends Error {
  /** `dir`: absolute folder of the site. */
  constructor(
    readonly problems: readonly Problem[],
    readonly dir: string,
  ) {
    super(`${problems.filter((problem) => problem.level === 'error').length} error(s) in the site`);
    this.name = 'SiteProblems';
  }
}

/** Thrown where a site has no error, but lacks what it needs before it may be public. */
export class SiteNotReady extends SiteProblems {
  override name = 'SiteNotReady';
}

/** True if any problem stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.level === 'error');
}
