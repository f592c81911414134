// Every problem that the engine can report: a permanent code, its level, and what it says in Portuguese and English.
import { documentProblems } from './codes/documents.ts';
import { fieldProblems } from './codes/fields.ts';
import { lintProblems } from './codes/lints.ts';
import { pageProblems } from './codes/pages.ts';
import { postProblems } from './codes/posts.ts';
import { referenceProblems } from './codes/references.ts';
import { siteCodeProblems } from './codes/site-code.ts';
import { syntaxProblems } from './codes/syntax.ts';
import type { Level, ProblemKind, Wording } from './wording.ts';

const kinds = {
  ...documentProblems,
  ...syntaxProblems,
  ...fieldProblems,
  ...referenceProblems,
  ...pageProblems,
  ...postProblems,
  ...lintProblems,
  ...siteCodeProblems,
};

/** What each code needs to be told for its sentences. */
export type ProblemParams = {
  [Code in keyof typeof kinds]: (typeof kinds)[Code] extends ProblemKind<infer Params>
    ? Params
    : never;
};

/** Permanent name of a problem. */
export type ProblemCode = keyof ProblemParams;

/** All problems, by code. */
export const catalogue: { readonly [Code in ProblemCode]: ProblemKind<ProblemParams[Code]> } =
  kinds;

export type { Level, Wording };
