// Public holidays by rule, and days of the calendar, written `2026-12-25`.

/** Countries whose holidays are known. */
export type HolidayCalendar = 'brazil' | 'england';

const dayMs = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** A day and so many days. */
export const addDays = (day: string, days: number): string =>
  new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10);

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(atNoon(day)).getUTCDay();

const dayOfYear = (year: number, monthAndDay: string) =>
  `${String(year).padStart(4, '0')}-${monthAndDay}`;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const j = Math.floor(c / 4);
  const k = c % 4;
  const m = Math.floor((a + 11 * h) / 319);
  const r = (2 * e + 2 * j - k - h + m + 32) % 7;
  const month = Math.floor((h - m + r + 90) / 25);
  const day = (h - m + r + month + 19) % 32;
  return dayOfYear(year, `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The first Monday on a day or after it. */
const mondayFrom = (day: string) => addDays(day, (8 - weekdayOf(day)) % 7);
/** The last Monday up to a day. */
const mondayUntil = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));
const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;

/** The days that stand for Christmas and Boxing Day where these fall on a weekend. */
const christmas = (year: number): string[] => {
  const days = [dayOfYear(year, '12-25'), dayOfYear(year, '12-26')];
  const substitutes = [dayOfYear(year, '12-27'), dayOfYear(year, '12-28')];
  return [...days, ...days.flatMap((day, at) => (isWeekend(day) ? [substitutes[at]!] : []))];
};

const calendars: Readonly<Record<HolidayCalendar, (year: number) => readonly string[]>> = {
  // Laws 662/1949, 6.802/1980, 9.093/1995, 10.607/2002 and 14.759/2023; Good Friday is a holiday of every town.
  brazil: (year) => [
    addDays(easterOf(year), -2),
    ...['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'].map(
      (day) => dayOfYear(year, day),
    ),
  ],
  // Bank holidays of England and Wales: the Banking and Financial Dealings Act 1971 and the days proclaimed every year.
  england: (year) => {
    const newYear = dayOfYear(year, '01-01');
    return [
      newYear,
      ...(isWeekend(newYear) ? [mondayFrom(newYear)] : []),
      addDays(easterOf(year), -2),
      addDays(easterOf(year), 1),
      mondayFrom(dayOfYear(year, '05-01')),
      mondayUntil(dayOfYear(year, '05-31')),
      mondayUntil(dayOfYear(year, '08-31')),
      ...christmas(year),
    ];
  },
};

/** The public holidays of a year, in no order. */
export const holidaysOf = (calendar: HolidayCalendar, year: number): readonly string[] =>
  calendars[calendar](year);
