import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingMinutes, wordsPerMinute } from '../../engine/blog/reading-time.ts';
import { rules } from './examples.ts';

const words = (count: number) => Array.from({ length: count }, () => 'portão').join(' ');

describe('the reading time', () => {
  test.each(rules.readingTime)('of $words words is $minutes min', ({ words: count, minutes }) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test.each(rules.words)('counts $words words in "$text"', ({ text, words: count }) => {
    // So many words more that the text's own fill the first minute, and then one more.
    const rest = wordsPerMinute - count;
    expect([
      readingMinutes(`${text} ${words(rest)}`),
      readingMinutes(`${text} ${words(rest + 1)}`),
    ]).toEqual([1, 2]);
  });

  test('is a whole number of minutes from 1 on, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => Number.isInteger(readingMinutes(text)) && readingMinutes(text) >= 1,
      ),
    );
  });

  test('grows with the text, and is a minute per 250 words, rounded up', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), fc.nat({ max: 3000 }), (fewer, more) => {
        expect(readingMinutes(words(fewer))).toBe(Math.max(1, Math.ceil(fewer / 250)));
        expect(readingMinutes(words(fewer + more))).toBeGreaterThanOrEqual(
          readingMinutes(words(fewer)),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('does not depend on how the words are spaced', () => {
    const spaced = fc.array(
      fc.tuple(
        fc.constantFrom('um', 'portão', 'R$100', '24h'),
        fc.constantFrom(' ', '  ', '\n', '\n\n- ', ' — '),
      ),
      { maxLength: 600 },
    );
    fc.assert(
      fc.property(
        spaced,
        (parts) =>
          readingMinutes(parts.flat().join('')) ===
          readingMinutes(parts.map(([word]) => word).join(' ')),
      ),
      { numRuns: 50 },
    );
  });
});
