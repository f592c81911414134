import { isMap, isPair, isScalar, visit, type Scalar } from 'yaml';
import { paramsOf, type Problem } from '../../diagnostics/problem.ts';
import { nearestOnly } from '../../diagnostics/suggest.ts';
import { parseWithPositions } from '../../content/source-file.ts';
import type { Site } from '../../content/validate.ts';
import type { Change, Corrected } from './change.ts';
import { mistypedName } from './mistyped-name.ts';

interface Found {
  readonly scalar: Scalar;
  /** Names of the fields beside it, where it is the name of a field. */
  readonly beside: readonly string[];
}

/** The scalar that stands at an offset: the places of names are where one begins, those of references lie inside of it. */
function scalarAt(text: string, offset: number): Found | null {
  let found: Found | null = null;
  visit(parseWithPositions(text).document, {
    Scalar(key, scalar, ancestors) {
      if (!scalar.range || offset < scalar.range[0] || offset >= scalar.range[1]) return undefined;
      const parent = ancestors.at(-1);
      const map = key === 'key' && isPair(parent) ? ancestors.at(-2) : null;
      found = {
        scalar,
        beside: isMap(map)
          ? map.items.flatMap((pair) =>
              isScalar(pair.key) && pair.key !== scalar ? [String(pair.key.value)] : [],
            )
          : [],
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset of a line and column, both from 1. */
function offsetOf(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The text with a value of the wrong type written as its field takes it, or null where that is not certain. */
function rewrite(text: string, problem: Problem): { text: string; change: Change } | null {
  if (problem.code !== 'field-type') return null;
  const { value } = paramsOf(problem, 'field-type').fix;
  const target = value === null ? null : scalarAt(text, offsetOf(text, problem));
  if (value === null || !target) return null;
  const [start, end] = target.scalar.range!;
  const corrected = text.slice(0, start) + value + text.slice(end);
  if (parseWithPositions(corrected).document.errors.length > 0) return null;
  return {
    text: corrected,
    change: { line: problem.line, before: text.slice(start, end), after: value },
  };
}

/** The text with one wrong name replaced, or null where that would not be safe. */
function correct(
  text: string,
  problem: Problem,
  site: Site | null,
): { text: string; change: Change } | null {
  const mistyped = mistypedName(problem, site);
  const target = mistyped && scalarAt(text, offsetOf(text, problem));
  if (!mistyped || !target) return null;
  const { found, candidates, certain, isReference } = mistyped;
  const isFree = (candidate: string) => !target.beside.includes(candidate);
  const name = certain ?? nearestOnly(found, candidates.filter(isFree));
  if (name === null || !isFree(name)) return null;
  const [start, end] = target.scalar.range!;
  const written = text.slice(start, end);
  const value = String(target.scalar.value);
  if (!isReference && value !== found) return null;
  const wrong = isReference
    ? new RegExp(`(\\{\\{\\s*)${found.replace(/[$()*+.?[\\\]^|]/g, '\\$&')}(?=\\s*\\}\\})`, 'g')
    : found;
  const corrected =
    text.slice(0, start) +
    (isReference ? written.replace(wrong, `$1${name}`) : written.replace(wrong, () => name)) +
    text.slice(end);
  const after = scalarAt(corrected, start);
  const wanted = isReference ? value.replace(wrong, `$1${name}`) : name;
  // What stands between quotes or braces may read otherwise afterwards, and a second field of one name would be an error.
  if (
    String(after?.scalar.value) !== wanted ||
    wanted === value ||
    parseWithPositions(corrected).document.errors.length > 0
  )
    return null;
  return {
    text: corrected,
    change: {
      line: problem.line,
      before: isReference ? `{{${found}}}` : found,
      after: isReference ? `{{${name}}}` : name,
    },
  };
}

/** A document with its mistyped names corrected, where one known name alone is near, and the values that can only mean one thing; `problems` are those of its text. */
export function correctNames(
  before: string,
  problems: readonly Problem[],
  site: Site | null,
): Corrected {
  const changes: Change[] = [];
  let text = before;
  // From the end, so that the places of the others stay.
  for (const problem of [...problems].sort((a, b) => b.line - a.line || b.column - a.column)) {
    const corrected = rewrite(text, problem) ?? correct(text, problem, site);
    if (!corrected) continue;
    text = corrected.text;
    changes.unshift(corrected.change);
  }
  return { text, changes };
}
