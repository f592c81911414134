// Where an address of the blog leads today, over a data service that is played by a server of ours.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DataService } from '../../engine/database/data-service.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';

const times = {
  published_at: '2026-11-20T12:00:00Z',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
};

/** Live posts over a service that knows one post, at its address and an earlier one; how often pages were published, and what failed. */
async function livePosts() {
  const server = createServer((request, response) => {
    const slug = new URL(request.url ?? '', 'http://x').searchParams.get('post_slug');
    const rows = slug === 'novo' || slug === 'velho' ? [{ slug: 'novo', tags: [], ...times }] : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cacheDir = mkdtempSync(join(tmpdir(), 'portao-live-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
  const ready = Promise.resolve({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: 'sb_publishable_x',
    secretKey: 'sb_secret_x',
  });
  const publish = vi.fn(() => Promise.resolve());
  const failures: unknown[] = [];
  let changed: () => void = () => undefined;
  const service = {
    ready,
    onPostChange: (listener: () => void) => void (changed = listener),
  } as unknown as DataService;
  const live = keepPostsLive({
    cacheDir,
    service,
    publish,
    paths: () => ['/'],
    onError: (error) => failures.push(error),
  });
  await expect.poll(() => publish.mock.calls.length).toBe(1);
  return { live, publish, failures, server, changed };
}

test('a renamed post leads to its new address, and nothing is published for it', async () => {
  const { live, publish } = await livePosts();
  expect(await live.lookup('/blog/velho')).toBe('/blog/novo');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a post that has no page yet leads to itself, and gets its page', async () => {
  const { live, publish } = await livePosts();
  expect(await live.lookup('/blog/novo')).toBe('/blog/novo');
  await expect.poll(() => publish.mock.calls.length).toBe(2);
});

test('a change of posts is followed by the pages, several at once by one publication', async () => {
  const { changed, publish } = await livePosts();
  changed();
  changed();
  await expect.poll(() => publish.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(publish).toHaveBeenCalledTimes(2);
});

test('a post that visitors ask for without a pause gets its page all the same, and not once for each of them', async () => {
  const { live, publish } = await livePosts();
  const since = performance.now();
  for (let visit = 0; visit < 20; visit += 1) {
    await live.lookup('/blog/novo');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect.poll(() => publish.mock.calls.length).toBeGreaterThan(1);
  // One at the start, and one for each 300 ms at most.
  expect(publish.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - since) / 300);
});

test('an address without a post leads nowhere, and neither does one that is none of the blog', async () => {
  const { live } = await livePosts();
  expect(
    await Promise.all(['/blog/nada', '/blog/a/b', '/nada'].map((path) => live.lookup(path))),
  ).toEqual([null, null, null]);
});

test('a service that does not answer is reported, and leads nowhere', async () => {
  const { live, failures, server } = await livePosts();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  failures.length = 0;
  expect(await live.lookup('/blog/novo')).toBeNull();
  expect(failures).toHaveLength(1);
});
