// Moments as the command line takes and shows them: by the clock of the site, on both sides of summer time.
import { describe, expect, it } from 'vitest';
import { timeWords } from '../../cli/blog/words.ts';
import { typedMoment } from '../../cli/blog/typed-moment.ts';
import { siteTimeZone } from '../../cli/command-line/arguments.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { dayWords, momentWords } from '../../cli/output/moments.ts';
import { FixtureSite, makeFolder } from '../engine/fixture.ts';

const london = { language: 'en', timeZone: 'Europe/London' } as const;
const saoPaulo = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' } as const;

describe('a moment that is shown', () => {
  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-28 at 23:30', '28/03/2026 às 20:30'],
    ['2026-03-29T23:30:00Z', '2026-03-30 at 00:30', '29/03/2026 às 20:30'],
    ['2026-10-25T00:30:00Z', '2026-10-25 at 01:30', '24/10/2026 às 21:30'],
    ['2026-10-25T23:30:00Z', '2026-10-25 at 23:30', '25/10/2026 às 20:30'],
  ])('%s is %s in London, %s in São Paulo', (moment, there, here) => {
    expect(momentWords(moment, london)).toBe(there);
    expect(momentWords(moment, saoPaulo)).toBe(here);
    expect(dayWords(moment, london)).toBe(there.slice(0, 10));
  });

  it('says whose clock it is of', () => {
    const post = {
      status: 'published',
      published_at: '2090-07-01T08:00:00Z',
      withdrawn_at: null,
    } as const;
    const inNewYork = { language: 'en', timeZone: 'America/New_York' } as const;
    expect(timeWords(post, inNewYork)).toBe(' It appears on 2090-07-01 at 04:00, New York time.');
    expect(timeWords(post, saoPaulo)).toBe(
      ' Aparece em 01/07/2090 às 05:00, horário de São Paulo.',
    );
  });
});

describe('a moment that is typed', () => {
  it.each([
    ['2026-07-15', '2026-07-14T23:00:00.000Z'],
    ['2026-01-15T09:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T09:00:30', '2026-07-15T08:00:30.000Z'],
    // It is half past one twice; the second is named by its offset.
    ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:30Z', '2026-10-25T01:30Z'],
  ])('%s in London is %s', (typed, moment) => expect(typedMoment(typed, london)).toBe(moment));

  it('is refused where the clock skips it', () => {
    const typed = () => typedMoment('2026-03-29T01:30', london);
    expect(typed).toThrow(WrongUse);
    expect(typed).toThrow(/There is no 2026-03-29T01:30 in .+ Write 2026-03-29T02:30, or another/);
    expect(() => typedMoment('2018-11-04T00:10', { ...saoPaulo, language: 'pt-BR' })).toThrow(
      '2018-11-04T00:10 não existe no horário de São Paulo',
    );
    // Midnight is skipped too: the day begins an hour later.
    expect(typedMoment('2018-11-04', saoPaulo)).toBe('2018-11-04T03:00:00.000Z');
  });
});

describe('the time zone of a site', () => {
  it.each([
    ['limits: {', 'timeZone: Europe/London\nlimits: {', 'Europe/London'],
    [
      'limits: {',
      'timeZone: "America/Argentina/Buenos_Aires" # ours\nlimits: {',
      'America/Argentina/Buenos_Aires',
    ],
    ['limits: {', 'timeZone: Europe/Londres\nlimits: {', 'America/Sao_Paulo'],
    ['limits: {', '# timeZone: Europe/London\nlimits: {', 'America/Sao_Paulo'],
  ])('is read from its line', (from, to, zone) => {
    expect(siteTimeZone(new FixtureSite({ 'site.yaml': [[from, to]] }).dir)).toBe(zone);
  });

  it('is that by default where there is no site', () =>
    expect(siteTimeZone(makeFolder())).toBe('America/Sao_Paulo'));
});
