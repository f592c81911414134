// What a page has to know to tell at any moment whether the business is open: read by the script of `engine/render/open-script.ts`.
import type { Hours } from '#schemas/types';
import { hasRules, OpeningCalendar, openSpans, type Span } from './calendar.ts';
import { addDays, weekdayOf } from './holidays.ts';
import { movesClock, zoneOffsets } from './zone-offsets.ts';

/** Whether the business is open: `1`; closed, and within 24 hours open again at the usual time: `0`; closed for longer: `2`. */
export type OpenState = '0' | '1' | '2';

/** The time at which most days of the week begin, `08:00`; null for a business that never opens. */
export function usualOpening(calendar: OpeningCalendar): string | null {
  const counts = new Map<string, number>();
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const [first] = openSpans(calendar.ofWeekday(weekday), calendar.ofWeekday((weekday + 6) % 7));
    if (first && first.opens !== '00:00')
      counts.set(first.opens, (counts.get(first.opens) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** Each change of a day, its time and what holds from then on: `00:000 08:001 18:000`. `next`: what is open on the day after. */
function changes(spans: readonly Span[], next: readonly Span[], usual: string | null): string {
  const times: [time: string, state: OpenState][] = [];
  const closed = (from: string, to: string, opening: string | undefined) => {
    if (opening !== undefined) return times.push([from, opening === usual ? '0' : '2']);
    const tomorrow = next[0]?.opens;
    if (tomorrow === undefined || tomorrow !== usual || tomorrow >= to)
      return times.push([from, '2']);
    if (tomorrow > from) times.push([from, '2']);
    return times.push([tomorrow > from ? tomorrow : from, '0']);
  };
  let at = '00:00';
  for (const { opens, closes } of spans) {
    if (opens > at) closed(at, opens, opens);
    times.push([opens, '1']);
    at = closes;
  }
  if (at < '24:00') closed(at, '24:00', undefined);
  return times.map(([time, state]) => time + state).join(' ');
}

/** Last day of the week of which the spans of the day before, its own and the day after are known. */
function changesOfDay(of: (day: string) => readonly Span[], day: string, usual: string | null) {
  const [before, own, after] = [addDays(day, -1), day, addDays(day, 1)].map(of) as [
    readonly Span[],
    readonly Span[],
    readonly Span[],
  ];
  return changes(openSpans(own, before), openSpans(after, own), usual);
}

/** A Sunday. */
const sunday = '2026-11-22';

/**
 * The schedule of a site in one text, parts with `|` between them: how many ms its clock shows more than UTC, the last first
 * (`3600000@1774746000000 0@0`: an hour from that moment on); the day from which on it says nothing more, `9` for never; the
 * changes of each day of the week from Sunday on; and, after the days that they are of, those of other days. Days that come
 * back every year, and a clock that is put forward and back, are told of the year `year` and the next. Null without opening
 * hours.
 */
export function scheduleOf(hours: Hours, timeZone: string, year: number): string | null {
  if ((hours.business ?? []).length === 0) return null;
  const calendar = new OpeningCalendar(hours);
  const usual = usualOpening(calendar);
  const ofWeek = (day: string) => calendar.ofWeekday(weekdayOf(day));
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    changesOfDay(ofWeek, addDays(sunday, weekday), usual),
  );
  const ruled = hasRules(hours);
  const others = new Map<string, string[]>();
  const special = [year - 1, year, year + 1, year + 2].flatMap((one) => [
    ...calendar.special(one).keys(),
  ]);
  const touched = new Set(special.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]));
  for (const day of [...touched].sort()) {
    const at = Number(day.slice(0, 4));
    if (ruled && (at < year || at > year + 1)) continue;
    const text = changesOfDay((one) => calendar.ofDay(one), day, usual);
    if (text === week[weekdayOf(day)]) continue;
    const alike = others.get(text);
    if (alike) alike.push(day);
    else others.set(text, [day]);
  }
  const clock = [...zoneOffsets(timeZone, year)]
    .reverse()
    .map(({ since, offset }) => `${offset}@${since}`);
  return [
    clock.join(' '),
    ruled || movesClock(timeZone) ? `${year + 2}-01-01` : '9',
    ...week,
    ...[...others].map(([text, days]) => `${days.join()} ${text}`),
  ].join('|');
}
