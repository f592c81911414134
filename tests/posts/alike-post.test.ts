import { describe, expect, test } from 'vitest';
import { autoPost } from '../../engine/blog/generator/auto-post.ts';
import { generatePost } from '../../engine/blog/generator/generator.ts';
import { NoMoreTopics } from '../../engine/blog/generator/no-more-topics.ts';
import { alikePost } from '../../engine/blog/likeness/alike-post.ts';
import { filledPost } from '../../engine/blog/post-claims.ts';
import type { PostStore, PostText } from '../../engine/blog/post-store.ts';
import { claims, grammar, keyPhrases, siteTemplates } from './examples.ts';

const templates = siteTemplates();
const data = { templates, claims, keyPhrases, grammar, timeZone: 'America/Sao_Paulo' };
const topics = templates.topics.map(({ name }) => name);
const write = (topic: string, date: string) =>
  generatePost({ topic, date, titles: 'scheduler', ...data });

/** Days of a year, beginning with one. */
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day, 12)));

describe('a post that says what another one says', () => {
  const first = write(topics[0]!, '2026-11-20');

  test('is told, with the address of the other and how much', () => {
    expect(alikePost(first.content, [write(topics[1]!, '2026-11-20'), first], claims)).toEqual({
      slug: first.slug,
      title: first.title,
      percent: 100,
    });
  });

  test('is told where the other one was kept with its figures written out', () => {
    const old = filledPost(first, claims);
    expect(alikePost(first.content, [old], claims)?.percent).toBe(100);
  });

  test('is none of another topic, on any day', () => {
    const others = topics.slice(1).map((topic) => write(topic, '2026-11-20'));
    expect(alikePost(first.content, others, claims)).toBeNull();
  });

  test('is none where nothing was written yet', () => {
    expect(alikePost(first.content, [], claims)).toBeNull();
    expect(alikePost('', [first], claims)).toBeNull();
  });
});

describe('the scheduler', () => {
  /** A store that keeps its posts in a list. */
  function storeOf(kept: (PostText & { topic?: string })[]) {
    return {
      texts: () => Promise.resolve(kept),
      nextTopic: (left: readonly string[]) => {
        const rested = (topic: string) => kept.findLastIndex((post) => post.topic === topic);
        return Promise.resolve(left.toSorted((a, b) => rested(a) - rested(b))[0] ?? null);
      },
      autoPost: (draft: PostText & { topic: string }) => {
        kept.push(draft);
        return Promise.resolve({ outcome: 'created', reason: 'due', post: null });
      },
    } as unknown as PostStore;
  }
  const refuse = () => undefined;

  test('writes about each of the thirty topics, none twice alike, and says then that there are no more', async () => {
    const kept: (PostText & { topic?: string })[] = [];
    const store = storeOf(kept);
    const run = async () => {
      for (const now of days(120)) await autoPost(store, data, { refuse, now });
    };
    await expect(run()).rejects.toEqual(new NoMoreTopics(30));
    expect(new Set(kept.map(({ topic }) => topic)).size).toBe(30);
    for (const [at, post] of kept.entries())
      expect(alikePost(post.content, kept.slice(0, at), claims)).toBeNull();
  });

  test('leaves out a topic that somebody has written about, and asks for the next', async () => {
    const written = { ...write(topics[0]!, '2026-11-20'), slug: 'de-outra-pessoa' };
    const kept: (PostText & { topic?: string })[] = [written];
    await autoPost(storeOf(kept), data, { refuse, now: new Date('2026-11-20T12:00:00Z') });
    expect(kept.at(-1)).toMatchObject({ topic: topics[1] });
  });
});
