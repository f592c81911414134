import { paramsOf, type Problem } from '../../diagnostics/problem.ts';
import { nearestOnly } from '../../diagnostics/suggest.ts';
import type { Site } from '../../content/validate.ts';
import { editText, readValue } from '../edit-document.ts';
import { EditRefused, type Patch } from '../patch.ts';
import { scalarAt } from '../pointer-at.ts';
import type { Change, Corrected } from './change.ts';
import { mistypedName } from './mistyped-name.ts';

/** What one problem asks for, and how it is told. */
interface Correction {
  readonly patch: Patch;
  readonly change: Change;
}

/** Offset of a line and column, both from 1. */
function offsetOf(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** A value of the wrong type as its field takes it; null where that is not certain. */
function retyped(text: string, problem: Problem): Correction | null {
  if (problem.code !== 'field-type') return null;
  const { value } = paramsOf(problem, 'field-type').fix;
  const target = value === null ? null : scalarAt(text, offsetOf(text, problem));
  const said = value === null ? null : readValue(value);
  if (value === null || !target || !said) return null;
  return {
    patch: { file: problem.file, op: 'set', pointer: target.pointer, value: said.value },
    change: { line: problem.line, before: String(target.value), after: value },
  };
}

/** A wrong name as it was meant; null where that is not certain. */
function renamed(text: string, problem: Problem, site: Site | null): Correction | null {
  const mistyped = mistypedName(problem, site);
  const target = mistyped && scalarAt(text, offsetOf(text, problem));
  if (!mistyped || !target) return null;
  const { found, candidates, certain, isReference } = mistyped;
  const isFree = (candidate: string) => !target.beside.includes(candidate);
  const name = certain ?? nearestOnly(found, candidates.filter(isFree));
  if (name === null || !isFree(name)) return null;
  const { pointer, part } = target;
  const value = String(target.value);
  const { file, line } = problem;
  if (isReference) {
    const wrong = new RegExp(
      `(\\{\\{\\s*)${found.replace(/[$()*+.?[\\\]^|]/g, '\\$&')}(?=\\s*\\}\\})`,
      'g',
    );
    return {
      patch: { file, op: 'set', pointer, value: value.replace(wrong, `$1${name}`) },
      change: { line, before: `{{${found}}}`, after: `{{${name}}}` },
    };
  }
  if (value !== found) return null;
  return {
    patch:
      part === 'key'
        ? { file, op: 'rename', pointer, value: name }
        : { file, op: 'set', pointer, value: name },
    change: { line, before: found, after: name },
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
    const corrected = retyped(text, problem) ?? renamed(text, problem, site);
    if (!corrected) continue;
    const { patch, change } = corrected;
    try {
      const edited = editText({ path: patch.file, text }, [patch]);
      if (edited === text) continue;
      text = edited;
      changes.unshift(change);
    } catch (error) {
      // What cannot be changed alone is left to the person.
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return { text, changes };
}
