import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differences,
  emptyValues,
  postOf,
  tagsOf,
  valuesOf,
} from '../../blocks/admin-panel/app/editor/editor-values.ts';
import {
  formatMoment,
  fromTypedMoment,
  toTypedMoment,
} from '../../blocks/admin-panel/app/ui/format.ts';
import { keyPhrases } from '../posts/examples.ts';
import { postWith } from './posts.ts';

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
    expect(postOf(valuesOf(post), post, keyPhrases)).toEqual({ ...rest, seo_score: 30 });
  });

  test('takes a new date as time of São Paulo', () => {
    expect(
      postOf({ ...valuesOf(postWith()), published_at: '24/12/2026 20:00' }, postWith(), keyPhrases)
        .published_at,
    ).toBe('2026-12-24T23:00:00.000Z');
  });

  test('keeps a date of withdrawal, takes another, and forgets it with the field', () => {
    const post = postWith({ withdrawn_at: '2027-01-01T03:00:00.25+00:00' });
    const saved = (withdrawn_at: string) =>
      postOf({ ...valuesOf(post), withdrawn_at }, post, keyPhrases).withdrawn_at;
    expect(postOf(valuesOf(post), post, keyPhrases).withdrawn_at).toBe(post.withdrawn_at);
    expect(saved('02/01/2027 00:00')).toBe('2027-01-02T03:00:00.000Z');
    expect(saved('')).toBeNull();
  });

  test('leaves the date of a new post to the database', () => {
    expect(postOf(emptyValues, null, keyPhrases)).not.toHaveProperty('published_at');
  });

  test('dates a draft on the day it is published, unless a date was chosen', () => {
    const draft = postWith({ status: 'draft' });
    const now = new Date('2026-11-30T10:00:00Z');
    expect(
      postOf({ ...valuesOf(draft), status: 'published' }, draft, keyPhrases, now).published_at,
    ).toBe('now');
    const later = postWith({ status: 'draft', published_at: '2026-12-01T10:00:00.5+00:00' });
    expect(
      postOf({ ...valuesOf(later), status: 'published' }, later, keyPhrases, now).published_at,
    ).toBe(later.published_at);
    expect(
      postOf(
        { ...valuesOf(draft), status: 'published', published_at: '01/11/2026 08:00' },
        draft,
        keyPhrases,
        now,
      ).published_at,
    ).toBe('2026-11-01T11:00:00.000Z');
    expect(postOf(valuesOf(draft), draft, keyPhrases, now).published_at).toBe(draft.published_at);
  });

  test('has each tag once, trimmed', () => {
    expect(tagsOf(' motor , portão,, motor,\nPPA ')).toEqual(['motor', 'portão', 'PPA']);
  });

  test('names the fields in which two versions differ', () => {
    const values = valuesOf(postWith());
    expect(differences(values, { ...values, title: 'Outro', content: 'Outro' })).toEqual([
      'Título',
      'Texto',
    ]);
  });
});

describe('times', () => {
  test('are those of São Paulo', () => {
    expect(formatMoment('2026-11-21T01:30:00+00:00')).toBe('20/11/2026 às 22:30');
    expect(toTypedMoment('2026-11-21T01:30:00+00:00')).toBe('20/11/2026 22:30');
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
          expect(fromTypedMoment(toTypedMoment(minute))).toBe(minute);
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
  ])('take %j', (text) => expect(fromTypedMoment(text)).toBe('2026-03-14T12:30:00.000Z'));

  test.each([
    '',
    'ontem',
    '2026-11-20T10:00',
    '31/02/2026 09:00',
    '01/13/2026 10:00',
    '20/11/26',
    '20/11/2026 24:00',
    '20/11/2026 10:60',
  ])('%j is no time', (text) => expect(fromTypedMoment(text)).toBeNull());
});
