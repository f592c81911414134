import type { SafetyRule } from '#schemas/types';
import { SiteProblems } from '../diagnostics/problem.ts';
import { readSafety } from './load.ts';
import { validateSafety } from './validate.ts';

/** The rules of the site in `dir`; none where it has no `safety.yaml`. Throws `SiteProblems`. */
export function loadSafety(dir: string): readonly SafetyRule[] {
  const { file, problems } = readSafety(dir);
  if (problems.length > 0) throw new SiteProblems(problems, dir);
  if (!file) return [];
  const { value, problems: wrong } = validateSafety(file);
  if (!value) throw new SiteProblems(wrong, dir);
  return value.document.rules;
}
