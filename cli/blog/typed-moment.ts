import { momentOf } from '../../engine/content/post-file.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** The moment that an option names (ISO 8601), a day or a day and a time; undefined where it was not given. Throws `WrongUse`. */
export function typedMoment(typed: string | undefined, language: Language): string | undefined {
  const moment = typed === undefined ? undefined : momentOf(typed);
  if (moment !== null) return moment;
  throw new WrongUse(
    language === 'pt'
      ? `"${typed}" não é uma data. Escreva o dia, ou o dia e a hora de São Paulo: 2026-12-24 ou 2026-12-24T09:00`
      : `"${typed}" is no date. Write a day, or a day and a time of São Paulo: 2026-12-24 or 2026-12-24T09:00`,
  );
}
