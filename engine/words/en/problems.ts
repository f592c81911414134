import type { ProblemWords } from '../pt-BR/problems.ts';
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

/** What is said of problems, in English. */
export const problems: ProblemWords = {
  report,
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
