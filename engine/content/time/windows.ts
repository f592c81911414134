// From when to when something is shown, by the clock of its site.
import type { Show } from '#schemas/types';
import { clockOf, dayOf, momentAt } from '../../words/days.ts';

/** A stretch of time, ms since 1970; `until` is the first moment after it. What has no end on a side goes on for ever. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** The moment that a site is held to. */
export interface Clock {
  /** Ms since 1970. */
  readonly at: number;
  /** Its day where the site is, `2026-12-31`. */
  readonly today: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Always. */
export const always: Window = { from: -Infinity, until: Infinity };

/** The last day that can be written. */
const lastDay = '9999-12-31';
const hasOffset = (text: string) => /(?:Z|[+-]\d{2}:\d{2})$/.test(text.slice(10));

/** The moment that a text of the format `moment` names, ms; a day is its first moment in the zone. */
export function readMoment(text: string, timeZone: string): number {
  if (hasOffset(text)) return Date.parse(text);
  // No clock shows these years as they are written.
  if (text < '1000') return Date.parse(`${text.padEnd(11, 'T').padEnd(16, '00:00')}Z`);
  return Date.parse(momentAt(text.length === 10 ? `${text}T00:00` : text, timeZone));
}

/** The day after a day, `2027-01-01`. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The first moment after what a text names: of a day the next day, of a minute itself. */
function endOf(text: string, timeZone: string): number {
  if (text.length > 10) return readMoment(text, timeZone);
  return text === lastDay ? Infinity : readMoment(nextDay(text), timeZone);
}

/** The window that `show`, or a promotion, writes. */
export const windowOf = (
  { from, until }: Pick<Show, 'from' | 'until'>,
  timeZone: string,
): Window => ({
  from: from === undefined ? -Infinity : readMoment(from, timeZone),
  until: until === undefined ? Infinity : endOf(until, timeZone),
});

/** What two windows have in common; it may be empty. */
export const overlap = (one: Window, other: Window): Window => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
});

/** True for a window that never opens. */
export const isEmpty = ({ from, until }: Window) => from >= until;

/** True at the moments of a window. */
export const isOpen = ({ from, until }: Window, at: number) => from <= at && at < until;

/** The clock of a site at a moment, that of now if none is named; `now`: a text of the format `moment`, or ISO 8601. */
export function clockAt(now: string | undefined, timeZone: string): Clock {
  const at = now === undefined ? Date.now() : readMoment(now, timeZone);
  return {
    at,
    timeZone,
    // Found when it is asked for: the first format of a process takes 25 ms.
    get today() {
      return dayOf(new Date(at), timeZone);
    },
  };
}

/** A moment as documents write it, to the minute: `2026-12-24T10:00`. */
export const writtenMoment = (at: number, timeZone: string) =>
  clockOf(new Date(at), timeZone).slice(0, 16);
