// Documents that could not be used, and what is said of others only because they are absent.
import { basename } from 'node:path';
import { slugify } from '../blog/slug.ts';
import { paramsOf, type Problem } from '../diagnostics/problem.ts';

/** The documents of a site that could not be read, break their schema, or claim a path that is another's. */
export interface AbsentDocuments {
  /** Of pages: the path as their text has it, else one that ends like the name of their file. */
  readonly paths: readonly string[];
  /** Names of partials. */
  readonly partials: ReadonlySet<string>;
  /** Their texts; null for one that could not be read. */
  readonly texts: readonly (string | null)[];
  /** True where nobody knows what is missing, because a folder could not be read. */
  readonly isUnknown: boolean;
}

const document = /^(pages|partials)\/.*\.(?:ya?ml|json)$/;
const writtenPath = /^[\s{]*"?path"?\s*:\s*["']?([^"',}#\s][^"',}#\n]*)/m;
const wellFormed = /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/;

/** The last segment of a path, which is what neighbours and variants call it by. */
const slugOf = (path: string) =>
  slugify(
    path
      .replace(/\/+$/, '')
      .replace(/\.[a-z]+$/, '')
      .replace(/^.*\//, ''),
  );
const nameOf = (file: string) => basename(file).replace(/\.[a-z]+$/, '');
/** What ends as the path of a page would whose written one is another's. */
const unclaimedPath = (file: string) => (nameOf(file) === 'index' ? '/' : nameOf(file));

/** The documents that errors of reading, of schemas and of paths leave out. */
export function absentDocuments(problems: readonly Problem[]): AbsentDocuments {
  const byFile = new Map<string, Problem>();
  const twice = new Set(
    problems.flatMap(({ code, file }) => (code === 'path-duplicate' ? file : [])),
  );
  for (const problem of problems)
    if (problem.level === 'error' && /^(?:pages|partials)\b/.test(problem.file))
      byFile.set(problem.file, problem);
  const absent = [...byFile].map(([file, { source }]) => ({ file, text: source?.join('\n') }));
  const isPage = ({ file }: { readonly file: string }) => file.startsWith('pages/');
  return {
    paths: absent
      .filter(isPage)
      .map(({ file, text = '' }) =>
        twice.has(file)
          ? unclaimedPath(file)
          : (writtenPath.exec(text)?.[1]?.trim() ?? `/${nameOf(file)}`),
      ),
    partials: new Set(absent.filter((one) => !isPage(one)).map(({ file }) => nameOf(file))),
    texts: absent.map(({ text }) => text ?? null),
    isUnknown: absent.some(({ file }) => !document.test(file)),
  };
}

/** Problems without the unknown types of blocks that the site has, whose schemas will not do: that is told at the schema. */
export function withoutBrokenTypes(problems: readonly Problem[]): readonly Problem[] {
  const broken = new Set(
    problems.flatMap((problem) =>
      problem.code === 'block-schema' ? [paramsOf(problem, problem.code).type] : [],
    ),
  );
  return broken.size === 0
    ? problems
    : problems.filter(
        (problem) =>
          problem.code !== 'block-unknown-type' ||
          !broken.has(paramsOf(problem, problem.code).found),
      );
}

/** True for a problem that may be there only because some documents are absent. */
export function isConsequence(problem: Problem, absent: AbsentDocuments): boolean {
  const { paths, partials, texts, isUnknown } = absent;
  const isAbsent = (name: string) =>
    isUnknown || paths.some((path) => slugOf(path) === slugOf(name));
  const isAbsentPath = (path: string) =>
    isUnknown ||
    paths.some((one) => (wellFormed.test(one) ? one === path : slugOf(one) === slugOf(path)));
  const isNamed = (name: string) => isUnknown || texts.some((text) => text?.includes(name) ?? true);
  switch (problem.code) {
    case 'link-unknown':
      return isAbsentPath(paramsOf(problem, problem.code).link.split(/[?#]/, 1)[0]!);
    case 'canonical-unknown':
    case 'work-service-unknown':
      return isAbsentPath(paramsOf(problem, problem.code).path);
    case 'neighbour-unknown':
    case 'variant-unknown':
    case 'parent-unknown':
    case 'work-place-unknown':
      return isAbsent(paramsOf(problem, problem.code).name);
    case 'partial-unknown':
      return isUnknown || partials.has(paramsOf(problem, problem.code).name);
    // Anchors and headings of a partial are on all of its pages.
    case 'anchor-unknown':
    case 'heading-skip':
      return isUnknown || partials.size > 0;
    // A chain of links may have led through any of them.
    case 'page-orphan':
      return isUnknown || paths.length + partials.size > 0;
    case 'partial-unused':
      return isNamed(paramsOf(problem, problem.code).partial);
    case 'exception-unused':
      return isNamed(paramsOf(problem, problem.code).phrase);
    default:
      return false;
  }
}
