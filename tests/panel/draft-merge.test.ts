import { describe, expect, test } from 'vitest';
import type { FieldChange } from '../../engine/client/business.ts';
import {
  afterPublishing,
  areSame,
  mergeDraft,
  settleClash,
} from '../../engine/panel/business/draft-merge.ts';

const published = {
  contacts: { main: { phone: '1' }, shop: { phone: '2' } },
  claims: { price: { value: 'R$ 10' } },
};
const to = (name: 'main' | 'shop', after: string): FieldChange => ({
  at: ['contacts', name, 'phone'],
  before: published.contacts[name].phone,
  after,
});
const gone: FieldChange = { at: ['contacts', 'main'], before: published.contacts.main };
const price: FieldChange = { at: ['claims', 'price', 'value'], before: 'R$ 10', after: 'R$ 12' };

describe('two devices with one draft', () => {
  test('that changed different fields have both', () => {
    const merged = mergeDraft(published, { changes: [to('main', '3')], base: [] }, [price]);
    expect(areSame(merged.changes, [to('main', '3'), price])).toBe(true);
    expect(merged.clashes).toEqual([]);
    expect(merged.base).toEqual([price]);
  });

  test('follow each other where one was not touched: a value typed again, and one taken back', () => {
    const base = [to('main', '3'), price];
    const merged = mergeDraft(published, { changes: base, base }, [to('main', '4')]);
    expect(merged.changes).toEqual([to('main', '4')]);
    expect(merged.clashes).toEqual([]);
  });

  test.each([
    ['the same field', [to('main', '3')], [to('main', '4')]],
    ['an entry and a field in it', [gone], [to('main', '4')]],
    ['a field in an entry and the entry', [to('main', '3')], [gone]],
  ])('that changed %s lose neither, until one is chosen', (_, mine, theirs) => {
    const merged = mergeDraft(published, { changes: mine, base: [] }, theirs);
    expect(areSame(merged.changes, mine)).toBe(true);
    expect(merged.clashes).toHaveLength(1);
    const [clash] = merged.clashes;
    expect(mergeDraft(published, merged, theirs)).toEqual(merged);
    const own = mergeDraft(published, settleClash(published, merged, clash!, true), theirs);
    expect(own.clashes).toEqual([]);
    expect(areSame(own.changes, mine)).toBe(true);
    const other = mergeDraft(published, settleClash(published, merged, clash!, false), theirs);
    expect(other.clashes).toEqual([]);
    expect(other.value).toEqual(mergeDraft(published, { changes: [], base: [] }, theirs).value);
  });

  test('have what is no longer over the public value beside it, and settle it once for both', () => {
    const old: FieldChange = { at: ['contacts', 'main', 'phone'], before: '0', after: '3' };
    const opened = mergeDraft(published, { changes: [], base: [] }, [old]);
    expect(opened.conflicts).toEqual([old]);
    const settled = mergeDraft(published, { changes: [old], base: [old] }, [to('main', '3')]);
    expect(settled.conflicts).toEqual([]);
    expect(settled.changes).toEqual([to('main', '3')]);
  });

  test('lose no letter of 200 pairs of drafts, whichever writes first', () => {
    let seed = 1;
    const one = (count: number) => (seed = (seed * 48271) % 2147483647) % count;
    for (let pair = 0; pair < 200; pair += 1) {
      const draw = () =>
        [to('main', `m${one(3)}`), to('shop', `s${one(3)}`), { ...price, after: `R$ ${one(3)}` }]
          .filter(() => one(2) === 0)
          .filter(({ before, after }) => before !== after);
      const [base, mine, theirs] = [draw(), draw(), draw()];
      const merged = mergeDraft(published, { changes: mine, base }, theirs);
      for (const changes of [mine, theirs])
        for (const change of changes) {
          if (base.some((before) => areSame([before], [change]))) continue;
          const isThere = areSame(
            merged.changes.filter(({ at }) => at.join() === change.at.join()),
            [change],
          );
          const isShown = merged.clashes.some(({ after }) => after === change.after);
          expect(isThere || isShown).toBe(true);
        }
    }
  });
});

test('what was typed while its field was published is over what is public then', () => {
  expect(afterPublishing([to('main', '34'), price], [to('main', '3'), price])).toEqual([
    { at: ['contacts', 'main', 'phone'], before: '3', after: '34' },
  ]);
});
