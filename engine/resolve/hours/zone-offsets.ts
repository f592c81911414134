// How far the clock of a zone is from UTC, so that a page tells the time there without the browser's list of zones: a first
// format of `Intl` costs a phone 50 to 200 ms before it paints.
import { clockOf } from '../../words/days.ts';

/** From `since` on (ms since 1970; 0 for the first one) the clock of a zone shows `offset` ms more than UTC. */
export interface ZoneOffset {
  readonly since: number;
  readonly offset: number;
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const offsetAt = (at: number, timeZone: string) =>
  Date.parse(`${clockOf(new Date(at), timeZone)}Z`) - at;

/** The first minute after `before` with the offset of `after`, which differs from that of `before`. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(after, timeZone);
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after;
}

const kept = new Map<string, readonly ZoneOffset[]>();

/** The offsets of a zone (IANA) from the beginning of the year `from` to that of `until`, in order; at least one. */
function offsetsBetween(timeZone: string, from: number, until: number): readonly ZoneOffset[] {
  const key = `${timeZone} ${from} ${until}`;
  const known = kept.get(key);
  if (known) return known;
  const [start, end] = [Date.UTC(from), Date.UTC(until)];
  const offsets = [{ since: 0, offset: offsetAt(start, timeZone) }];
  // No zone goes there and back within a week.
  for (let at = start, next; at < end; at = next) {
    next = Math.min(at + week, end);
    const offset = offsetAt(next, timeZone);
    if (offset !== offsets.at(-1)!.offset)
      offsets.push({ since: changeBetween(at, next, timeZone), offset });
  }
  kept.set(key, offsets);
  return offsets;
}

/** What a zone does in the years that lists of zones write out. */
const everyOffset = (timeZone: string) => offsetsBetween(timeZone, 2020, 2038);

/** True for a zone whose clock is put forward or back. */
export const movesClock = (timeZone: string) => everyOffset(timeZone).length > 1;

/** The offsets of a zone in a year and the next, in order; the one of a zone whose clock is never moved. */
export const zoneOffsets = (timeZone: string, year: number): readonly ZoneOffset[] =>
  movesClock(timeZone) ? offsetsBetween(timeZone, year, year + 2) : everyOffset(timeZone);
