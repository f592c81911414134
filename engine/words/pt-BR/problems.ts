import { documents } from './problems/documents.ts';
import { fields } from './problems/fields.ts';
import { lints } from './problems/lints.ts';
import { looks } from './problems/looks.ts';
import { outlines } from './problems/outlines.ts';
import { pages } from './problems/pages.ts';
import { posts } from './problems/posts.ts';
import { references } from './problems/references.ts';
import { report } from './problems/report.ts';
import { siteCode } from './problems/site-code.ts';
import { syntax } from './problems/syntax.ts';
import { times } from './problems/times.ts';

/** What is said of problems, in Brazilian Portuguese: the reference of the other languages. */
export const problems = {
  report,
  /** The two sentences of each problem, by its permanent code. */
  sentences: {
    ...documents,
    ...syntax,
    ...fields,
    ...references,
    ...pages,
    ...outlines,
    ...looks,
    ...times,
    ...posts,
    ...lints,
    ...siteCode,
  },
};

/** What is said of problems: the codes, and the values that each is told. */
export type ProblemWords = typeof problems;
