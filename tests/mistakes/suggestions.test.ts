// What a message tells the reader to write is right: written there, the problem is gone, and nothing else is wrong.
import { describe, expect, it } from 'vitest';
import { paramsOf, type Problem } from '../../engine/diagnostics/problem.ts';
import { mistakes, problemsAfter } from './all.ts';
import type { SiteMistake } from './mistake.ts';

/** One change of a line: what stands at the place of the problem, and what the message puts there. */
interface Suggestion {
  readonly found: string;
  readonly wanted: string;
}

const nearestIn = (found: string, wanted: string | null): Suggestion | null =>
  wanted === null ? null : { found, wanted };

/** What a message says is to be written, where it says that in full. */
function suggestionOf(problem: Problem, line: string): Suggestion | null {
  switch (problem.code) {
    case 'syntax': {
      const { fixed, reason } = paramsOf(problem, problem.code);
      // Lists and texts that move to another line are no change of one.
      if (fixed === '' || fixed.includes('…') || reason === 'dash-line' || reason === 'duplicate')
        return null;
      const above = problem.source![paramsOf(problem, problem.code).line - 1];
      const indent = /^\s*/.exec(reason === 'dash' ? above! : line)![0];
      return { found: line, wanted: indent + fixed };
    }
    case 'field-type': {
      const { fix, field } = paramsOf(problem, problem.code);
      if (!['write', 'quote', 'comment', 'join', 'fields', 'like'].includes(fix.how)) return null;
      const value = fix.text.startsWith(`${field}: `) ? fix.text.slice(field.length + 2) : fix.text;
      return fix.how === 'comment'
        ? { found: line.slice(problem.column - 1), wanted: `${field}: ${value}` }
        : {
            found: line.slice(problem.column - 1, problem.column - 1 + problem.length),
            wanted: value,
          };
    }
    case 'field-comma': {
      const { fixed, field } = paramsOf(problem, problem.code);
      return problem.line > 0 && /: \[/.test(fixed)
        ? { found: line.slice(problem.column - 1), wanted: fixed.slice(field.length + 2) }
        : null;
    }
    case 'field-format': {
      const { found, nearest, apart } = paramsOf(problem, problem.code);
      return apart === '' ? nearestIn(found, nearest) : { found, wanted: apart };
    }
    case 'field-unknown':
      return nearestIn(
        paramsOf(problem, problem.code).field,
        paramsOf(problem, problem.code).nearest,
      );
    case 'field-value':
      return nearestIn(
        paramsOf(problem, problem.code).found,
        paramsOf(problem, problem.code).nearest,
      );
    case 'block-unknown-type': {
      const { found, meant } = paramsOf(problem, problem.code);
      return nearestIn(found, meant.length === 1 ? meant[0]!.type : null);
    }
    case 'link-unknown':
      return nearestIn(
        paramsOf(problem, problem.code).link,
        paramsOf(problem, problem.code).nearest,
      );
    case 'anchor-unknown': {
      const { anchor, nearest } = paramsOf(problem, problem.code);
      return nearestIn(`#${anchor}`, nearest && `#${nearest}`);
    }
    case 'image-missing':
      return nearestIn(
        paramsOf(problem, problem.code).src,
        paramsOf(problem, problem.code).nearest,
      );
    case 'canonical-unknown':
      return nearestIn(
        paramsOf(problem, problem.code).path,
        paramsOf(problem, problem.code).nearest,
      );
    case 'slot-unknown':
      return nearestIn(
        paramsOf(problem, problem.code).slot,
        paramsOf(problem, problem.code).nearest,
      );
    case 'partial-value-unknown':
      return nearestIn(
        paramsOf(problem, problem.code).value,
        paramsOf(problem, problem.code).nearest,
      );
    default:
      return 'nearest' in problem.params &&
        'name' in problem.params &&
        typeof problem.params.nearest === 'string'
        ? { found: String(problem.params.name), wanted: problem.params.nearest }
        : null;
  }
}

/** Mistakes of a document of which a suggestion speaks, with the problem. */
const withSuggestion = mistakes.flatMap((mistake) => {
  if (!('edits' in mistake)) return [];
  const [problem] = problemsAfter(mistake);
  const source = problem?.source?.[problem.line - 1];
  const suggestion = problem && source !== undefined ? suggestionOf(problem, source) : null;
  return suggestion ? [{ mistake, problem: problem!, suggestion }] : [];
});

describe('what a message says is to be written is right', () => {
  it('is said of many mistakes', () => {
    expect(withSuggestion.length).toBeGreaterThan(50);
  });

  it.each(withSuggestion.map((one) => [one.mistake.name, one] as const))('%s', (_, one) => {
    const { problem, suggestion } = one;
    const lines = [...problem.source!];
    const line = lines[problem.line - 1]!;
    const at = suggestion.found === line ? 0 : line.indexOf(suggestion.found, problem.column - 1);
    expect(at, `${suggestion.found} in ${line}`).toBeGreaterThanOrEqual(0);
    lines[problem.line - 1] =
      line.slice(0, at) + suggestion.wanted + line.slice(at + suggestion.found.length);
    const left = problemsAfter(one.mistake as SiteMistake, { [problem.file]: lines.join('\n') });
    // What became a text, or is still an ellipsis, may be the name of nothing: that is the next mistake.
    const others = left.filter(
      ({ code }) => !(problem.code === 'field-type' && code.endsWith('-unknown')),
    );
    expect(others.map(({ code, line: where }) => `${code} ${where}`)).toEqual([]);
  });
});
