import { maxProblems } from '../content/limits.ts';
import { levelOf } from '../diagnostics/levels.ts';
import { sortProblems } from '../diagnostics/format.ts';
import type { Problem } from '../diagnostics/problem.ts';

const isRest = (problem: Problem): problem is Problem<'problems-many'> =>
  problem.code === 'problems-many';

/** At most `maxProblems` of each file, in their order, and after them how many more there are, `problems-many`. */
export function limitProblems(problems: readonly Problem[]): readonly Problem[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    const others = byFile.get(problem.file);
    if (others) others.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  if ([...byFile.values()].every((ofFile) => ofFile.length <= maxProblems)) return problems;
  return [...byFile.values()].flatMap((ofFile) =>
    ofFile.length <= maxProblems ? ofFile : limited(ofFile),
  );
}

function limited(ofFile: readonly Problem[]): Problem[] {
  const known = ofFile.filter((problem) => !isRest(problem));
  const sorted = sortProblems(known);
  const [shown, hidden] = [sorted.slice(0, maxProblems), sorted.slice(maxProblems)];
  const more =
    hidden.length + ofFile.filter(isRest).reduce((sum, rest) => sum + rest.params.more, 0);
  const at = hidden[0] ?? shown.at(-1)!;
  const level = levelOf('problems-many');
  const rest: Problem<'problems-many'> = {
    ...at,
    related: undefined,
    code: 'problems-many',
    level: known.some((problem) => problem.level === 'error') ? level : 'warning',
    params: { more, shown: shown.length },
  };
  return [...shown, rest];
}
