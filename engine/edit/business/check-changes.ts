import { checkLoaded } from '../../check/check-site.ts';
import type { BusinessAnswer, ChangedPage, FieldChange } from '../../client/business.ts';
import { load, type LoadedSite } from '../../content/load.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { ResolvedPage } from '../../render/resolved-page.ts';
import type { Language } from '../../words/language.ts';
import { broughtBy, documentsOf, withChanges } from '../edit-site.ts';
import { fieldProblem, type BlocksIn } from './business-state.ts';
import { ownedIn } from './owned-blocks.ts';
import { planChanges } from './plan-changes.ts';

/** A site before it is changed. */
interface KnownSite {
  readonly loaded: LoadedSite;
  readonly problems: readonly Problem[];
  /** What visitors read on each page, by its path. */
  readonly read: ReadonlyMap<string, string>;
}

/** Gives the site in a folder that nobody changes, and keeps the one that was asked for last. */
export function rememberedSites(): (dir: string) => KnownSite {
  let last: KnownSite | null = null;
  return (dir) => {
    if (last?.loaded.dir !== dir) {
      const loaded = load(dir);
      const { problems, pages } = checkLoaded(loaded);
      last = { loaded, problems, read: new Map(pages.map((page) => [page.path, readOn(page)])) };
    }
    return last;
  };
}

/** What changes would do to a site that has no error: the pages that they make others, or what is wrong with them. Throws what the disk says. */
export function checkChanges(
  { loaded, problems, read }: KnownSite,
  changes: readonly FieldChange[],
  language: Language,
): BusinessAnswer {
  const plan = planChanges(loaded.dir, changes);
  if ('conflicts' in plan) return { is: 'conflict', where: 'public', changes: plan.conflicts };
  if (plan.files.length === 0) return { is: 'right', pages: [] };
  const changed = withChanges(loaded, plan.files);
  const after = checkLoaded(changed);
  const brought = broughtBy(after.problems, problems);
  if (brought.length === 0) return { is: 'right', pages: changedPages(read, after.pages) };
  const blocksIn: BlocksIn = (path) =>
    documentsOf(changed)
      .filter((file) => file.path === path)
      .flatMap((file) => ownedIn(file, changed.schemas));
  return {
    is: 'wrong',
    problems: brought.map((problem) => fieldProblem(problem, language, blocksIn)),
  };
}

/** The pages on which visitors read something else afterwards, in their order. */
const changedPages = (
  before: KnownSite['read'],
  after: readonly ResolvedPage[],
): readonly ChangedPage[] =>
  after
    .filter((page) => before.get(page.path) !== readOn(page))
    .map(({ path, head: { title } }) => ({ path, title }));

/** What visitors read on a page. */
const readOn = ({ head: { title, description }, blocks }: ResolvedPage) =>
  JSON.stringify([title, description, blocks]);
