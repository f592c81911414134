// Every mistake of the collection gives one problem, in the words of the snapshot: to be read as the person who made it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemCodes } from '../problem-codes.ts';
import { problemWordsOf } from '../../engine/words/problems.ts';
import type { Wording } from '../../engine/words/wording.ts';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { parsePostFile } from '../../engine/content/posts/post-file.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { mistakes, problemsOf } from './all.ts';
import { goodPost, type Mistake } from './mistake.ts';

// No processor time passes: how far a document is read is told by its parts, on the slowest machine too.
beforeAll(() => void vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 }));
afterAll(() => void vi.restoreAllMocks());

const found = new Map<Mistake, readonly Problem[]>();
/** The problems of a mistake, which are the same in every language: each is made once. */
function problemsIn(mistake: Mistake): readonly Problem[] {
  if (!found.has(mistake)) found.set(mistake, problemsOf(mistake));
  return found.get(mistake)!;
}

describe('one mistake gives one problem', () => {
  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', (_, mistake) => {
    const problems = problemsIn(mistake);
    expect(problems.map(({ code }) => code)).toEqual([mistake.code]);
    expect(`\n${formatProblem(problems[0]!, 'pt-BR')}\n`).toMatchSnapshot();
  });
});

describe('without the mistake there is no problem', () => {
  it.each(
    mistakes.flatMap((mistake) =>
      'edits' in mistake && mistake.given ? [[mistake.name, mistake] as const] : [],
    ),
  )('%s', (_, mistake) => {
    expect(problemsOf({ ...mistake, edits: {} })).toEqual([]);
  });

  it('in a post', () => {
    const bytes = new TextEncoder().encode(goodPost);
    expect(parsePostFile('posts/portao.md', bytes, defaultTimeZone).problems).toEqual([]);
  });
});

describe('in English', () => {
  it.each(
    mistakes.filter(({ english }) => english).map((mistake) => [mistake.name, mistake] as const),
  )('%s', (_, mistake) => {
    expect(
      `\n${problemsIn(mistake)
        .map((problem) => formatProblem(problem, 'en'))
        .join('\n\n')}\n`,
    ).toMatchSnapshot();
  });

  it('no sentence is Portuguese, but for what the schemas say and the documents hold', () => {
    const sentences = mistakes.flatMap((mistake) =>
      problemsIn(mistake).map(({ code, params }) => {
        const { what, fix } = problemWordsOf('en').sentences[code] as Wording<unknown>;
        return [what(params), fix(params)]
          .map((text) => text.replace(/«[^»]*»|"[^"]*"|\([^)]*\)|: [^.]*/g, ''))
          .join(' ');
      }),
    );
    expect(sentences.length).toBeGreaterThan(60);
    expect(
      sentences.filter((text) =>
        /[ãõçáéíóúâêô]|\b(?:um|uma|que|para|escreva|campo|texto|linha|ponha)\b/i.test(text),
      ),
    ).toEqual([]);
  });
});

describe('the collection', () => {
  it('has every code, and a name of its own for each mistake', () => {
    expect([...new Set(mistakes.map(({ code }) => code))].sort()).toEqual([...problemCodes].sort());
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  });

  it('has 60 mistakes at least, a dozen of them in English too', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
    expect(mistakes.filter(({ english }) => english).length).toBeGreaterThanOrEqual(12);
  });
});
