// Where an address of the blog leads today, over a data service that is played by a server of ours.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DataService } from '../../engine/database/data-service.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';

/** A post as the list of addresses has it. */
const post = (
  slug: string,
  published_at = '2026-11-20 12:00:00+00',
  withdrawn_at: string | null = null,
) => ({
  id: slug,
  slug,
  status: 'published',
  published_at,
  withdrawn_at,
});

/** Live posts over a service that knows one post, at its address and an earlier one; what was published and announced, and what failed. */
async function livePosts({
  isUp = (): boolean => true,
  publish = vi.fn(() => Promise.resolve()),
  next = (): string | null => null,
  posts = [post('novo')],
  earlier = [{ slug: 'velho', post_id: 'novo' }],
} = {}) {
  const announced = vi.fn();
  const toldAll = vi.fn();
  const read = vi.fn();
  const server = createServer((request, response) => {
    if (!isUp()) return void response.writeHead(500).end('{"message":"starting"}');
    if (request.url === '/rest/v1/rpc/set_contact_places') {
      request.on('data', (body: Buffer) =>
        announced((JSON.parse(body.toString()) as { paths: string[] }).paths),
      );
      return void request.on('end', () => response.writeHead(204).end());
    }
    // The last that it is told of the site; once it is answered: what is cut off before is tried again.
    if (request.url === '/rest/v1/rpc/set_time_zone') {
      request.resume();
      return void request.on('end', () => response.writeHead(204).end(toldAll));
    }
    if (request.url === '/rest/v1/rpc/next_post_change')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(next()));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const rows = pathname.endsWith('/slug_history')
      ? earlier
      : searchParams.get('select')?.startsWith('id,slug')
        ? posts
        : [];
    if (pathname.endsWith('/slug_history')) read();
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
    counted: () => ({ paths: ['/'], blocks: ['hero'], timeZone: 'Europe/London' }),
    onError: (error) => failures.push(error),
    pauses: [20],
  });
  onTestFinished(() => live.end());
  return { live, publish, announced, toldAll, failures, server, read, changed: () => changed() };
}

/** `livePosts` whose first publication is done. */
async function publishedPosts(given: Parameters<typeof livePosts>[0] = {}) {
  const posts = await livePosts(given);
  // At the start, and once more after the publication.
  await expect.poll(() => posts.toldAll.mock.calls.length).toBe(2);
  await expect.poll(() => posts.live.counting.word).toBe('ok');
  await expect.poll(() => posts.publish.mock.calls.length).toBe(1);
  return posts;
}

test('whoever asks for a post while the service starts is told that nobody can tell yet, and not kept waiting', async () => {
  const live = keepPostsLive({
    cacheDir: '/nowhere',
    service: { ready: new Promise(() => undefined) },
    publish: () => Promise.resolve(),
    counted: () => ({ paths: [], blocks: [], timeZone: 'Europe/London' }),
    onError: () => undefined,
    patience: 1,
  });
  expect(await live.lookup('/blog/novo')).toBeUndefined();
});

test('a service that starts late is told of the pages all the same, and its posts are published', async () => {
  let isUp = false;
  const { live, publish, announced, failures } = await livePosts({ isUp: () => isUp });
  await expect.poll(() => failures.length).toBeGreaterThan(3);
  await expect
    .poll(() => [live.counting.word, live.publication.word])
    .toEqual(['failed', 'failed']);
  expect(announced).not.toHaveBeenCalled();
  isUp = true;
  await expect.poll(() => [live.counting.word, live.publication.word]).toEqual(['ok', 'ok']);
  expect(announced).toHaveBeenCalledWith(['/']);
  expect(publish).toHaveBeenCalledTimes(1);
});

test('pages are announced although they cannot be published, and publishing is tried again', async () => {
  let isFull = true;
  const publish = vi.fn(() => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()));
  const { live, announced } = await livePosts({ publish });
  await expect.poll(() => announced.mock.calls.length).toBe(1);
  await expect.poll(() => live.publication).toMatchObject({ word: 'failed', error: Error('full') });
  isFull = false;
  await expect.poll(() => live.publication.word).toBe('ok');
});

test('what is under way is finished before the end, and nothing is begun after it', async () => {
  let finish: () => void = () => undefined;
  const publish = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { live, changed } = await livePosts({ publish });
  await expect.poll(() => publish.mock.calls.length).toBe(1);
  changed();
  let isOver = false;
  const end = live.end().then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isOver).toBe(false);
  finish();
  await end;
  changed();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a post that is scheduled is published at its time, and once', async () => {
  const due = Date.now() + 1_000;
  let isDue = false;
  const { publish } = await livePosts({
    next: () => (isDue ? null : new Date(due).toISOString()),
    publish: vi.fn(() => Promise.resolve(void (isDue = Date.now() >= due))),
  });
  await expect.poll(() => publish.mock.calls.length, { timeout: 20_000 }).toBe(2);
  expect(isDue).toBe(true);
});

test('a renamed post leads to its new address, and nothing is published for it', async () => {
  const { live, publish } = await publishedPosts();
  expect(await live.lookup('/blog/velho')).toBe('/blog/novo');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(publish).toHaveBeenCalledTimes(1);
});

test('a post that has no page yet leads to itself, and gets its page', async () => {
  const { live, publish } = await publishedPosts();
  expect(await live.lookup('/blog/novo')).toBe('/blog/novo');
  await expect.poll(() => publish.mock.calls.length).toBe(2);
});

test('a change of posts is followed by the pages, several at once by one publication', async () => {
  const { changed, publish } = await publishedPosts();
  changed();
  changed();
  await expect.poll(() => publish.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(publish).toHaveBeenCalledTimes(2);
});

test('a post that visitors ask for without a pause gets its page all the same, and not once for each of them', async () => {
  const { live, publish } = await publishedPosts();
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
  const { live } = await publishedPosts();
  expect(
    await Promise.all(['/blog/nada', '/blog/a/b', '/nada'].map((path) => live.lookup(path))),
  ).toEqual([null, null, null]);
});

test('to look up a thousand addresses asks the service once, and once more after a change of a post', async () => {
  const posts = [post('novo')];
  const { live, read, changed } = await publishedPosts({ posts });
  const ask = () =>
    Promise.all(Array.from({ length: 1_000 }, (_, count) => live.lookup(`/blog/nada-${count}`)));
  expect(new Set(await ask())).toEqual(new Set([null]));
  expect(read).toHaveBeenCalledTimes(1);
  posts.push(post('nada-7'));
  changed();
  expect((await ask()).filter(Boolean)).toEqual(['/blog/nada-7']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a post that is yet to appear, and one that is withdrawn, lead nowhere', async () => {
  const posts = [
    post('depois', '2999-01-01 00:00:00+00'),
    post('antes', '2026-11-20 12:00:00+00', '2026-11-21 12:00:00+00'),
  ];
  const { live } = await publishedPosts({ posts });
  expect(
    await Promise.all(['depois', 'antes'].map((slug) => live.lookup(`/blog/${slug}`))),
  ).toEqual([null, null]);
});

test('of what nobody can look up nobody says that it is not there, and it is reported once', async () => {
  const { live, failures, server } = await publishedPosts();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  failures.length = 0;
  const asked = ['/blog/novo', '/blog/velho', '/blog/nada'].map((path) => live.lookup(path));
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
  await expect.poll(() => failures.length).toBe(1);
});
