import type { LintSentences, ProblemWords } from '../words/problems.ts';
import type { Wording } from '../words/wording.ts';

type Sentences = ProblemWords['sentences'];

/** What each code needs to be told for its sentences. */
export type ProblemParams = {
  [Code in keyof Sentences]: Sentences[Code] extends Wording<infer Params> ? Params : never;
};

/** Permanent name of a problem. */
export type ProblemCode = keyof Sentences;

/** Code of a lint. */
export type LintCode = keyof LintSentences;

/** The sentences of every problem in a language. */
export type ProblemSentences = {
  readonly [Code in ProblemCode]: Wording<ProblemParams[Code]>;
};
