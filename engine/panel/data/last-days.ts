import { dayOf } from '../../words/days.ts';
import { siteLocale } from '../../words/site-locale.ts';

const dayLength = 86_400_000;

/** The last `count` days by the clock of the site (YYYY-MM-DD), today the last of them. */
export function lastDays(count: number): string[] {
  const today = Date.parse(`${dayOf(new Date(), siteLocale.timeZone)}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * dayLength).toISOString().slice(0, 10),
  );
}
