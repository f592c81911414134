import { describe, expect, test, vi } from 'vitest';
import { createFinder } from '../../blocks/post-reader/find-post.ts';
import { DataError, type DataErrorKind } from '../../engine/blog/data-error.ts';
import type { Post } from '../../engine/blog/post-store.ts';

const post = { slug: 'novo', title: 'Novo', content: 'Um texto.' } as Post;
const noClaims = () => Promise.reject(new Error('nobody asks'));

/** A finder whose service gives one answer after the other; what it was asked, and the waits between, in ms. */
function finderOver(...answers: (Post | null | Error)[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  const findPost = (slug: string) => {
    asked.push(slug);
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? null);
  };
  return {
    find: createFinder({ findPost }, noClaims, (ms) => Promise.resolve(void waits.push(ms))),
    asked,
    waits,
  };
}

const refusal = (kind: DataErrorKind) => new DataError(kind, kind);

describe('what is at an address of the blog', () => {
  test('is its post, or nothing', async () => {
    expect(await finderOver(post).find('novo')).toEqual({ kind: 'found', post });
    expect(await finderOver(null).find('novo')).toEqual({ kind: 'missing' });
  });

  test('is a post with the figures that its text names, asked for again where they did not come', async () => {
    const claims = vi
      .fn()
      .mockRejectedValueOnce(refusal('unreachable'))
      .mockResolvedValue({ price: { value: 'R$150' } });
    const findPost = () => Promise.resolve({ ...post, content: 'Por {{claims.price}}.' });
    expect(await createFinder({ findPost }, claims, () => Promise.resolve())('novo')).toEqual({
      kind: 'found',
      post: { ...post, content: 'Por R$150.' },
    });
    expect(claims).toHaveBeenCalledTimes(2);
  });

  test('is a post that moved: its new address asks for nothing, and asks anew the next time', async () => {
    const { find, asked } = finderOver(post, null);
    expect(await find('velho')).toEqual({ kind: 'moved', slug: 'novo' });
    expect(await find('novo')).toEqual({ kind: 'found', post });
    expect(asked).toEqual(['velho']);
    expect(await find('novo')).toEqual({ kind: 'missing' });
  });

  test('is asked for four times, 1, 2 and 4 s apart, where the service is not there', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { find, asked, waits } = finderOver(
      ...Array.from({ length: 4 }, () => refusal('unreachable')),
      post,
    );
    expect(await find('novo')).toEqual({ kind: 'failed' });
    expect([asked.length, waits]).toEqual([4, [1000, 2000, 4000]]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(await find('novo')).toEqual({ kind: 'found', post });
    log.mockRestore();
  });

  test('is shown when the service comes back between two tries', async () => {
    expect(await finderOver(refusal('unreachable'), post).find('novo')).toEqual({
      kind: 'found',
      post,
    });
  });

  test('is not asked for again where the first answer took longer than anybody waits', async () => {
    vi.useFakeTimers({ now: 0 });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const findPost = vi.fn(() => {
      vi.setSystemTime(Date.now() + 25_000);
      return Promise.reject(refusal('unreachable'));
    });
    expect(await createFinder({ findPost }, noClaims, () => Promise.resolve())('novo')).toEqual({
      kind: 'failed',
    });
    expect(findPost).toHaveBeenCalledTimes(1);
    log.mockRestore();
    vi.useRealTimers();
  });

  test('is not asked for again where the service is busy or refuses', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const kind of ['busy', 'forbidden', 'unexpected'] as const) {
      const { find, asked } = finderOver(refusal(kind), post);
      expect(await find('novo')).toEqual({ kind: 'failed' });
      expect(asked).toHaveLength(1);
    }
    log.mockRestore();
  });

  test('is no excuse for a fault of ours', async () => {
    await expect(finderOver(new TypeError('ours')).find('novo')).rejects.toThrow('ours');
  });
});
