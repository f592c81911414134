// 200 strangers send the worst requests that there are while a visitor reads and the owner publishes: these two notice nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worstRequests } from '../../bench/worst-requests.mjs';
import { listRequest } from '../../engine/blog/visitor-requests.ts';
import { createReader } from '../../engine/blog/reader.ts';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { senderNames } from '../../engine/database/client-address.ts';
import { dataProxy } from '../../engine/database/proxy.ts';
import { newPost } from '../posts/new-post.ts';
import { adminEmail, password, startEmbedded } from '../posts/stands.ts';

const strangers = 200;
const worst = worstRequests(listRequest);
let stand: Awaited<ReturnType<typeof startEmbedded>>;
let url: string;
let close: () => void;

beforeAll(async () => {
  stand = await startEmbedded();
  const handle = dataProxy(stand.service, { senderOf: senderNames({ trusted: 1 }) });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => (server.close(), server.closeAllConnections());
});
afterAll(async () => {
  close();
  await stand.close();
});

/** `fetch` of somebody at an address, as the proxy before the server says it. */
const from =
  (address: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };

/** One stranger: one bad request after the other. */
async function hammer(sender: number, over: AbortSignal, statuses: Map<number, number>) {
  const send = from(`198.51.${sender >> 8}.${sender & 255}`);
  for (let count = sender; !over.aborted; count++) {
    const { path, ...asked } = worst[count % worst.length]!(sender, count);
    const headers = { ...asked.headers, apikey: stand.publishableKey };
    // Nobody who attacks waits for an answer.
    const signal = AbortSignal.any([over, AbortSignal.timeout(1_000)]);
    const status = await send(url + path, { ...asked, headers, signal }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

test('200 strangers stop neither a visitor nor the owner', async () => {
  const owner = connect({ url, key: stand.publishableKey, fetch: from('203.0.113.1') });
  expect((await owner.auth.signInWithPassword({ email: adminEmail, password })).error).toBeNull();
  const store = createPostStore(owner);
  const reader = createReader({ url, publishableKey: stand.publishableKey }, from('203.0.113.2'));
  const { pid } = stand.service;
  const over = new AbortController();
  const statuses = new Map<number, number>();
  const storm = Array.from({ length: strangers }, (_, sender) =>
    hammer(sender, over.signal, statuses),
  );

  const read = async () => {
    for (let count = 0; count < 15; count++) {
      expect((await reader.listPublished({ offset: 0, limit: 12 })).items.length).toBeGreaterThan(
        0,
      );
      await sleep(100);
    }
  };
  const publish = async () => {
    for (let count = 0; count < 5; count++) {
      const { slug } = await store.publish(newPost());
      expect((await store.bySlug(slug))?.slug).toBe(slug);
      await sleep(200);
    }
  };
  try {
    await Promise.all([read(), publish()]);
  } finally {
    over.abort();
    await Promise.all(storm);
  }
  expect([...statuses.keys()].filter((status) => status === 500 || status === 504)).toEqual([]);
  const refused = [...statuses].filter(([status]) => status >= 400 && status < 500);
  expect(refused.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(strangers);
  expect(stand.service.pid).toBe(pid);
});
