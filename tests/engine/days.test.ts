// Days and times by a site's clock, on both sides of midnight and of summer time.
import { describe, expect, test } from 'vitest';
import {
  calendarDayInWords,
  clockOf,
  dayInWords,
  dayOf,
  momentAt,
} from '../../engine/words/days.ts';
import { pageWordsOf } from '../../engine/words/pages.ts';

const saoPaulo = 'America/Sao_Paulo';
const london = 'Europe/London';

describe('a moment', () => {
  test.each([
    ['2026-06-01T02:59:59Z', saoPaulo, '2026-05-31T23:59:59'],
    ['2026-06-01T03:00:00Z', saoPaulo, '2026-06-01T00:00:00'],
    // Winter: the clock of London is that of UTC; in summer it is an hour ahead.
    ['2026-03-28T23:30:00Z', london, '2026-03-28T23:30:00'],
    ['2026-03-29T00:59:59Z', london, '2026-03-29T00:59:59'],
    ['2026-03-29T01:00:00Z', london, '2026-03-29T02:00:00'],
    ['2026-03-29T23:30:00Z', london, '2026-03-30T00:30:00'],
    ['2026-10-25T00:59:59Z', london, '2026-10-25T01:59:59'],
    ['2026-10-25T01:00:00Z', london, '2026-10-25T01:00:00'],
    // Summer time that Brazil had until 2019.
    ['2019-01-01T01:30:00Z', saoPaulo, '2018-12-31T23:30:00'],
  ])('%s is in %s %s', (moment, zone, shown) => {
    expect(clockOf(new Date(moment), zone)).toBe(shown);
    expect(dayOf(new Date(moment), zone)).toBe(shown.slice(0, 10));
  });

  test.each([
    ['2026-12-24T09:00', saoPaulo, '2026-12-24T12:00:00.000Z'],
    ['2018-12-24T09:00', saoPaulo, '2018-12-24T11:00:00.000Z'],
    ['2026-01-15T09:00', london, '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T09:00:30.250', london, '2026-07-15T08:00:30.250Z'],
    ['2026-03-29T00:30', london, '2026-03-29T00:30:00.000Z'],
    // The clock goes from 1:00 to 2:00: there is no half past one.
    ['2026-03-29T01:30', london, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T02:30', london, '2026-03-29T01:30:00.000Z'],
    // It is half past one twice.
    ['2026-10-25T01:30', london, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30', london, '2026-10-25T02:30:00.000Z'],
    ['2026-07-15T09:00', 'Pacific/Auckland', '2026-07-14T21:00:00.000Z'],
  ])('at which the clock says %s in %s is %s', (clock, zone, moment) => {
    expect(momentAt(clock, zone)).toBe(moment);
  });

  test.each([
    ['pt-BR', saoPaulo, '31 de maio de 2026'],
    ['en-GB', london, '1 June 2026'],
    ['en-US', 'America/New_York', 'May 31, 2026'],
  ])('is written in %s with the day of %s', (tag, timeZone, words) => {
    expect(dayInWords(new Date('2026-06-01T02:30:00Z'), { tag, timeZone })).toBe(words);
  });
});

test.each([
  ['2026-05-01', 'pt-BR', 'pt-BR', '1º de maio de 2026'],
  ['2026-12-31', 'pt-BR', 'pt-BR', '31 de dezembro de 2026'],
  ['2026-05-01', 'en-GB', 'en', '1 May 2026'],
  ['2026-05-01', 'en-US', 'en', 'May 1, 2026'],
] as const)('the day %s is written in %s as people say it', (day, tag, language, words) => {
  expect(calendarDayInWords(day, tag, pageWordsOf(language))).toBe(words);
});
