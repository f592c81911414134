// The scheduler at a server that runs: its post is made and public, and no panel is open.
import { expect, test } from 'vitest';
import { siteToStart, smallBlog } from './started-site.ts';

const site = siteToStart(smallBlog);

test('a server makes the post that is due, and publishes it', async () => {
  const first = await site.start();
  const owner = await site.store();
  const { items } = await owner.list({ offset: 0, limit: 200 });
  const before = new Set(items.map(({ id }) => id));
  await owner.setScheduler(true);
  process.kill(first.pid, 'SIGTERM');
  expect(await first.ended).toBe(0);
  // It asks as soon as it starts, and then once a minute.
  const server = await site.start();
  const store = await site.store();
  const posts = async () => (await store.list({ offset: 0, limit: 200 })).items;
  const made = async () => (await posts()).filter(({ id }) => !before.has(id));
  await expect.poll(async () => (await made()).length).toBe(1);
  const { slug, status } = (await made())[0]!;
  expect(status).toBe('published');
  await expect.poll(async () => (await fetch(`${server.base}/blog/${slug}`)).status).toBe(200);
  expect(await (await fetch(`${server.base}/blog/${slug}`)).text()).toContain('<h1');
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
});
