import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differences,
  emptyValues,
  postOf,
  tagsOf,
  valuesOf,
} from '../../engine/panel/editor/editor-values.ts';
import { scoring } from '../posts/examples.ts';
import { speak } from '../../engine/panel/data/panel-language.ts';
import { postWith } from './posts.ts';
import { english, portuguese } from './spoken.ts';

const { format } = portuguese;

describe('what the editor saves', () => {
  test('is the post itself where nothing was changed, to the microsecond, but for the computed score', () => {
    const post = postWith();
    const {
      id: _id,
      views: _views,
      created_at: _created,
      updated_at: _updated,
      computed_score: _computed,
      ...rest
    } = post;
    expect(postOf(valuesOf(post, format), post, scoring, format)).toEqual({
      ...rest,
      seo_score: 30,
    });
  });

  test('takes a new date as time of São Paulo', () => {
    expect(
      postOf(
        { ...valuesOf(postWith(), format), published_at: '24/12/2026 20:00' },
        postWith(),
        scoring,
        format,
      ).published_at,
    ).toBe('2026-12-24T23:00:00.000Z');
  });

  test('keeps a date of withdrawal, takes another, and forgets it with the field', () => {
    const post = postWith({ withdrawn_at: '2027-01-01T03:00:00.25+00:00' });
    const saved = (withdrawn_at: string) =>
      postOf({ ...valuesOf(post, format), withdrawn_at }, post, scoring, format).withdrawn_at;
    expect(postOf(valuesOf(post, format), post, scoring, format).withdrawn_at).toBe(
      post.withdrawn_at,
    );
    expect(saved('02/01/2027 00:00')).toBe('2027-01-02T03:00:00.000Z');
    expect(saved('')).toBeNull();
  });

  test('leaves the date of a new post to the database', () => {
    expect(postOf(emptyValues, null, scoring, format)).not.toHaveProperty('published_at');
  });

  test('dates a draft on the day it is published, unless a date was chosen', () => {
    const draft = postWith({ status: 'draft' });
    const now = new Date('2026-11-30T10:00:00Z');
    expect(
      postOf({ ...valuesOf(draft, format), status: 'published' }, draft, scoring, format, now)
        .published_at,
    ).toBe('now');
    const later = postWith({ status: 'draft', published_at: '2026-12-01T10:00:00.5+00:00' });
    expect(
      postOf({ ...valuesOf(later, format), status: 'published' }, later, scoring, format, now)
        .published_at,
    ).toBe(later.published_at);
    expect(
      postOf(
        { ...valuesOf(draft, format), status: 'published', published_at: '01/11/2026 08:00' },
        draft,
        scoring,
        format,
        now,
      ).published_at,
    ).toBe('2026-11-01T11:00:00.000Z');
    expect(postOf(valuesOf(draft, format), draft, scoring, format, now).published_at).toBe(
      draft.published_at,
    );
  });

  test('has each tag once, trimmed', () => {
    expect(tagsOf(' motor , portão,, motor,\nPPA ')).toEqual(['motor', 'portão', 'PPA']);
  });

  test('names the fields in which two versions differ', () => {
    const values = valuesOf(postWith(), format);
    expect(differences(values, { ...values, title: 'Outro', content: 'Outro' })).toEqual([
      'title',
      'content',
    ]);
  });
});

describe('times', () => {
  test('are those of São Paulo', () => {
    expect(format.moment('2026-11-21T01:30:00+00:00')).toBe('20/11/2026 às 22:30');
    expect(format.toTyped('2026-11-21T01:30:00+00:00')).toBe('20/11/2026 22:30');
  });

  test('go through a date field and back, to the minute', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2020-01-01T00:00:00Z'),
          max: new Date('2099-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        (date) => {
          const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
          expect(format.fromTyped(format.toTyped(minute))).toBe(minute);
        },
      ),
    );
  });

  test.each([
    '14/03/2026 09:30',
    '14/3/2026 9h30',
    '140320260930',
    '14-03-2026 às 09:30',
    ' 14.03.2026 9:30 ',
  ])('take %j', (text) => expect(format.fromTyped(text)).toBe('2026-03-14T12:30:00.000Z'));

  test.each([
    '',
    'ontem',
    '2026-11-20T10:00',
    '31/02/2026 09:00',
    '01/13/2026 10:00',
    '20/11/26',
    '20/11/2026 24:00',
    '20/11/2026 10:60',
  ])('%j is no time', (text) => expect(format.fromTyped(text)).toBeNull());
});

describe('times of a site in English', () => {
  const of = (tag: string, timeZone: string) =>
    speak('en', english.words, { language: 'en', tag, timeZone }).format;

  test('are those of its zone, in winter and in summer, with the day first', () => {
    const { format: london } = english;
    expect(london.order).toBe('dayFirst');
    expect(london.moment('2026-01-05T09:30:00Z')).toBe('05/01/2026 at 09:30');
    expect(london.moment('2026-07-05T23:30:00Z')).toBe('06/07/2026 at 00:30');
    expect(london.fromTyped('24/12/2026 09:00')).toBe('2026-12-24T09:00:00.000Z');
    expect(london.fromTyped('24/07/2026 09:00')).toBe('2026-07-24T08:00:00.000Z');
    expect(london.fromPicked('2026-12-24T09:00')).toBe('24/12/2026 09:00');
    expect(london.momentInWords('2026-12-24T09:00:00Z')).toBe(
      'Thursday, 24 December 2026 at 09:00',
    );
  });

  test.each([
    ['before it', '07/03/2027 01:30', '2027-03-07T06:30:00.000Z'],
    ['after it', '14/03/2027 03:30', '2027-03-14T07:30:00.000Z'],
    ['hours after it', '14/03/2027 12:00', '2027-03-14T16:00:00.000Z'],
  ])('are read on the day that summer time begins, %s', (_when, typed, moment) =>
    expect(of('en-IE', 'America/New_York').fromTyped(typed)).toBe(moment),
  );

  test('an hour that the clock leaves out is none', () =>
    expect(of('en-IE', 'America/New_York').fromTyped('14/03/2027 02:30')).toBeNull());

  test('have the month first where the site is in the one country that has', () => {
    const format = of('en-US', 'America/New_York');
    expect(format.order).toBe('monthFirst');
    expect(format.toTyped('2026-12-24T14:05:00Z')).toBe('12/24/2026 09:05');
    expect(format.fromTyped('12/24/2026 09:05')).toBe('2026-12-24T14:05:00.000Z');
    expect(format.fromTyped('24/12/2026 09:05')).toBeNull();
    expect(format.fromPicked('2026-12-24T09:00')).toBe('12/24/2026 09:00');
  });

  test('have the day first for who reads English at a site in Portuguese', () =>
    expect(of('pt-BR', 'America/Sao_Paulo').toTyped('2026-11-10T12:00:00Z')).toBe(
      '10/11/2026 09:00',
    ));
});

test('a table for spreadsheets has the cells apart by what is no decimal mark', () =>
  expect([portuguese.format.separator, english.format.separator]).toEqual([';', ',']));
