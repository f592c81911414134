import { checkLoaded } from '../../check/check-site.ts';
import type { BusinessAnswer, ChangedPage, FieldChange } from '../../client/business.ts';
import { load } from '../../content/load.ts';
import type { ResolvedPage } from '../../render/resolved-page.ts';
import type { Language } from '../../words/language.ts';
import { broughtBy, withChanges } from '../edit-site.ts';
import { fieldProblem } from './business-state.ts';
import { planChanges } from './plan-changes.ts';

/** What changes would do to the site in `dir`, which has no error: the pages that they make others, or what is wrong with them. Throws what the disk says. */
export function checkChanges(
  dir: string,
  changes: readonly FieldChange[],
  language: Language,
): BusinessAnswer {
  const plan = planChanges(dir, changes);
  if ('conflicts' in plan) return { is: 'conflict', where: 'public', changes: plan.conflicts };
  if (plan.file === null) return { is: 'right', pages: [] };
  const loaded = load(dir);
  const before = checkLoaded(loaded);
  const after = checkLoaded(withChanges(loaded, [plan.file]));
  const problems = broughtBy(after.problems, before.problems);
  return problems.length > 0
    ? { is: 'wrong', problems: problems.map((problem) => fieldProblem(problem, language)) }
    : { is: 'right', pages: changedPages(before.pages, after.pages) };
}

/** The pages on which visitors read something else afterwards, in their order. */
function changedPages(
  before: readonly ResolvedPage[],
  after: readonly ResolvedPage[],
): readonly ChangedPage[] {
  const known = new Map(before.map((page) => [page.path, readOn(page)]));
  return after
    .filter((page) => known.get(page.path) !== readOn(page))
    .map(({ path, head: { title } }) => ({ path, title }));
}

const readOn = ({ head: { title, description }, blocks }: ResolvedPage) =>
  JSON.stringify([title, description, blocks]);
