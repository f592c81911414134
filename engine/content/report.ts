import type { Pointer, Problem } from '../diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { problemAt, type PlaceOptions, type SourceFile } from './source-file.ts';

/** Collects problems; what a partial says wrong is said once, however many pages use it. */
export class Report {
  readonly problems: Problem[] = [];
  readonly #seen = new Set<string>();

  add<Code extends ProblemCode>(
    at: { readonly file: SourceFile; readonly pointer: Pointer },
    code: Code,
    params: ProblemParams[Code],
    options: PlaceOptions = {},
  ): void {
    const key = `${at.file.path} ${at.pointer.join('/')} ${code} ${JSON.stringify(params)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.problems.push(problemAt(at.file, at.pointer, code, params, options));
  }
}
