import { join } from 'node:path';
import { load } from '../../engine/content/load.ts';
import { locate } from '../../engine/content/source-file.ts';
import { checkLoaded, type SiteReport } from '../../engine/check/check-site.ts';
import { SiteProblems, type Problem } from '../../engine/diagnostics/problem.ts';
import {
  broughtBy,
  withChanges,
  type FileChange,
  type Refusal,
} from '../../engine/edit/edit-site.ts';
import type { EditedSite } from '../../engine/edit/edited-site.ts';
import { allDocuments } from '../../engine/edit/page-names.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { SiteIndex } from '../../engine/resolve/site-index.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { shownPath } from '../output/shown-path.ts';

/** A site that is to be changed, with what its check says before. */
export interface SiteToChange extends EditedSite {
  readonly index: SiteIndex;
  readonly problems: readonly Problem[];
  readonly pages: readonly ResolvedPage[];
}

/** Reads a site that is to be changed. Throws `SiteProblems` where `site.yaml` cannot be used; what is wrong elsewhere does not matter here. */
export function openToChange(siteDir: string): SiteToChange {
  const loaded = load(siteDir);
  const { site, index, pages, problems } = checkLoaded(loaded, { showsAll: true });
  if (!site || !index) throw new SiteProblems(problems, siteDir);
  return { loaded, site, index, pages, problems };
}

/** What is no fault of a change: texts that are still to be written, and a place that is far from the others. */
const isForThePerson = ({ code }: Problem) => code === 'todo' || code === 'coordinates-far';

/** The site as it will be with changed files. Throws `SiteProblems` where they bring an error that it did not have. */
export function checkWith(
  { loaded, problems }: SiteToChange,
  files: readonly FileChange[],
): SiteReport {
  const gone = files.find(({ after }) => after === null);
  const come = files.find(({ before }) => before === null);
  // A fault goes with its page to another file.
  const known = problems.flatMap((problem) =>
    gone && come && problem.file === gone.path
      ? [problem, { ...problem, file: come.path }]
      : [problem],
  );
  const report = checkLoaded(withChanges(loaded, files), { showsAll: true });
  const brought = broughtBy(report.problems, known).filter((one) => !isForThePerson(one));
  if (brought.length > 0) throw new SiteProblems(brought, loaded.dir);
  return report;
}

/** What could not be changed, each with its place and why; the empty string where there is nothing. */
export function describeRefusals(
  refusals: readonly Refusal[],
  { loaded }: EditedSite,
  language: Language,
): string {
  const words = commandWordsOf(language).edit;
  const files = new Map(allDocuments(loaded).map((file) => [file.path, file]));
  const lines = refusals.map(({ patch: { file, pointer }, refused }) => {
    const source = files.get(file);
    const line = source ? `:${locate(source, pointer).line}` : '';
    return `- ${shownPath(join(loaded.dir, file))}${line}  ${pointer.join('.')}: ${words.refused[refused.reason]}\n`;
  });
  return lines.length === 0 ? '' : `${words.byHand}\n${lines.join('')}`;
}
