import { once } from '../../engine/blog/once.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

const timeZone = 'America/Sao_Paulo';
const clock = once(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }),
);

/** The day of a moment (ISO 8601) in São Paulo: `20/11/2026`, in English `2026-11-20`. */
export const dayWords = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(commandWordsOf(language).shared.dayLocale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(moment));

/** A moment (ISO 8601) in São Paulo: `20/11/2026 às 09:30`, in English `2026-11-20 at 09:30`. */
export const momentWords = (moment: string, language: Language) =>
  `${dayWords(moment, language)} ${commandWordsOf(language).shared.atTime} ${clock().format(new Date(moment))}`;
