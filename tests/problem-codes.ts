import type { ProblemCode } from '../engine/diagnostics/catalogue.ts';
import { problemWordsOf } from '../engine/words/problems.ts';

/** Every code, in the order of the catalogue. */
export const problemCodes = Object.keys(problemWordsOf('pt-BR').sentences) as ProblemCode[];
