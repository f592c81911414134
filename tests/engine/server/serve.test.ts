import { mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../../../engine/server/file-cache.ts';
import { serveSite } from '../../../engine/server/serve.ts';
import {
  ask,
  files,
  page,
  untilAskedAgain,
  exchangeBytes,
  makeRoot,
  put,
  serve,
} from '../web-root.ts';

describe('while a build exchanges files', () => {
  it('shows a new version within half a second, and a removed file no more', async () => {
    const root = makeRoot(files);
    const base = await serve(root);
    const before = await ask(base, '/barueri');
    put(root, 'barueri.html', page('Osasco'));
    await wait(untilAskedAgain);
    const after = await ask(base, '/barueri', {
      headers: { 'If-None-Match': before.headers['etag']! },
    });
    expect([after.status, after.body.toString()]).toEqual([200, page('Osasco')]);
    rmSync(join(root, 'barueri.html'));
    await wait(untilAskedAgain);
    expect((await ask(base, '/barueri')).status).toBe(404);
  });

  it('gives each of 200 parallel requests one whole version in every encoding, during 50 exchanges', async () => {
    const version = (number: number) => `<p>${`version ${number} `.repeat(3000 + number * 10)}</p>`;
    const versions = new Set(Array.from({ length: 51 }, (_, number) => version(number)));
    const root = makeRoot({
      'barueri.html': version(0),
      'barueri.html.br': brotliCompressSync(version(0)),
    });
    const base = await serve(root);
    const seen = new Set<string>();
    let exchanging = true;
    const requests = Array.from({ length: 200 }, async (_, number) => {
      const encoding = ['br', 'gzip', 'identity'][number % 3]!;
      do {
        const response = await fetch(`${base}/barueri`, {
          headers: { 'Accept-Encoding': encoding },
        });
        const text = await response.text();
        expect(response.status).toBe(200);
        expect(versions.has(text)).toBe(true);
        seen.add(text);
      } while (exchanging);
    });
    for (let number = 1; number <= 50; number++) {
      put(root, 'barueri.html', version(number));
      await wait(20);
      put(root, 'barueri.html.br', brotliCompressSync(version(number), { params: { 1: 4 } }));
      await wait(20);
    }
    exchanging = false;
    await Promise.all(requests);
    expect(seen.size).toBeGreaterThan(1);
    await wait(untilAskedAgain);
    expect(await (await fetch(`${base}/barueri`)).text()).toBe(version(50));
  });

  it('streams a file that is too large for memory, whole and with its hash', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, 'portão ');
    const root = makeRoot({ 'media/video.1a2b3c4d.mp4': large });
    const base = await serve(root);
    const first = await ask(base, '/media/video.1a2b3c4d.mp4');
    expect(first.body.equals(large)).toBe(true);
    expect(
      (
        await ask(base, '/media/video.1a2b3c4d.mp4', {
          headers: { 'If-None-Match': first.headers['etag']! },
        })
      ).status,
    ).toBe(304);
    const other = Buffer.alloc(9 * 1024 * 1024, 'motor');
    put(root, 'media/video.1a2b3c4d.mp4', other);
    const second = await ask(base, '/media/video.1a2b3c4d.mp4');
    expect(second.body.equals(other)).toBe(true);
    expect(second.headers['etag']).not.toBe(first.headers['etag']);
  });
});

describe('the server', () => {
  it('says so with a code if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(
      serveSite({ root: makeRoot(files), port, host: '127.0.0.1' }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(serveSite({ root: makeRoot(files), port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('says so with a code if there is no web root', async () => {
    const root = makeRoot(files);
    await expect(serveSite({ root: join(root, 'nowhere'), port: 0 })).rejects.toMatchObject({
      code: 'ENOENT',
    });
    await expect(serveSite({ root: join(root, 'index.html'), port: 0 })).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });

  it('is found at localhost', async () => {
    const server = await serveSite({ root: makeRoot(files), port: 0 });
    onTestFinished(() => server.close());
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${server.url}/barueri`)).status).toBe(200);
  });

  it('lets a running request finish when it closes, and takes no new one', async () => {
    // More than a socket holds, and little enough for a slow machine in the 3 s that a server waits.
    const large = Buffer.alloc(9 * 1024 * 1024);
    const server = await serveSite({
      root: makeRoot({ 'a.bin': large, 'b.txt': 'x' }),
      port: 0,
      host: '127.0.0.1',
    });
    const base = server.url.replace('localhost', '127.0.0.1');
    await (await fetch(`${base}/b.txt`)).text();
    const response = await fetch(`${base}/a.bin`);
    const closed = server.close();
    expect((await response.arrayBuffer()).byteLength).toBe(large.length);
    await closed;
    await expect(fetch(`${base}/b.txt`)).rejects.toThrow();
  });

  it('refuses headers of more than 16 KiB', async () => {
    const base = await serve(makeRoot(files));
    expect((await ask(base, '/barueri', { headers: { Cookie: 'a'.repeat(20_000) } })).status).toBe(
      431,
    );
  });

  it('cuts who takes too long to finish a request', async () => {
    const base = await serve(makeRoot(files));
    const { status } = await exchangeBytes(
      base,
      'GET /barueri HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    );
    expect(status).toBe(408);
  });

  it('answers a request that came in time on a kept connection, however long the process was busy then', async () => {
    const { hostname, port } = new URL(await serve(makeRoot(files)));
    const socket = connect({ host: hostname, port: Number(port) });
    onTestFinished(() => void socket.destroy());
    const ask = 'GET /barueri HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answered = () => once(socket, 'data').then(([bytes]) => (bytes as Buffer).toString());
    socket.write(ask);
    expect(await answered()).toMatch(/^HTTP\/1.1 200 /);
    const second = answered();
    socket.write(ask);
    // Longer than a connection is kept: its timer is due before the server reads what has arrived.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
    expect(await second).toMatch(/^HTTP\/1.1 200 /);
  });

  it('keeps no more in memory than it may, forgets what was not used for longest, and still serves everything', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, number) => [`p${number}.txt`, `${number} `.repeat(20_000)]),
    );
    const cache = new FileCache(makeRoot(many), 200_000);
    for (const [path, text] of Object.entries(many)) {
      const file = (await cache.find(`/${path}`))!;
      expect(file.answers.identity.body!.toString() === text).toBe(true);
      await cache.answer(file, 'br');
      expect(cache.bytes).toBeLessThanOrEqual(200_000);
    }
    expect([cache.recent('/p29.txt') !== undefined, cache.recent('/p0.txt')]).toEqual([
      true,
      undefined,
    ]);
    cache.drop(cache.recent('/p28.txt')!);
    cache.drop(cache.recent('/p27.txt')!);
    cache.drop(cache.recent('/p29.txt')!);
    expect(cache.bytes).toBeLessThan(60_000);
  });

  it('answers 500 and says why to its owner if the disk fails, and goes on', async () => {
    const root = makeRoot(files);
    const errors: unknown[] = [];
    const base = await serve(root, { onError: (error) => errors.push(error) });
    mkdirSync(join(root, '_redirects'));
    expect((await ask(base, '/barueri')).status).toBe(500);
    expect(errors).toHaveLength(1);
    rmSync(join(root, '_redirects'), { recursive: true });
    expect((await ask(base, '/barueri')).status).toBe(200);
  });
});
