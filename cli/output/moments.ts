import { clockOf, formatOf } from '../../engine/words/clock.mjs';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

/** How moments are shown: in which language, and by the clock of which time zone (IANA), that of the site. */
export interface MomentView {
  readonly language: Language;
  readonly timeZone: string;
}

/** The day of a moment (ISO 8601): `20/11/2026`, in English `2026-11-20`. */
export const dayWords = (moment: string, { language, timeZone }: MomentView) =>
  formatOf(commandWordsOf(language).shared.dayLocale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(moment));

/** A moment (ISO 8601): `20/11/2026 às 09:30`, in English `2026-11-20 at 09:30`. */
export const momentWords = (moment: string, view: MomentView) =>
  `${dayWords(moment, view)} ${commandWordsOf(view.language).shared.atTime} ${clockOf(new Date(moment), view.timeZone).slice(11, 16)}`;
