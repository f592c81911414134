import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, maxSlugLength, reservedSlugs, slugify } from '../../engine/blog/slug.ts';
import { hostile, rules } from './examples.ts';

const title = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'aÁçõÉ -_–?ﬁİK\t\n9'), maxLength: 300 }),
);

describe('the slug', () => {
  test.each(rules.slug)('of "$title" is "$slug"', ({ title, slug }) => {
    expect(slugify(title)).toBe(slug);
  });

  test.each(rules.slugCut)(
    'of $times times "$text" has $length characters',
    ({ text, times, length }) => {
      expect(slugify(text.repeat(times))).toHaveLength(length);
    },
  );

  test.each(['404', 'Index', ' ÍNDEX ', '-404'])(
    'of %j is no address of the site itself',
    (title) => {
      expect(reservedSlugs).not.toContain(slugify(title));
    },
  );

  test('of a slug is that slug', () => {
    fc.assert(fc.property(title, (text) => slugify(slugify(text)) === slugify(text)));
  });

  test('holds small letters, digits, underscores and single hyphens alone, 150 at most', () => {
    fc.assert(
      fc.property(title, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[a-z0-9_-]*$/);
        expect(slug).not.toContain('--');
        expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
      }),
    );
  });

  test('is the same for a title with and without accents, in large and small letters', () => {
    fc.assert(
      fc.property(
        title,
        (text) =>
          slugify(text.normalize('NFD')) === slugify(text) &&
          slugify(foldText(text)) === slugify(text),
      ),
    );
  });

  test.each(hostile.texts)('of a hostile title is harmless: $name', ({ text }) => {
    expect(slugify(text)).toMatch(/^[a-z0-9_-]*$/);
  });
});
