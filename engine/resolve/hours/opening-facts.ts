import { calendarDayInWords } from '../../words/days.ts';
import { localeOf } from '../../words/locale.ts';
import {
  bySameDays,
  daysInWords,
  hoursInWords,
  timeOf,
  timesInWords,
} from '../../words/hours-in-words.ts';
import { pageWordsOf } from '../../words/pages.ts';
import type { Facts } from '../../render/types.ts';
import type { SharedContent } from '../../content/validate.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { OpeningCalendar } from './calendar.ts';
import { usualOpening } from './schedule.ts';

/** What of a page and its site the facts are made from. */
interface HoursContext {
  readonly site: Pick<SharedContent, 'settings'>;
  readonly inputs: Pick<SharedInputs, 'isShown'>;
}

const wordsOf = ({ site }: Pick<HoursContext, 'site'>) =>
  pageWordsOf(localeOf(site.settings.document).language);

/** What is said of the moment; null where the site does not say when it is open. */
export function openingOf(context: Pick<HoursContext, 'site'>): Facts['opening'] {
  const { hours } = context.site.settings.document;
  if ((hours.business ?? []).length === 0) return null;
  const { opening } = wordsOf(context);
  const usual = usualOpening(new OpeningCalendar(hours));
  const later = opening.later(hoursInWords(hours.business!, opening));
  return {
    open: opening.openNow,
    soon: usual === null ? later : opening.soon(timeOf(usual)),
    later,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The opening hours as a table: the week, holidays, other days that are not over, and emergencies apart. */
export function openingRowsOf(context: HoursContext): Facts['openingRows'] {
  const { document } = context.site.settings;
  const { business = [], emergency = [], holidays, special = [] } = document.hours;
  const { tag } = localeOf(document);
  const words = wordsOf(context);
  const { opening } = words;
  const dayInWords = (day: string) => calendarDayInWords(day, tag, words);
  const rows = (times: typeof business) =>
    bySameDays(times).map((same) => ({
      label: capital(daysInWords(same[0]!.days, opening)),
      value: timesInWords(same, opening),
    }));
  const ofSpecial = special.flatMap(({ from, until, name, spans }) => {
    const value = spans ? timesInWords(spans, opening) : opening.closed;
    if (from === undefined) return name === undefined ? [] : [{ label: name, value }];
    const last = until ?? from;
    if (!context.inputs.isShown({ until: last })) return [];
    const days = last === from ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(last)}`;
    return [
      { label: name ?? capital(days), value: name === undefined ? value : `${days}: ${value}` },
    ];
  });
  return [
    ...rows(business),
    ...(holidays ? [{ label: opening.holidays[holidays], value: opening.closed }] : []),
    ...ofSpecial,
    ...(emergency.length > 0
      ? [{ label: words.emergencyService, value: hoursInWords(emergency, opening) }]
      : []),
  ];
}
