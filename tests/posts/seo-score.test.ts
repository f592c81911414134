import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeyPhrases } from '#schemas/types';
import { keyPhrasesIn } from '../../engine/blog/key-phrases.ts';
import { foldText } from '../../engine/blog/slug.ts';
import {
  countCharacters,
  goodScore,
  seoScore as scoreFor,
  type ScoredPost,
  type SeoRuleId,
} from '../../engine/blog/seo-score.ts';
import { hostile, keyPhrases, rules, scoring } from './examples.ts';
import { firstSamples } from './sample-posts.ts';

/** What the score of our site says and finds. */
const scoreBy = (post: ScoredPost, phrases: KeyPhrases | null) =>
  scoreFor(post, { keyPhrases: phrases, claims: {} });
const seoScore = (post: ScoredPost) => scoreFor(post, scoring);
const matches = (text: string) => keyPhrasesIn(text, keyPhrases);

const empty: ScoredPost = { title: '', meta_description: '', content: '', tags: [] };

/** A post that has `value` of what a rule counts, and nothing else. */
const posts: Readonly<Record<SeoRuleId, (value: number) => ScoredPost>> = {
  title: (value) => ({ ...empty, title: 'ã'.repeat(value) }),
  description: (value) => ({ ...empty, meta_description: 'ã'.repeat(value) }),
  content: (value) => ({ ...empty, content: 'ã'.repeat(value) }),
  tags: (value) => ({
    ...empty,
    tags: Array.from({ length: value }, (_, index) => `tag ${index}`),
  }),
  keywords: (value) => ({ ...empty, content: 'Motor de portão. '.repeat(value) }),
};

const ruleOf = (post: ScoredPost, id: SeoRuleId) =>
  seoScore(post).rules.find((rule) => rule.id === id)!;

/** Posts of every quality, near the boundaries too. */
const anyPost: fc.Arbitrary<ScoredPost> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 80 }),
  meta_description: fc.option(fc.string({ unit: 'grapheme', maxLength: 200 })),
  content: fc
    .array(
      fc.constantFrom('motor de portão', 'portão automático', 'cabo de aço', 'x'.repeat(400)),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('. ')),
  tags: fc.oneof(
    fc.array(fc.string(), { maxLength: 10 }),
    fc.constantFrom(null, undefined, 'a, b, c', {}),
  ),
});

describe('key phrases', () => {
  test.each(rules.keywords)('of "$text" are $matches', ({ text, matches: expected }) => {
    expect(matches(text)).toEqual(expected);
  });

  test('are found whatever the case and the accents', () => {
    fc.assert(
      fc.property(
        fc.mixedCase(fc.constant('motor de portao, motores ppa, portoes eletronicos')),
        (text) => matches(text).length === 3,
      ),
    );
  });

  test('add up over sentences', () => {
    const sentence = fc.constantFrom(
      'Motor de portão.',
      'Cabo de aço.',
      'Automatizador e motor PPA.',
      'Portão.',
    );
    fc.assert(
      fc.property(
        fc.array(sentence),
        (parts) =>
          matches(parts.join(' ')).length ===
          parts.reduce((sum, part) => sum + matches(part).length, 0),
      ),
    );
  });
});

describe('the key phrases of a site', () => {
  /** The pattern of before, which was the engine's before its phrases were the site's. */
  const asBefore =
    /\b(motor(es)? (de |para |do )?port(ao|oes)|motor(es)? ppa|port(ao|oes) (automatico|eletronico)s?|automatizador(es)?)\b/g;

  test('of ours are those of before, in every post of the database and in any row of words', () => {
    const seed = JSON.stringify(firstSamples());
    expect(matches(seed).length).toBeGreaterThan(30);
    expect(matches(seed)).toEqual(foldText(seed).match(asBefore));
    const word = fc.constantFrom(
      ...'motor motores portão portões de para do PPA automático automáticos eletrônico eletrônicos automatizador servomotor e . -'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        expect(matches(text)).toEqual(foldText(text).match(asBefore) ?? []);
      }),
    );
  });

  test('stand in a text as they are written, signs and all', () => {
    const phrases = ['24h locksmith', 'locksmith', 'c++ (fast)'];
    expect(
      keyPhrasesIn('A 24h Locksmith, a locksmith, locksmiths, C++ (fast).', { phrases }),
    ).toEqual(['24h locksmith', 'locksmith', 'c++ (fast)']);
  });
});

describe('the SEO score of a site', () => {
  const post = {
    title: 'a'.repeat(30),
    meta_description: 'a'.repeat(120),
    content: `${'Root canal. '.repeat(2)}${'a'.repeat(1500)}`,
    tags: ['a', 'b', 'c'],
  };

  test('without key phrases reaches 100 by what is general, each rule in its proportion', () => {
    const { score, rules: judged } = scoreBy(post, null);
    expect(score).toBe(100);
    expect(judged.map(({ id, points }) => [id, points])).toEqual([
      ['title', 29],
      ['description', 21],
      ['content', 36],
      ['tags', 14],
    ]);
  });

  test('says how many of its own phrases a text asks for, and what they are worth', () => {
    const own = { name: 'words of dentists', phrases: ['root canal'], min: 2, max: 5, points: 40 };
    const { score, rules: judged } = scoreBy(post, own);
    expect(score).toBe(100);
    expect(judged.at(-1)).toEqual({
      id: 'keywords',
      found: 2,
      min: 2,
      max: 5,
      points: 40,
      passed: true,
    });
    expect(scoreBy({ ...post, content: 'a'.repeat(1500) }, own).score).toBe(60);
  });

  test('counts a figure as visitors read it, not as it is named', () => {
    const named = { ...post, content: `${'a'.repeat(1498)}{{claims.price}}` };
    const found = (value: string) =>
      scoreFor(named, { keyPhrases: null, claims: { price: { value } } }).rules[2]!;
    expect([found('R$'), found('R')].map(({ found, passed }) => [found, passed])).toEqual([
      [1500, true],
      [1499, false],
    ]);
  });

  test('adds up to 100 points whatever the phrases are worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (points) => {
        const { rules: judged } = scoreBy(post, { name: 'x', phrases: ['root canal'], points });
        expect(judged.reduce((sum, rule) => sum + rule.points, 0)).toBe(100);
      }),
    );
  });
});

describe('the SEO score', () => {
  test.each(rules.seoBoundaries)(
    '$rule of $value: passes $passes',
    ({ rule, value, passes, points }) => {
      const { found, passed, points: worth } = ruleOf(posts[rule](value), rule);
      expect({ found, passed, worth }).toEqual({ found: value, passed: passes, worth: points });
    },
  );

  test.each(rules.seoScore)('of $name is $score', ({ post, score }) => {
    expect(seoScore(post).score).toBe(score);
  });

  test('is 100 for a post that keeps every rule, and shows the check from 70 on', () => {
    const content = `${'Motor de portão. '.repeat(3)}${'a'.repeat(1500)}`;
    expect(
      seoScore({
        title: 'a'.repeat(30),
        meta_description: 'a'.repeat(120),
        content,
        tags: ['a', 'b', 'c'],
      }).score,
    ).toBe(100);
    expect(goodScore).toBe(70);
  });

  test('is the sum of the points of the rules kept, from 0 to 100, for any post', () => {
    fc.assert(
      fc.property(anyPost, (post) => {
        const { score, rules: judged } = seoScore(post);
        expect(judged.map(({ id }) => id)).toEqual([
          'title',
          'description',
          'content',
          'tags',
          'keywords',
        ]);
        expect(score).toBe(judged.reduce((sum, rule) => sum + (rule.passed ? rule.points : 0), 0));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('never falls when text without key phrases is added, which only lengthens the content', () => {
    fc.assert(
      fc.property(
        anyPost,
        fc.nat({ max: 3000 }),
        (post, length) =>
          seoScore({ ...post, content: `${post.content} ${'a'.repeat(length)}` }).score >=
          seoScore(post).score,
      ),
    );
  });

  test('never falls with the first seven tags or the first eight key phrases', () => {
    fc.assert(
      fc.property(anyPost, fc.nat({ max: 6 }), fc.nat({ max: 7 }), (post, tags, phrases) => {
        const withTags = (count: number) =>
          seoScore({ ...post, tags: Array.from({ length: count }, String) }).score;
        expect(withTags(tags + 1)).toBeGreaterThanOrEqual(withTags(tags));
        const withPhrases = (count: number) =>
          seoScore({ ...post, content: 'motor PPA. '.repeat(count) }).score;
        expect(withPhrases(phrases + 1)).toBeGreaterThanOrEqual(withPhrases(phrases));
      }),
    );
  });

  test('looks at each field for its own rule alone', () => {
    fc.assert(
      fc.property(anyPost, anyPost, (one, other) => {
        const mixed = { ...one, title: other.title };
        expect(ruleOf(mixed, 'title')).toEqual(ruleOf(other, 'title'));
        for (const id of ['description', 'content', 'tags', 'keywords'] as const)
          expect(ruleOf(mixed, id)).toEqual(ruleOf(one, id));
      }),
    );
  });

  test('counts characters as readers do', () => {
    expect(['ã', 'a\u0303', '😀', 'portão'].map(countCharacters)).toEqual([1, 1, 1, 6]);
  });

  test.each(hostile.texts)('is computed for a hostile post: $name', ({ text }) => {
    const { score } = seoScore({
      title: text,
      meta_description: text,
      content: text,
      tags: [text],
    });
    expect(score).toBeGreaterThanOrEqual(0);
  });
});
