import { problemWordsOf } from '../words/problems.ts';
import type { Language } from '../words/language.ts';
import type { ProblemCode, ProblemParams, ProblemSentences } from './catalogue.ts';
import { groupProblems } from './group-problems.ts';
import { inOneLine, printable, shortParams, windowOf } from './printable.ts';
import type { Problem } from './problem.ts';

/** A problem as a program reads it (`--format json`). */
export interface ProblemRecord {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly level: string;
  readonly message: string;
  readonly fix: string;
}

/** The two sentences of a problem. */
export function sentences<Code extends ProblemCode>(
  problem: {
    readonly code: Code;
    readonly params: ProblemParams[Code];
    readonly since?: string;
  },
  language: Language,
): { what: string; fix: string } {
  const all: ProblemSentences = problemWordsOf(language).sentences;
  const wording = all[problem.code];
  const params = shortParams(problem.params);
  const what = wording.what(params);
  const { since } = problemWordsOf(language).report;
  return {
    what:
      problem.since === undefined ? what : since({ moment: problem.since.replace('T', ' '), what }),
    fix: wording.fix(params),
  };
}

/** Whether a problem may have brought about any of the others: two pages with one path leave one of them without its own. */
const isCause = ({ code }: Problem) => Number(code === 'path-duplicate');

/** Problems in order of file, line and column; what may have caused the others comes first. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    isCause(a) !== isCause(b)
      ? isCause(b) - isCause(a)
      : a.file === b.file
        ? a.line - b.line || a.column - b.column
        : a.file < b.file
          ? -1
          : 1,
  );
}

/** Problems for a program; `prefix` leads to the site's folder, as for whoever reads them. */
export function toRecords(
  problems: readonly Problem[],
  language: Language,
  prefix = '',
): ProblemRecord[] {
  return sortProblems(problems).map((problem) => {
    const { what, fix } = sentences(problem, language);
    return {
      file: `${prefix}${problem.file}`,
      line: problem.line,
      column: problem.column,
      code: problem.code,
      level: problem.level,
      message: what,
      fix,
    };
  });
}

/** The lines around a problem with its text marked; empty where the file could not be read. */
function codeFrame(problem: Problem): string[] {
  const { source, line, column, length } = problem;
  if (!source) return [];
  const first = Math.max(1, line - 1);
  const last = Math.min(source.length, line + 1);
  const width = String(last).length;
  const out: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const { text, column: marked } = windowOf(source[number - 1] ?? '', column);
    if (text === '' && number !== line) continue;
    out.push(`  ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`);
    if (number === line)
      out.push(
        `    ${' '.repeat(width)} | ${' '.repeat(Math.max(0, marked - 1))}${'^'.repeat(Math.max(1, Math.min(length, Math.max(1, text.length - marked + 1))))}`,
      );
  }
  return out;
}

/** How problems are shown: what stands before the path of a file, so that a terminal can open it, and its colours. */
export interface ProblemView {
  /** `site/`, or empty where paths are relative to the site's folder. */
  readonly prefix: string;
  /** Colours a part of a text, or leaves it as it is. */
  readonly paint: (part: 'location' | 'error' | 'warning' | 'quiet', text: string) => string;
}

const plain: ProblemView = { prefix: '', paint: (_, text) => text };

/** One problem as a person reads it: location, code, code frame, what is wrong, what to do. */
export function formatProblem(
  problem: Problem,
  language: Language,
  { prefix, paint }: ProblemView = plain,
): string {
  const words = problemWordsOf(language).report;
  const { what, fix } = sentences(problem, language);
  const other = problem.related
    ? [
        `  ${words.seeAlso}: ${prefix}${inOneLine(problem.related.file)}:${problem.related.line}:${problem.related.column}`,
      ]
    : [];
  const mark = problem.level === 'warning' ? `  (${words.warning})` : '';
  const lines = codeFrame(problem).map((line) =>
    /^ +\| +\^+$/.test(line) ? paint(problem.level, line) : paint('quiet', line),
  );
  return [
    `${paint('location', `${prefix}${inOneLine(problem.file)}:${problem.line}:${problem.column}`)}  ${paint(problem.level, `${problem.code}${mark}`)}`,
    ...lines,
    `  ${printable(what)}`,
    `  ${printable(fix)}`,
    ...other,
  ].join('\n');
}

/** How many errors and warnings, in words; `groups`: of problems of one cause, which are one. */
export function countProblems(
  problems: readonly Pick<Problem, 'file' | 'level'>[],
  language: Language,
  groups: readonly (readonly Pick<Problem, 'level'>[])[] = problems.map((problem) => [problem]),
): string {
  const errors = groups.filter(([first]) => first!.level === 'error').length;
  const warnings = groups.length - errors;
  const files = new Set(problems.map((problem) => problem.file)).size;
  const words = problemWordsOf(language).report;
  if (problems.length === 0) return words.none;
  const locations = groups.length < problems.length ? problems.length : null;
  return words.count({ errors, warnings, locations, files });
}

/** The locations of further problems of one cause, a line a file. */
function otherLocations(others: readonly Problem[], language: Language, { prefix }: ProblemView) {
  if (others.length === 0) return [];
  const lines = new Map<string, Set<number>>();
  for (const { file, line } of others) lines.set(file, (lines.get(file) ?? new Set()).add(line));
  const heading = problemWordsOf(language).report.otherLocations({ count: others.length });
  const shown = [...lines].map(
    ([file, found]) => `    ${prefix}${inOneLine(file)}:${[...found].join(', ')}`,
  );
  return [`  ${heading}`, ...shown];
}

/** All problems as a person reads them, file by file, those of one cause as one, the count last. */
export function formatProblems(
  problems: readonly Problem[],
  language: Language,
  view: ProblemView = plain,
): string {
  const groups = groupProblems(sortProblems(problems));
  return [
    ...groups.map(([first, ...others]) =>
      [formatProblem(first, language, view), ...otherLocations(others, language, view)].join('\n'),
    ),
    countProblems(problems, language, groups),
  ].join('\n\n');
}
