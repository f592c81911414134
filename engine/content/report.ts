import type { Pointer, Problem } from '../diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { fileProblem, type FileSpan } from './file-problem.ts';
import { problemAt, type ProblemOptions, type SourceFile } from './source-file.ts';

/** Where a text was written. */
export interface SourceLocation {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** The text of a partial that shows what is written there. */
  readonly via?: { readonly file: SourceFile; readonly pointer: Pointer };
  /** The part of the text that is meant, if not the whole. */
  readonly mark?: string;
}

/** Collects problems; what a partial says wrong is said once, however many pages use it. */
export class Report {
  readonly problems: Problem[] = [];
  readonly #seen = new Set<string>();

  add<Code extends ProblemCode>(
    at: SourceLocation,
    code: Code,
    params: ProblemParams[Code],
    options: ProblemOptions = {},
  ): void {
    const key = `${at.file.path} ${at.pointer.join('/')} ${code} ${JSON.stringify(params)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { related = at.via, mark = at.mark } = options;
    const located = { ...options, ...(related && { related }), ...(mark && { mark }) };
    this.problems.push(problemAt(at.file, at.pointer, code, params, located));
  }

  /** Adds what is wrong with a file as a whole, or at a line that is no document's. */
  addOfFile<Code extends ProblemCode>(
    file: string,
    code: Code,
    params: ProblemParams[Code],
    span: FileSpan = {},
  ): void {
    const key = `${file} ${code} ${JSON.stringify(params)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.problems.push(fileProblem(file, code, params, span));
  }
}
