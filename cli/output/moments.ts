import { once } from '../../engine/blog/once.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';

const timeZone = 'America/Sao_Paulo';
const portugueseDay = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const isoDay = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const clock = once(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }),
);

/** The day of a moment (ISO 8601) in São Paulo: `20/11/2026`, in English `2026-11-20`. */
export const dayWords = (moment: string, language: Language) =>
  (language === 'pt' ? portugueseDay() : isoDay()).format(new Date(moment));

/** A moment (ISO 8601) in São Paulo: `20/11/2026 às 09:30`, in English `2026-11-20 at 09:30`. */
export const momentWords = (moment: string, language: Language) =>
  `${dayWords(moment, language)} ${language === 'pt' ? 'às' : 'at'} ${clock().format(new Date(moment))}`;
