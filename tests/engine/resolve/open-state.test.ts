// Whether the page says rightly that the business is open, on 400 days and at both changes of summer time: the script of pages
// against the plainest reading of the hours, minute by minute.
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hours } from '#schemas/types';
import { openScript } from '../../../engine/render/open-script.ts';
import { OpeningCalendar } from '../../../engine/resolve/hours/calendar.ts';
import { easterOf, holidaysOf } from '../../../engine/resolve/hours/holidays.ts';
import { scheduleOf } from '../../../engine/resolve/hours/schedule.ts';

const names = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const dayMs = 86_400_000;

/** What the script of a page writes at a moment; undefined where it says nothing. */
function said(schedule: string, at: number): string | undefined {
  const dataset: { hours: string; open?: string } = { hours: schedule };
  class Then extends Date {
    constructor(...given: [] | [string | number]) {
      if (given.length === 0) super(at);
      else super(given[0]);
    }
  }
  runInNewContext(openScript, { document: { documentElement: { dataset } }, Date: Then });
  return dataset.open;
}

/** The clock of a zone at a moment, as the moment at which a clock of Greenwich shows the same. */
function clockAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)!.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

const dayText = (clock: number) => new Date(clock).toISOString().slice(0, 10);
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** The spans that begin on a day. */
function spansOn({ business = [], holidays, special = [] }: Hours, day: string) {
  const year = Number(day.slice(0, 4));
  const isOf = ({ from, until, yearly, easter }: (typeof special)[number]) =>
    from !== undefined
      ? from <= day && day <= (until ?? from)
      : yearly !== undefined
        ? day.endsWith(`-${yearly}`)
        : dayText(Date.parse(easterOf(year)) + easter! * dayMs) === day;
  const own = special.findLast(isOf);
  if (own) return own.spans ?? [];
  if (holidays && holidaysOf(holidays, year).includes(day)) return [];
  const weekday = names[new Date(day).getUTCDay()]!;
  return business.filter(({ days }) => days.includes(weekday));
}

/** True where the business is open when the clock of its place shows `clock`. */
function isOpen(hours: Hours, clock: number): boolean {
  const minute = Math.floor((clock % dayMs) / 60_000);
  const length = ({ opens, closes }: { opens: string; closes: string }) => {
    const end = closes === '23:59' ? 1440 : minutes(closes);
    return end - minutes(opens) + (minutes(closes) <= minutes(opens) ? 1440 : 0);
  };
  return [0, 1].some((back) =>
    spansOn(hours, dayText(clock - back * dayMs)).some((span) => {
      const since = minute + back * 1440 - minutes(span.opens);
      return since >= 0 && since < length(span);
    }),
  );
}

const time = (step: number, max: number) =>
  fc.integer({ min: 0, max }).map((count) => {
    const all = count * step;
    return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
  });
const span = fc.record({ opens: time(15, 95), closes: time(15, 96) });
const hoursOf: fc.Arbitrary<Hours> = fc.record({
  business: fc.array(
    fc
      .tuple(fc.subarray([...names], { minLength: 1 }), span)
      .map(([days, one]) => ({ days, ...one })),
    { minLength: 1, maxLength: 4 },
  ),
  holidays: fc.constantFrom('brazil' as const, 'england' as const),
  special: fc.array(
    fc.oneof(
      fc.record({
        from: fc.constantFrom('2026-12-24', '2027-03-28', '2026-10-25'),
        spans: fc.array(span, { minLength: 1, maxLength: 2 }),
      }),
      fc.constant({ from: '2026-12-28', until: '2027-01-08' }),
      fc.constant({ yearly: '01-25' }),
      fc.constant({ easter: -47 }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
});
const start = Date.parse('2026-03-01T00:00:00Z');
/** The changes of summer time in London within the days of the test, and the middle of other days. */
const moments = fc.oneof(
  fc.integer({ min: 0, max: 400 * 1440 - 1 }).map((minute) => start + minute * 60_000),
  fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'),
      fc.integer({ min: -1500, max: 1500 }),
    )
    .map(([change, minute]) => Date.parse(change) + minute * 60_000),
);

describe('a page', () => {
  it.each(['America/Sao_Paulo', 'Europe/London', 'Africa/Casablanca', 'Asia/Kathmandu'])(
    'says of any moment of 400 days whether the business is open, in %s',
    (timeZone) => {
      fc.assert(
        fc.property(hoursOf, fc.array(moments, { minLength: 10, maxLength: 10 }), (hours, all) => {
          const schedule = scheduleOf(hours, timeZone, 2026)!;
          for (const at of all)
            expect([at, said(schedule, at) === '1']).toEqual([
              at,
              isOpen(hours, clockAt(at, timeZone)),
            ]);
        }),
        { numRuns: 60, seed: 27 },
      );
    },
  );

  it('says on each of 400 days from when to when', () => {
    fc.assert(
      fc.property(hoursOf, (hours) => {
        const calendar = new OpeningCalendar(hours);
        for (let at = 0; at < 400; at += 1) {
          const day = dayText(start + at * dayMs);
          expect([day, calendar.ofDay(day)]).toEqual([day, spansOn(hours, day)]);
        }
      }),
      { numRuns: 20, seed: 27 },
    );
  });

  const week: Hours = {
    business: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
  };

  it('says that somebody replies at 8 only where 8 comes within a day', () => {
    const schedule = scheduleOf({ ...week, holidays: 'brazil' }, 'America/Sao_Paulo', 2026)!;
    for (let hour = 0; hour < 400 * 24; hour += 5) {
      const at = start + hour * 3_600_000 + 60_000;
      const clock = clockAt(at, 'America/Sao_Paulo');
      // It opens on the hour.
      const next = Array.from(
        { length: 24 },
        (_, later) => clock - 60_000 + (later + 1) * 3_600_000,
      );
      const opening = next.find((later) => isOpen({ ...week, holidays: 'brazil' }, later));
      const state = said(schedule, at);
      if (state !== '1') expect([hour, state]).toEqual([hour, opening === undefined ? '2' : '0']);
    }
  });

  it('says nothing after the days that it was told of', () => {
    const schedule = scheduleOf({ ...week, holidays: 'england' }, 'Europe/London', 2026)!;
    expect(said(schedule, Date.parse('2027-12-31T12:00:00Z'))).toBe('1');
    expect(said(schedule, Date.parse('2028-01-03T12:00:00Z'))).toBeUndefined();
    // Without rules, where no clock is moved, every year is alike.
    const plain = scheduleOf(week, 'America/Sao_Paulo', 2026)!;
    expect(said(plain, Date.parse('2099-01-05T12:00:00Z'))).toBe('1');
    const moved = scheduleOf(week, 'Europe/London', 2026)!;
    expect(said(moved, Date.parse('2027-12-31T12:00:00Z'))).toBe('1');
    expect(said(moved, Date.parse('2028-01-03T12:00:00Z'))).toBeUndefined();
  });

  it('needs at most 300 bytes of script for it', () => {
    expect(Buffer.byteLength(openScript)).toBeLessThanOrEqual(300);
  });
});

describe('holidays', () => {
  it('of Brazil move with Easter', () => {
    expect(easterOf(2026)).toBe('2026-04-05');
    expect(easterOf(2038)).toBe('2038-04-25');
    expect([...holidaysOf('brazil', 2027)].sort()).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-04-21',
      '2027-05-01',
      '2027-09-07',
      '2027-10-12',
      '2027-11-02',
      '2027-11-15',
      '2027-11-20',
      '2027-12-25',
    ]);
  });

  // gov.uk/bank-holidays; days of the weekend that others stand for are closed as well.
  it.each([
    [
      2026,
      [
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-08-31',
        '2026-12-25',
        '2026-12-26',
        '2026-12-28',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-03-26',
        '2027-03-29',
        '2027-05-03',
        '2027-05-31',
        '2027-08-30',
        '2027-12-25',
        '2027-12-26',
        '2027-12-27',
        '2027-12-28',
      ],
    ],
    [
      2028,
      [
        '2028-01-01',
        '2028-01-03',
        '2028-04-14',
        '2028-04-17',
        '2028-05-01',
        '2028-05-29',
        '2028-08-28',
        '2028-12-25',
        '2028-12-26',
      ],
    ],
  ])('of England and Wales in %d', (year, days) => {
    expect([...holidaysOf('england', year)].sort()).toEqual(days);
  });
});
