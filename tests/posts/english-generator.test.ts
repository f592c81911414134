// The generator on a site in English and of another trade.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TopicNotCovered } from '../../engine/blog/generator/covered-topic.ts';
import { filledPost } from '../../engine/blog/post-claims.ts';
import { generatePost } from '../../engine/blog/generator/generator.ts';
import { countCharacters } from '../../engine/blog/seo-score.ts';
import { loadGenerator } from '../../engine/resolve/generator/load-generator.ts';
import { root } from '../structure/tree.ts';
import { grammar as portuguese } from './examples.ts';

const generator = loadGenerator(join(root, 'tests/posts/english'))!;
const write = (topic: string, seed = 0) =>
  filledPost(generatePost({ topic, seed, date: '2026-11-20', ...generator }), generator.claims);

/** Words that are Portuguese and never English. */
const foreign = new Set(
  portuguese.joining.filter((word) => !'a as do no fica'.split(' ').includes(word)),
);

describe('a site in English', () => {
  test.each(generator.templates.topics.map(({ name }) => name))(
    'writes about "%s" without a Portuguese word or a letter of its alphabet',
    (topic) => {
      for (const seed of [0, 1, 2, 3]) {
        const { title, content, meta_description, tags } = write(topic, seed);
        const text = [title, content, meta_description, ...tags].join('\n');
        expect(text).not.toMatch(/[À-ÿ]/);
        const words = text.toLowerCase().match(/[a-z]+/g)!;
        expect(words.filter((word) => foreign.has(word))).toEqual([]);
        expect(text).not.toContain('{{');
      }
    },
  );

  test('gets a post that keeps every rule of its own score', () => {
    const draft = write('Piano out of tune');
    expect(draft).toMatchObject({
      slug: expect.stringMatching(/^piano-out-of-tune-/) as string,
      seo_score: 100,
    });
    expect(draft.content).toContain('takes about 90 minutes');
    expect(draft.content).toContain('## This time of year');
    expect(countCharacters(draft.title)).toBeLessThanOrEqual(60);
  });

  test.each([
    ['my UPRIGHT piano is out of tune', 'My upright piano is out of tune'],
    ['why does the pitch drift when i tune it', 'Why does the pitch drift when I tune it'],
  ])('covers "%s" by the words that join an English sentence', (typed, written) => {
    const { title, tags } = write(typed);
    expect(title.startsWith(written)).toBe(true);
    expect(tags).toEqual(['piano tuning', 'care', 'upright piano']);
  });

  test('refuses what no text of it is about, and names the nearest topic first', () => {
    const refused = () => write('Piano keys for a locked car');
    expect(refused).toThrow(TopicNotCovered);
    try {
      refused();
    } catch (error) {
      expect((error as TopicNotCovered).nearest).toEqual([
        'Sticking piano keys',
        'Piano out of tune',
      ]);
    }
  });

  test('does not take Portuguese words that join a sentence for its own', () => {
    expect(() => write('piano em pitch')).toThrow(TopicNotCovered);
  });
});
