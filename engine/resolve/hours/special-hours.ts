import type { OpeningHoursSpecification } from 'schema-dts';
import type { Hours } from '#schemas/types';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { hasRules, OpeningCalendar } from './calendar.ts';
import { weekdayOf } from './holidays.ts';

/** The days of this year and the next on which other hours hold than on their day of the week, as schema.org has them; closed is from midnight to midnight. */
export function specialHours(
  hours: Hours,
  inputs: Pick<SharedInputs, 'year'>,
): OpeningHoursSpecification[] {
  if (!hours.business || (!hours.special && !hours.holidays)) return [];
  const calendar = new OpeningCalendar(hours);
  const { year } = inputs;
  const days = new Map(
    [year, year + 1].flatMap((one) =>
      [...calendar.special(one)].filter(
        ([day]) => !hasRules(hours) || Number(day.slice(0, 4)) >= year,
      ),
    ),
  );
  return [...days.keys()].sort().flatMap((day): OpeningHoursSpecification[] => {
    const spans = calendar.ofDay(day);
    const usual = calendar.ofWeekday(weekdayOf(day));
    if (spans.length === 0 && usual.length === 0) return [];
    const shown = spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }];
    return shown.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    }));
  });
}
