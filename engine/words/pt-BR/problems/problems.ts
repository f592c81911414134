import { report } from './report.ts';

/** What is said of problems, in Brazilian Portuguese: the reference of the other languages. */
export const problems = { report };

/** What is said of problems: the keys, and the values that each text takes. */
export type ProblemWords = typeof problems;
