// On which days the business is open from when to when.
import type { Hours, SpecialDays } from '#schemas/types';
import type { ProblemParams } from '../../diagnostics/catalogue.ts';
import { addDays, easterOf, holidaysOf, weekdayOf } from './holidays.ts';

/** From one time of day to another, `08:00`; the end of a day is `24:00`. */
export interface Span {
  readonly opens: string;
  readonly closes: string;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Most days that one entry of `special` is counted for. */
const mostDays = 400;

/** The days of an entry of `special` in a year; of one with a date of its own all of them, whatever the year. */
function daysOf({ from, until, yearly, easter }: SpecialDays, year: number): readonly string[] {
  if (yearly !== undefined) {
    const day = `${String(year).padStart(4, '0')}-${yearly}`;
    // The 29th of February of a year without one.
    return addDays(day, 0) === day ? [day] : [];
  }
  if (easter !== undefined) return [addDays(easterOf(year), easter)];
  const days: string[] = [];
  for (let day = from; day !== undefined && day <= (until ?? from!) && days.length < mostDays;) {
    days.push(day);
    day = addDays(day, 1);
  }
  return days;
}

/** What is wrong with how an entry says its days; null where nothing is. */
export function dayFault({
  from,
  until,
  yearly,
  easter,
}: SpecialDays): ProblemParams['hours-day']['reason'] | null {
  const said = [from, yearly, easter].filter((one) => one !== undefined);
  if (said.length === 0) return 'none';
  if (said.length > 1 || (from === undefined && until !== undefined)) return 'several';
  if (from === undefined || until === undefined) return null;
  if (until < from) return 'order';
  return until > addDays(from, mostDays) ? 'long' : null;
}

/** True for hours with days that come back every year by a rule. */
export const hasRules = ({ holidays, special = [] }: Hours) =>
  holidays !== undefined || special.some(({ from }) => from === undefined);

/** Opening hours by day. */
export class OpeningCalendar {
  readonly #hours: Hours;
  readonly #years = new Map<number, ReadonlyMap<string, readonly Span[]>>();

  constructor(hours: Hours) {
    this.#hours = hours;
  }

  /** The days of a year that are not as their day of the week, with what holds on them; nothing for closed. */
  special(year: number): ReadonlyMap<string, readonly Span[]> {
    let days = this.#years.get(year);
    if (!days) {
      const { holidays, special = [] } = this.#hours;
      const found = new Map<string, readonly Span[]>();
      if (holidays) for (const day of holidaysOf(holidays, year)) found.set(day, []);
      for (const entry of special)
        for (const day of daysOf(entry, year)) found.set(day, entry.spans ?? []);
      this.#years.set(year, (days = found));
    }
    return days;
  }

  /** The spans of a day of the week that begin on it, as they are written, 0 for Sunday. */
  ofWeekday(weekday: number): readonly Span[] {
    return (this.#hours.business ?? []).filter(({ days }) =>
      days.some((day) => day === names[weekday]),
    );
  }

  /** Those of a day. */
  ofDay(day: string): readonly Span[] {
    return this.special(Number(day.slice(0, 4))).get(day) ?? this.ofWeekday(weekdayOf(day));
  }
}

/** What is open of a day: what begins on it, up to midnight, and what the day before left over; in order, what meets joined. */
export function openSpans(own: readonly Span[], before: readonly Span[]): readonly Span[] {
  const isOver = ({ opens, closes }: Span) => closes <= opens;
  // Written for the whole day.
  const end = (closes: string) => (closes === '23:59' ? '24:00' : closes);
  const all = [
    ...before
      .filter((span) => isOver(span) && span.closes > '00:00')
      .map(({ closes }) => ({ opens: '00:00', closes })),
    ...own.map((span) => ({
      opens: span.opens,
      closes: isOver(span) ? '24:00' : end(span.closes),
    })),
  ].sort((a, b) => (a.opens < b.opens ? -1 : 1));
  const joined: Span[] = [];
  for (const span of all) {
    const last = joined.at(-1);
    if (last && span.opens <= last.closes)
      joined[joined.length - 1] = {
        opens: last.opens,
        closes: span.closes > last.closes ? span.closes : last.closes,
      };
    else joined.push(span);
  }
  return joined;
}
