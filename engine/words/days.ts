// Days and times as a clock of the site shows them, wherever the machine or the reader is.
import type { Locale } from './locale.ts';
import type { PageWords } from './pages.ts';

/** Formats take milliseconds to make: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of `Intl` for a language and a time zone. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(tag, options)));
  return format;
}

/** The day of a moment in a time zone, `2026-12-31`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  formatOf('sv-SE', { timeZone }).format(moment);

/** A moment as a clock of a time zone shows it, `2026-12-31T09:05:00`. */
export const clockOf = (moment: Date, timeZone: string): string =>
  formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T');

/** The day of a moment in words, `20 de novembro de 2026`. */
export const dayInWords = (moment: Date, { tag, timeZone }: Pick<Locale, 'tag' | 'timeZone'>) =>
  formatOf(tag, { timeZone, dateStyle: 'long' }).format(moment);

/** A day of the calendar (`2026-12-01`) in words, `1º de dezembro de 2026`. */
export const calendarDayInWords = (day: string, tag: string, words: PageWords): string =>
  formatOf(tag, { timeZone: 'UTC', dateStyle: 'long' })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' ? words.dayOfMonth({ day: Number(value) }) : value))
    .join('');

/**
 * The moment at which a clock of a time zone shows `clock` (`2026-12-31T09:05`), ISO 8601 in UTC. A time that the zone
 * leaves out in spring is taken an hour later; one that it has twice in autumn is the first.
 */
export function momentAt(clock: string, timeZone: string): string {
  const whole = Date.parse(`${clock}Z`);
  const fraction = whole % 1000;
  const wanted = whole - fraction;
  const shown = (at: number) => Date.parse(`${clockOf(new Date(at), timeZone)}Z`);
  const offset = (at: number) => shown(at) - at;
  // With the offset of the hours before, then, if that clock shows something else, with the one after.
  const day = 86_400_000;
  const first = wanted - offset(wanted - day);
  const at = shown(first) === wanted ? first : wanted - offset(wanted + day);
  return new Date((shown(at) === wanted ? at : first) + fraction).toISOString();
}
