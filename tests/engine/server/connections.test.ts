// Whoever opens many connections and says nothing keeps nobody else out.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { subscriberAt } from '../../../engine/server/subscriber.ts';
import type { ConnectionLimits } from '../../../engine/server/connections.ts';
import { ask, files, makeRoot, serve } from '../web-root.ts';

/** A server with few connections, and connections to it; `/longo` is answered when `finish` is called. */
async function crowded(connections: ConnectionLimits, silence = 30_000) {
  const waiting: ServerResponse[] = [];
  const base = await serve(makeRoot(files), {
    connections,
    silence,
    handle: (request, response) => {
      if (request.url !== '/longo') return false;
      waiting.push(response);
      return true;
    },
  });
  const open = async (words = ''): Promise<{ socket: Socket; isOpen: () => boolean }> => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    let isOpen = true;
    socket.on('error', () => undefined).on('close', () => (isOpen = false));
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.resume().write(words);
    return { socket, isOpen: () => isOpen };
  };
  return { base, open, waiting, finish: () => waiting.forEach((one) => one.end('pronto')) };
}

const busy = 'GET /longo HTTP/1.1\r\nHost: x\r\n\r\n';
const halfHead = 'GET / HTTP/1.1\r\nHo';
const halfBody = 'POST /longo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{';

it.each([
  ['says nothing', ''],
  ['sends half a head', halfHead],
  ['sends half a body', halfBody],
])('one more than there may be takes the place of one that %s', async (_, words) => {
  const { base, open } = await crowded({ all: 3, ofOne: 3 });
  const silent = [await open(words), await open(words), await open(words)];
  await vi.waitUntil(async () => (await ask(base, '/barueri')).status === 200);
  await expect.poll(() => silent[0]!.isOpen()).toBe(false);
});

it('who is being answered keeps the connection, and one more is refused', async () => {
  const { base, open, waiting, finish } = await crowded({ all: 2, ofOne: 2 });
  const served = [await open(busy), await open(busy)];
  await expect.poll(() => waiting.length).toBe(2);
  const status = () =>
    ask(base, '/barueri').then(
      (answer) => answer.status,
      () => NaN,
    );
  expect(await status()).toBeNaN();
  expect(served.map(({ isOpen }) => isOpen())).toEqual([true, true]);
  finish();
  await expect.poll(status).toBe(200);
});

it('one subscriber has fewer than all have together', async () => {
  let connected = 0;
  const whose = () => (connected++ < 3 ? 'one' : 'other');
  const { base, open } = await crowded({ all: 10, ofOne: 2, subscriberAt: whose });
  const ofOne = [await open(), await open(), await open()];
  await expect.poll(() => ofOne.map(({ isOpen }) => isOpen())).toEqual([false, true, true]);
  expect((await ask(base, '/barueri')).status).toBe(200);
  expect(ofOne.map(({ isOpen }) => isOpen())).toEqual([false, true, true]);
});

it('a proxy of this machine or network is nobody, an address is its subscriber', () => {
  const proxies = ['127.0.0.1', '::1', '::ffff:10.0.0.4', '192.168.1.1', 'fd00::1'];
  expect(proxies.map(subscriberAt)).toEqual(proxies.map(() => null));
  expect(subscriberAt('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(subscriberAt('2001:db8:1:2:3::1')).toBe(subscriberAt('2001:db8:1:2:9::8'));
});

it('the connection of a long body ends with its answer', async () => {
  const { base } = await crowded({ all: 9, ofOne: 9 });
  const headers = { connection: 'keep-alive', 'content-length': '1000000' };
  expect((await ask(base, '/barueri', { headers })).headers.connection).toBe('close');
});

it('a connection that says nothing is cut, and one that waits for its answer is not', async () => {
  const { base, open, waiting, finish } = await crowded({ all: 10, ofOne: 10 }, 50);
  const half = await open('GET /longo HTTP/1.1\r\n');
  const answer = fetch(`${base}/longo`).then((response) => response.text());
  await expect.poll(() => half.isOpen()).toBe(false);
  await expect.poll(() => waiting.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  finish();
  expect(await answer).toBe('pronto');
});
