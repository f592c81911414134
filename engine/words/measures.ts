import { measures as en } from './en/measures.ts';
import type { Language } from './language.ts';
import { measures as ptBR, type MeasureWords } from './pt-BR/measures.ts';

const words: Readonly<Record<Language, MeasureWords>> = { 'pt-BR': ptBR, en };

/** How people write numbers, units and measures in a language. */
export const measuresOf = (language: Language): MeasureWords => words[language];

export type { MeasureWords };
