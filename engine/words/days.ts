// Days and times as a clock of the site shows them, wherever the machine or the reader is.
import { formatOf } from './clock.mjs';
import type { Locale } from './locale.ts';
import type { PageWords } from './pages.ts';

export { clockOf, dayOf, momentAt } from './clock.mjs';

/** The day of a moment in words, `20 de novembro de 2026`. */
export const dayInWords = (moment: Date, { tag, timeZone }: Pick<Locale, 'tag' | 'timeZone'>) =>
  formatOf(tag, { timeZone, dateStyle: 'long' }).format(moment);

/** A day of the calendar (`2026-12-01`) in words, `1º de dezembro de 2026`. */
export const calendarDayInWords = (day: string, tag: string, words: PageWords): string =>
  inWords(day, tag, words, { dateStyle: 'long' });

/** The same with its day of the week, without the year: `terça-feira, 1º de dezembro`. */
export const weekdayInWords = (day: string, tag: string, words: PageWords): string =>
  inWords(day, tag, words, { weekday: 'long', day: 'numeric', month: 'long' });

const inWords = (
  day: string,
  tag: string,
  words: PageWords,
  options: Intl.DateTimeFormatOptions,
): string =>
  formatOf(tag, { timeZone: 'UTC', ...options })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' ? words.dayOfMonth({ day: Number(value) }) : value))
    .join('');
