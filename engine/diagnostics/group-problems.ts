import { paramsOf, type Problem } from './problem.ts';

/** The page that a link or a name wants: neighbours and variants call it by the end of its path. */
const page = (path: string) => `page ${path.slice(path.lastIndexOf('/') + 1)}`;

/** What many places may have wrong for one reason: a page that was renamed, a name that `site.yaml` lost; null for a problem of its own. */
function causeOf(problem: Problem): string | null {
  switch (problem.code) {
    case 'link-unknown':
      return page(paramsOf(problem, problem.code).link.split(/[?#]/, 1)[0]!);
    case 'canonical-unknown':
      return page(paramsOf(problem, problem.code).path);
    case 'neighbour-unknown':
    case 'variant-unknown':
    case 'parent-unknown':
      return page(paramsOf(problem, problem.code).name);
    case 'anchor-unknown': {
      const { page: file, anchor } = paramsOf(problem, problem.code);
      return `anchor ${file}#${anchor}`;
    }
    case 'reference-unknown':
    case 'message-unknown':
    case 'contact-unknown':
    case 'group-unknown':
    case 'author-unknown':
    case 'layout-unknown':
    case 'price-tag-unknown':
    case 'work-place-unknown':
    case 'partial-unknown':
      return `${problem.code} ${paramsOf(problem, problem.code).name}`;
    case 'link-hidden':
    case 'variant-hidden':
      return `${problem.code} ${paramsOf(problem, problem.code).page} ${problem.since ?? ''}`;
    case 'image-missing':
    case 'image-unreadable':
    case 'image-format':
    case 'image-too-large':
      return `${problem.code} ${paramsOf(problem, problem.code).src}`;
    // A name that two shared parts have is there twice on every page that uses both.
    case 'anchor-duplicate':
      return `${problem.code} ${paramsOf(problem, problem.code).id}`;
    case 'contact-number-unknown':
      return `${problem.code} ${paramsOf(problem, problem.code).link}`;
    default:
      return null;
  }
}

/** Problems in their order, those of one cause together where the first of them stands. */
export function groupProblems(problems: readonly Problem[]): (readonly [Problem, ...Problem[]])[] {
  const groups: [Problem, ...Problem[]][] = [];
  const byCause = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const cause = causeOf(problem);
    const known = cause === null ? undefined : byCause.get(cause);
    if (known) {
      known.push(problem);
      continue;
    }
    const group: [Problem, ...Problem[]] = [problem];
    groups.push(group);
    if (cause !== null) byCause.set(cause, group);
  }
  return groups;
}
