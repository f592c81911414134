// How the server sends a file: compressed, with which headers, and when not at all.
import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { redirectsText } from '../../../engine/hosting/redirects.ts';
import { ask, files, page, untilAskedAgain, makeRoot, put, serve } from '../web-root.ts';

describe('compression', () => {
  const html = files['barueri.html'];
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, *;q=0.8', 'br'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
    ['*;q=0', undefined],
    ['br;q=2x', undefined],
    ['br; Q=0.5 , gzip;q=0.500', 'br'],
    ['gzip;q=0.001, identity;q=0', 'gzip'],
  ])('understands «%s» as %s', async (header, encoding) => {
    const response = await ask(await serve(makeRoot(files)), '/barueri', {
      headers: { 'Accept-Encoding': header },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('Accept-Encoding');
    const body =
      encoding === 'br'
        ? brotliDecompressSync(response.body)
        : encoding === 'gzip'
          ? gunzipSync(response.body)
          : response.body;
    expect(body.toString()).toBe(html);
    expect(response.headers['content-length']).toBe(String(response.body.length));
  });

  it('sends the copies that the build made', async () => {
    const br = brotliCompressSync(html);
    const gz = gzipSync(html, { level: 9 });
    const base = await serve(makeRoot({ ...files, 'barueri.html.br': br, 'barueri.html.gz': gz }));
    expect((await ask(base, '/barueri', { headers: { 'Accept-Encoding': 'br' } })).body).toEqual(
      br,
    );
    expect((await ask(base, '/barueri', { headers: { 'Accept-Encoding': 'gzip' } })).body).toEqual(
      gz,
    );
  });

  it.each([
    ['br', 'barueri.html.br', brotliCompressSync, brotliDecompressSync],
    ['gzip', 'barueri.html.gz', gzipSync, gunzipSync],
  ] as const)(
    'never sends a %s copy of another version, older or newer, nor a broken one',
    async (encoding, path, pack, unpack) => {
      const wrong: [Buffer, number][] = [
        [pack(page('old')), -60],
        [pack(page('new')), 60],
        [pack(html.replace('motor', 'rotor')), 60],
        [Buffer.from('broken'), 60],
        [Buffer.alloc(0), 60],
        [pack('x'.repeat(1e6)), 60],
        [pack(html).subarray(0, -9), 60],
      ];
      for (const [copy, age] of wrong) {
        const root = makeRoot({ ...files, [path]: copy });
        utimesSync(join(root, path), new Date(), Date.now() / 1000 + age);
        const { body } = await ask(await serve(root), '/barueri', {
          headers: { 'Accept-Encoding': encoding },
        });
        expect(unpack(body).toString()).toBe(html);
      }
    },
  );

  it('takes up a copy that arrives after the file', async () => {
    const root = makeRoot(files);
    const base = await serve(root);
    await ask(base, '/barueri', { headers: { 'Accept-Encoding': 'br' } });
    const best = brotliCompressSync(html);
    put(root, 'barueri.html.br', best);
    await wait(untilAskedAgain);
    expect((await ask(base, '/barueri', { headers: { 'Accept-Encoding': 'br' } })).body).toEqual(
      best,
    );
  });

  it('leaves images and what does not get smaller as they are', async () => {
    const base = await serve(
      makeRoot({ 'media/a.1a2b3c4d.png': Buffer.alloc(500), 'robots.txt': 'x', 'empty.txt': '' }),
    );
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const image = await ask(base, '/media/a.1a2b3c4d.png', { headers });
    expect([image.headers['content-encoding'], image.headers['vary'], image.body.length]).toEqual([
      undefined,
      undefined,
      500,
    ]);
    expect(
      (await ask(base, '/robots.txt', { headers })).headers['content-encoding'],
    ).toBeUndefined();
    expect((await ask(base, '/empty.txt', { headers })).headers['content-length']).toBe('0');
  });
});

describe('headers', () => {
  it('sends the security headers with every status, and asks for HTTPS with none', async () => {
    const base = await serve(
      makeRoot({ ...files, _redirects: redirectsText([{ from: '/velho', to: '/blog' }]) }),
    );
    const { headers } = await ask(base, '/barueri');
    const responses = [
      ask(base, '/barueri'),
      ask(base, '/barueri', { headers: { 'If-None-Match': headers['etag']! } }),
      ask(base, '/velho'),
      ask(base, '/nada'),
      ask(base, '/%'),
      ask(base, '/', { method: 'POST' }),
    ];
    const statuses = [];
    for (const response of await Promise.all(responses)) {
      statuses.push(response.status);
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
      expect(response.headers['strict-transport-security']).toBeUndefined();
    }
    expect(statuses).toEqual([200, 304, 301, 404, 400, 405]);
  });

  it('lets hashed files be kept for a year and has pages asked about', async () => {
    const base = await serve(
      makeRoot({
        ...files,
        'assets/entry.1a2b3c4d.js': '1',
        'media/a.1a2b3c4d.svg': '<svg/>',
        'assets.html': 'x',
      }),
    );
    const caching = async (target: string) => (await ask(base, target)).headers['cache-control'];
    const year = 'public, max-age=31536000, immutable';
    expect(
      await Promise.all(
        [
          '/assets/entry.1a2b3c4d.js',
          '/media/a.1a2b3c4d.svg',
          '/barueri',
          '/',
          '/assets',
          '/media/b.1a2b3c4d.svg',
        ].map(caching),
      ),
    ).toEqual([year, year, 'no-cache', 'no-cache', 'no-cache', 'no-cache']);
  });

  it.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.xml', 'application/xml; charset=utf-8'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['a.PNG', 'image/png'],
    ['a.avif', 'image/avif'],
    ['a.woff2', 'font/woff2'],
    ['a.ico', 'image/x-icon'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['a.map', 'application/json; charset=utf-8'],
    ['a.md', 'text/markdown; charset=utf-8'],
    ['a.pdf', 'application/pdf'],
    ['a.unheard', 'application/octet-stream'],
    ['a.constructor', 'application/octet-stream'],
  ])('says what %s is', async (path, type) => {
    const { headers } = await ask(
      await serve(makeRoot({ [path]: 'x' })),
      `/${path.replace('.html', '')}`,
    );
    expect(headers['content-type']).toBe(type);
  });

  it('gives each encoding its own ETag, a hash of what is sent, and answers 304 to who holds it', async () => {
    const base = await serve(makeRoot(files));
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const {
        body,
        headers: { etag = '' },
      } = await ask(base, '/barueri', { headers });
      expect(etag).toBe(`"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`);
      tags.add(etag);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const held = await ask(base, '/barueri', {
          headers: { ...headers, 'If-None-Match': condition },
        });
        expect([
          condition,
          held.status,
          held.body.length,
          held.headers['etag'],
          held.headers['vary'],
        ]).toEqual([condition, 304, 0, etag, 'Accept-Encoding']);
        expect(held.headers['content-encoding']).toBeUndefined();
      }
      expect(
        (await ask(base, '/barueri', { headers: { ...headers, 'If-None-Match': '"other"' } }))
          .status,
      ).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('sends a page whole where a part is asked for', async () => {
    const response = await ask(await serve(makeRoot(files)), '/barueri', {
      headers: { Range: 'bytes=0-3' },
    });
    expect([response.status, response.body.toString()]).toEqual([200, files['barueri.html']]);
  });
});
