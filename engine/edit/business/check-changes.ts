import { checkLoaded } from '../../check/check-site.ts';
import { mostPreviews, type BusinessAnswer, type FieldChange } from '../../client/business.ts';
import { snapshotFiles } from '../../content/file-snapshot.ts';
import { load, type LoadedSite } from '../../content/load.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { ResolvedPage } from '../../render/resolved-page.ts';
import type { Language } from '../../words/language.ts';
import { broughtBy, documentsOf, withChanges } from '../edit-site.ts';
import { fieldProblems, type BlocksIn } from './field-problem.ts';
import { ownedIn } from './owned-blocks.ts';
import { planChanges } from './plan-changes.ts';

/** A site before it is changed. */
interface KnownSite {
  readonly loaded: LoadedSite;
  readonly problems: readonly Problem[];
  /** What visitors read on each page, by its path. */
  readonly read: ReadonlyMap<string, string>;
  /** The folder of pictures that were uploaded. */
  readonly uploads: string | undefined;
}

/**
 * Gives the site in a folder that nobody changes, and keeps the one that was asked for last; `origin`: where the site itself lies, if
 * that is a copy; `uploads`: the folder of pictures that its documents may name before they are in the site, if there is one.
 */
export function rememberedSites(): (
  dir: string,
  given?: { readonly origin?: string; readonly uploads?: string },
) => KnownSite {
  let last: KnownSite | null = null;
  return (dir, { origin, uploads } = {}) => {
    if (last?.loaded.dir !== dir) {
      const loaded = load(dir, { ...snapshotFiles(dir), ...(origin ? { origin } : {}) });
      const { problems, pages } = checkLoaded(loaded, { uploads });
      const read = new Map(pages.map((page) => [page.path, readOn(page)]));
      last = { loaded, problems, read, uploads };
    }
    return last;
  };
}

/** What changes would do, and the first pages that they make others as they would be. */
export interface CheckedChanges {
  readonly answer: BusinessAnswer;
  readonly pages: readonly ResolvedPage[];
}

/** What changes would do to a site that has no error: the pages that they make others, or what is wrong with them. Throws what the disk says. */
export function checkChanges(
  { loaded, problems, read, uploads }: KnownSite,
  changes: readonly FieldChange[],
  language: Language,
): CheckedChanges {
  const plan = planChanges(loaded.dir, changes);
  if ('conflicts' in plan)
    return { answer: { is: 'conflict', where: 'public', changes: plan.conflicts }, pages: [] };
  if (plan.files.length === 0) return { answer: { is: 'right', pages: [] }, pages: [] };
  const changed = withChanges(loaded, plan.files);
  const after = checkLoaded(changed, { uploads });
  const brought = broughtBy(after.problems, problems);
  if (brought.length === 0) {
    const pages = after.pages.filter((page) => read.get(page.path) !== readOn(page));
    const named = pages.map(({ path, head: { title } }) => ({ path, title }));
    // Whole pages are large, and few are looked at.
    return { answer: { is: 'right', pages: named }, pages: pages.slice(0, mostPreviews) };
  }
  const blocksIn: BlocksIn = (path) =>
    documentsOf(changed)
      .filter((file) => file.path === path)
      .flatMap((file) => ownedIn(file, changed.schemas));
  return {
    answer: { is: 'wrong', problems: fieldProblems(brought, language, blocksIn) },
    pages: [],
  };
}

/** What visitors read on a page. */
const readOn = ({ head: { title, description }, blocks }: ResolvedPage) =>
  JSON.stringify([title, description, blocks]);
