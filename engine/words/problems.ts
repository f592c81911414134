import { problems as english } from './en/problems.ts';
import type { Language } from './language.ts';
import { problems as portuguese, type ProblemWords } from './pt-BR/problems.ts';
import type { lints } from './pt-BR/problems/lints.ts';

const words: Readonly<Record<Language, ProblemWords>> = { 'pt-BR': portuguese, en: english };

/** What is said of problems in a language. */
export const problemWordsOf = (language: Language): ProblemWords => words[language];

export type { ProblemWords };
/** What lints say: they have a file of their own in the catalogue. */
export type LintSentences = typeof lints;
export type { FoundValue, SchemaType, SizeRule, TypeFix } from './pt-BR/problems/field-words.ts';
export type { Elsewhere } from './pt-BR/problems/fields.ts';
export type { DrawingFault, OwnCodeFault, OwnSchemaFault } from './pt-BR/problems/site-code.ts';
export type { SlotVerb } from './pt-BR/problems/references.ts';
export type { SyntaxParams, SyntaxReason } from './pt-BR/problems/syntax.ts';
