import type { ProblemWords } from '../../pt-BR/problems/problems.ts';
import { report } from './report.ts';

/** What is said of problems, in English. */
export const problems: ProblemWords = { report };
