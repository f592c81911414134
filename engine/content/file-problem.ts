import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { levelOf } from '../diagnostics/levels.ts';
import type { Problem, Span } from '../diagnostics/problem.ts';

/** A span of a file that is known before a problem is made; its first letter where nothing is said. */
export type FileSpan = Partial<Span> & { readonly source?: readonly string[] | undefined };

/** A problem of a file as a whole, or of a span that its text alone tells. */
export function fileProblem<Code extends ProblemCode>(
  file: string,
  code: Code,
  params: ProblemParams[Code],
  span: FileSpan = {},
): Problem<Code> {
  return {
    file,
    line: span.line ?? 1,
    column: span.column ?? 1,
    length: span.length ?? 1,
    code,
    level: levelOf(code),
    params,
    source: span.source,
  };
}
