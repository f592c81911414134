import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikePairs, shinglesOf, type Hashes } from '../../engine/blog/likeness/shingles.ts';
import { startCpuTime } from '../cpu-time.ts';

const setOf = (values: Iterable<number>): Hashes => Float64Array.from(new Set(values)).sort();

/** Every pair, compared one by one. */
function compareAll(sets: readonly Hashes[], limit: number): string[] {
  return sets.flatMap((one, first) =>
    sets.slice(first + 1).flatMap((other, offset) => {
      const common = one.filter((value) => other.includes(value)).length;
      const share = common / Math.min(one.length, other.length);
      return share > limit ? [`${first} ${first + 1 + offset} ${share}`] : [];
    }),
  );
}

const sets = fc.array(
  fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 10 }).map(setOf),
  { maxLength: 9 },
);

describe('the shingles of texts', () => {
  it('are as many as there are runs of five words, none from one text into the next', () => {
    expect(shinglesOf(['a b c d e f']).length).toBe(2);
    expect(shinglesOf(['a b c', 'd e f']).length).toBe(0);
    expect(shinglesOf(['a b c d e a b c d e']).length).toBe(5);
  });

  it('are the same whatever the capitals and the punctuation', () => {
    expect(shinglesOf(['Água, já! (é) o PORTÃO.'])).toEqual(shinglesOf(['água já é o portão']));
  });

  it('differ with the order of the words', () => {
    expect(shinglesOf(['a b c d e'])).not.toEqual(shinglesOf(['b a c d e']));
  });
});

describe('pairs that are alike', () => {
  it('are found as if every two were compared', () => {
    fc.assert(
      fc.property(sets, fc.constantFrom(0.3, 0.5, 0.8), (all, limit) => {
        const found = alikePairs(all, limit).map(
          ({ one, other, share }) => `${one} ${other} ${share}`,
        );
        expect(found.sort()).toEqual(compareAll(all, limit).sort());
      }),
      { numRuns: 2000 },
    );
  });

  it('come with the most alike first', () => {
    const found = alikePairs(
      [setOf([1, 2, 3, 4]), setOf([1, 2, 3, 9]), setOf([1, 2, 3, 4, 5])],
      0.5,
    );
    expect(found).toEqual([
      { one: 0, other: 2, share: 1 },
      { one: 0, other: 1, share: 0.75 },
      { one: 1, other: 2, share: 0.75 },
    ]);
  });

  it('leave nobody out who has a partner, however few partners are wanted', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: 3 }), (all, most) => {
        const members = (pairs: readonly { one: number; other: number }[]) =>
          [...new Set(pairs.flatMap(({ one, other }) => [one, other]))].sort();
        expect(members(alikePairs(all, 0.5, most))).toEqual(members(alikePairs(all, 0.5)));
      }),
      { numRuns: 2000 },
    );
  });

  it('of thousands of copies are found without comparing all of them', () => {
    const copies = Array.from({ length: 3000 }, (_, at) =>
      setOf([...Array.from({ length: 40 }, (_, value) => value), 1000 + at, 5000 + at]),
    );
    const cpuTime = startCpuTime();
    const found = alikePairs(copies, 0.5, 20);
    expect(new Set(found.flatMap(({ one, other }) => [one, other])).size).toBe(3000);
    expect(found.length).toBeLessThan(3000 * 20);
    expect(cpuTime()).toBeLessThan(10_000);
  });
});
