import type { PageDocument } from '#schemas/types';
import { writtenMoment } from '../content/time/windows.ts';
import type { SharedContent, Sourced } from '../content/validate.ts';
import { paramsOf, type Problem } from '../diagnostics/problem.ts';
import { openSite, type OpenSite, type SiteOptions } from '../resolve/open-site.ts';
import type { InputName } from '../resolve/inputs/shared-inputs.ts';
import { everyInput, everyInputOfBlock, type BlockSummary } from '../resolve/summary.ts';
import { crossCheck } from './cross-check.ts';
import type { FoundPage } from './pages/found-pages.ts';

const keyOf = ({ file, line, column, code }: Problem) => `${file}:${line}:${column} ${code}`;

/**
 * What will be wrong from `moment` on (ms since 1970), when something begins or ends to be shown, and is not `told` yet, as
 * warnings. `resolved`: the pages as they are now, of which those that are the same then are not resolved again.
 */
export function laterProblems(
  moment: number,
  shared: SharedContent,
  documents: readonly Sourced<PageDocument>[],
  { open, resolved }: { readonly open: OpenSite; readonly resolved: readonly FoundPage[] },
  options: SiteOptions,
  told: readonly Problem[],
): Problem[] {
  const now = new Date(moment).toISOString();
  const later = openSite(shared, documents, { ...options, now }, open.media, open.generator);
  const { inputs: before } = open.resolver;
  const { inputs: then, showing } = later.resolver;
  const isSame = once((name: InputName) => before.valueOf(name) === then.valueOf(name));
  // Pages share most of their blocks.
  const isSameBlock = once((block: BlockSummary) => everyInputOfBlock(block, isSame));
  const same = new Map(
    resolved
      .filter(({ summary }) => everyInput(summary, isSame, isSameBlock))
      .map((one) => [one.summary.source, one]),
  );
  const made = later.site.pages.map(
    (page) => same.get(page.file.path) ?? later.resolver.page(page),
  );
  const links = new Map(made.map((one) => [one.summary.source, one.links]));
  const found = [
    ...later.problems,
    ...made.flatMap((one) => (same.has(one.summary.source) ? [] : one.problems)),
    ...crossCheck(
      later.site,
      made.map(({ summary }) => summary),
      (source) => links.get(source)!(),
    ),
  ].filter(({ level }) => level === 'error');
  if (found.length === 0) return [];
  const known = new Set(told.map(keyOf));
  const since = writtenMoment(moment, showing.clock.timeZone);
  return found
    .filter((problem) => !known.has(keyOf(problem)))
    .map((problem) => ({ ...timed(problem, resolved), level: 'warning', since }));
}

/** A problem of later; of a link to what is there now it says that the time is wrong, and not the name. */
function timed(problem: Problem, resolved: readonly FoundPage[]): Problem {
  if (problem.code !== 'anchor-unknown') return problem;
  const params = paramsOf(problem, problem.code);
  const page = resolved.find(({ summary }) => summary.source === params.page);
  const hidden = page?.summary.blocks.some(({ anchors }) => anchors.includes(params.anchor));
  return hidden ? { ...problem, params: { ...params, hidden } } : problem;
}

/** `ask`, of each subject once. */
function once<Subject>(ask: (subject: Subject) => boolean): (subject: Subject) => boolean {
  const known = new Map<Subject, boolean>();
  return (subject) => {
    let answer = known.get(subject);
    if (answer === undefined) known.set(subject, (answer = ask(subject)));
    return answer;
  };
}
