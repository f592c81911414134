import type { Pointer, Problem } from '../diagnostics/problem.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { fileProblem, type FilePlace } from './parse-source.ts';
import { problemAt, type PlaceOptions, type SourceFile } from './source-file.ts';

/** Where a text was written. */
export interface Place {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** The text of a partial that shows what is written there. */
  readonly via?: { readonly file: SourceFile; readonly pointer: Pointer };
}

/** Collects problems; what a partial says wrong is said once, however many pages use it. */
export class Report {
  readonly problems: Problem[] = [];
  readonly #seen = new Set<string>();

  add<Code extends ProblemCode>(
    at: Place,
    code: Code,
    params: ProblemParams[Code],
    options: PlaceOptions = {},
  ): void {
    const key = `${at.file.path} ${at.pointer.join('/')} ${code} ${JSON.stringify(params)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const related = options.related ?? at.via;
    const placed = related ? { ...options, related } : options;
    this.problems.push(problemAt(at.file, at.pointer, code, params, placed));
  }

  /** Adds what is wrong with a file as a whole, or at a place that is no document's. */
  addOfFile<Code extends ProblemCode>(
    file: string,
    code: Code,
    params: ProblemParams[Code],
    place: FilePlace = {},
  ): void {
    const key = `${file} ${code} ${JSON.stringify(params)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.problems.push(fileProblem(file, code, params, place));
  }
}
