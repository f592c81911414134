import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../../engine/server/file-cache.ts';
import { redirectsText } from '../../engine/publish/host-files/host-files.ts';
import { serveSite } from '../../engine/server/serve.ts';
import { ask, exchangeBytes, makeRoot, put, serve } from './web-root.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><p>${`Motor para portão em ${name}. `.repeat(40)}</p>`;
const files = {
  'index.html': page('Início'),
  'barueri.html': page('Barueri'),
  'blog.html': page('Blog'),
  'blog/motor.html': page('Motor'),
  '404.html': page('Não encontrada'),
};
/** Longer than a file is trusted (500 ms). */
const untilAskedAgain = 600;

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/barueri', 'barueri.html'],
    ['/blog', 'blog.html'],
    ['/blog/motor', 'blog/motor.html'],
    ['/barueri?utm_source=x', 'barueri.html'],
    ['/%62arueri', 'barueri.html'],
    ['http://example.com/barueri', 'barueri.html'],
  ] as const)('answers %s with %s', async (target, file) => {
    const { status, body } = await ask(await serve(makeRoot(files)), target);
    expect([status, body.toString()]).toEqual([200, files[file]]);
  });

  it('serves files as they are, names with accents and spaces included', async () => {
    const base = await serve(
      makeRoot({
        ...files,
        'robots.txt': 'User-agent: *\n',
        'media/portão novo.1a2b3c4d.txt': 'olá',
      }),
    );
    expect((await ask(base, '/robots.txt')).body.toString()).toBe('User-agent: *\n');
    expect((await ask(base, '/media/port%C3%A3o%20novo.1a2b3c4d.txt')).body.toString()).toBe('olá');
  });

  it.each([
    ['/barueri/', '/barueri'],
    ['/barueri.html', '/barueri'],
    ['/barueri/?a=1&b=2', '/barueri?a=1&b=2'],
    ['/barueri.html?a=%20', '/barueri?a=%20'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/motor/', '/blog/motor'],
    ['//barueri', '/barueri'],
    ['//evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/evil.example'],
    ['/s%C3%A3o/', '/s%C3%A3o'],
  ])('sends %s on to %s for good', async (target, location) => {
    const response = await ask(await serve(makeRoot(files)), target);
    expect([response.status, response.headers['location']]).toEqual([301, location]);
  });

  it('answers unknown paths with status 404 and the page for them, and that page has no address of its own', async () => {
    const base = await serve(makeRoot(files));
    for (const target of [
      '/nada',
      '/barueri/nada',
      '/blog/nada',
      '/assets/entry.00000000.js',
      '/404',
      '/404.html',
      '/404',
    ]) {
      const response = await ask(base, target);
      expect([target, response.status, response.body.toString()]).toEqual([
        target,
        404,
        files['404.html'],
      ]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('says it in one sentence where the site has no page for unknown paths', async () => {
    const response = await ask(await serve(makeRoot({ 'index.html': 'x' })), '/nada');
    expect([response.status, response.body.toString()]).toEqual([404, 'Página não encontrada.\n']);
  });

  it('takes only GET and HEAD', async () => {
    const base = await serve(makeRoot(files));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const { status, headers } = await ask(base, '/barueri', { method });
      expect([method, status, headers['allow']]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const base = await serve(makeRoot(files));
    for (const target of ['/barueri', '/barueri', '/nada', '/a%00']) {
      const get = await ask(base, target);
      const head = await ask(base, target, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });
});

describe('redirects', () => {
  it('follows those of the web root, keeps the query, and reads them again when a build exchanges them', async () => {
    const root = makeRoot({
      ...files,
      _redirects: redirectsText([
        { from: '/contato', to: '/barueri' },
        { from: '/são paulo.html', to: 'https://exemplo.com.br/sp?x=1#y' },
        { from: '/mapa', to: '/#mapa' },
      ]),
    });
    const base = await serve(root);
    const locations = async (...targets: string[]) =>
      Promise.all(targets.map(async (target) => (await ask(base, target)).headers['location']));
    expect(
      await locations(
        '/contato',
        '/contato/',
        '/contato?a=1',
        '/s%C3%A3o%20paulo.html?a=1',
        '/mapa?a=1',
      ),
    ).toEqual([
      '/barueri',
      '/barueri',
      '/barueri?a=1',
      'https://exemplo.com.br/sp?x=1#y',
      '/?a=1#mapa',
    ]);
    put(root, '_redirects', redirectsText([{ from: '/contato', to: '/blog' }]));
    await wait(untilAskedAgain);
    expect(await locations('/contato', '/mapa')).toEqual(['/blog', undefined]);
  });

  it('follows those it is given instead', async () => {
    const root = makeRoot({
      ...files,
      _redirects: redirectsText([{ from: '/contato', to: '/barueri' }]),
    });
    const base = await serve(root, { redirects: [{ from: '/velho', to: '/blog' }] });
    expect([
      (await ask(base, '/velho')).headers['location'],
      (await ask(base, '/contato')).status,
    ]).toEqual(['/blog', 404]);
  });
});

describe('pages that stand in for files that are not there', () => {
  const blog = { ...files, 'admin.html': page('Painel'), 'post.html': page('Leitor') };
  const stands = { apps: ['/admin'], reader: '/post' };
  const seen = async (base: string, target: string) => {
    const { status, headers, body } = await ask(base, target);
    return [
      status,
      headers['location'] ?? Object.entries(blog).find(([, text]) => text === body.toString())?.[0],
    ];
  };

  it('are the panel for its tabs, with 200, and the reader for what the blog may have, with 404', async () => {
    const base = await serve(makeRoot(blog), stands);
    expect(
      await Promise.all(
        ['/admin', '/admin/posts', '/admin/posts/novo'].map((target) => seen(base, target)),
      ),
    ).toEqual(Array(3).fill([200, 'admin.html']));
    expect(
      await Promise.all(
        ['/blog/nada', '/blog/nada/mais', '/blog/nada?x=1'].map((target) => seen(base, target)),
      ),
    ).toEqual(Array(3).fill([404, 'post.html']));
    expect(await seen(base, '/blog/motor')).toEqual([200, 'blog/motor.html']);
    expect(await seen(base, '/post')).toEqual([200, 'post.html']);
    expect(await seen(base, '/nada')).toEqual([404, '404.html']);
    expect(await seen(base, '/blog/.env')).toEqual([404, '404.html']);
  });

  it('never say 304 where they say 404', async () => {
    const base = await serve(makeRoot(blog), stands);
    const { headers } = await ask(base, '/blog/nada');
    expect(
      (await ask(base, '/blog/nada', { headers: { 'If-None-Match': headers['etag']! } })).status,
    ).toBe(404);
  });

  it('give way to where a post lives by now, and say 200 for one that no build made a page of yet', async () => {
    const asked: string[] = [];
    const lookup = (path: string) => {
      asked.push(path);
      return Promise.resolve(
        path === '/blog/velho' ? '/blog/são-novo' : path === '/blog/recente' ? path : null,
      );
    };
    const base = await serve(makeRoot(blog), { ...stands, lookup });
    expect(await seen(base, '/blog/velho?x=1')).toEqual([301, '/blog/s%C3%A3o-novo?x=1']);
    expect(await seen(base, '/blog/recente')).toEqual([200, 'post.html']);
    expect(await seen(base, '/blog/nada')).toEqual([404, 'post.html']);
    expect(await seen(base, '/blog/motor')).toEqual([200, 'blog/motor.html']);
    expect(asked).toEqual(['/blog/velho', '/blog/recente', '/blog/nada']);
  });

  it('are the page for unknown paths where the site has no reader', async () => {
    const base = await serve(makeRoot(files), stands);
    expect(await seen(base, '/blog/nada')).toEqual([404, '404.html']);
    expect(await seen(base, '/admin/posts')).toEqual([404, '404.html']);
  });
});

describe('paths that want out', () => {
  it.each([
    '/../secret.txt',
    '/blog/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/blog/%2e%2e%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/./barueri',
    '/a%00.html',
    '/a%0d%0aSet-Cookie:x',
    '/%',
    '/%zz',
    '/%c3',
    '/%ff',
    'barueri',
    '*',
    '/barueri#x',
  ])('refuses %s', async (target) => {
    const root = makeRoot({ 'site/index.html': 'x', 'site/404.html': 'y', 'secret.txt': 'secret' });
    const response = await ask(await serve(join(root, 'site')), target);
    expect(response.status).toBe(400);
    expect(response.body.toString()).not.toContain('secret');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('decodes once and no more', async () => {
    const base = await serve(
      makeRoot({ 'site/a%2e%2e.html': 'literal', 'secret.txt': 'secret' }).concat('/site'),
    );
    expect((await ask(base, '/%252e%252e/secret.txt')).status).toBe(404);
    expect((await ask(base, '/a%252e%252e')).body.toString()).toBe('literal');
    expect((await ask(base, '/a%2e%2e')).status).toBe(404);
    expect((await ask(base, '/a%252e%252e')).body.toString()).toBe('literal');
  });

  it('serves no files for hosts, no dotfiles and no compressed copies', async () => {
    const hidden = [
      '_headers',
      '_redirects',
      'nginx.conf',
      '.env',
      '.git/config',
      'blog/.htaccess',
      'barueri.html.br',
      'barueri.html.gz',
      'assets/a.js.gz',
    ];
    const base = await serve(
      makeRoot({ ...files, ...Object.fromEntries(hidden.map((path) => [path, 'hidden'])) }),
    );
    for (const path of [
      ...hidden,
      '_HEADERS',
      'NGINX.conf',
      '%2eenv',
      'barueri.html.BR',
      '_headers.html',
      '_headers/',
    ]) {
      const response = await ask(base, `/${path}`);
      expect([
        path,
        response.body.includes('hidden'),
        response.status === 404 || response.status === 301,
      ]).toEqual([path, false, true]);
    }
  });

  it('follows symbolic links inside the web root and none that leave it', async () => {
    const folder = makeRoot({
      'site/barueri.html': 'inside',
      'site/.env': 'hidden',
      'site-private/secret.txt': 'secret',
      'secret.txt': 'secret',
    });
    const root = join(folder, 'site');
    symlinkSync(join(root, 'barueri.html'), join(root, 'alias.html'));
    symlinkSync(join(folder, 'secret.txt'), join(root, 'out.txt'));
    symlinkSync(folder, join(root, 'up'));
    symlinkSync('../site-private', join(root, 'sideways'));
    symlinkSync('.env', join(root, 'env.txt'));
    symlinkSync('loop', join(root, 'loop'));
    const base = await serve(root);
    expect((await ask(base, '/alias')).body.toString()).toBe('inside');
    for (const target of [
      '/out.txt',
      '/up/secret.txt',
      '/sideways/secret.txt',
      '/env.txt',
      '/loop',
      '/up/site-private/secret.txt',
    ])
      expect([target, (await ask(base, target)).status]).toEqual([target, 404]);
  });

  it('answers folders and names that no disk can hold with 404', async () => {
    const root = makeRoot(files);
    mkdirSync(join(root, 'assets'));
    const base = await serve(root);
    for (const target of [
      '/assets',
      `/${'a'.repeat(5000)}`,
      '/barueri.html/x',
      '/constructor',
      '/__proto__',
    ])
      expect((await ask(base, target)).status).toBe(404);
  });
});

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

  it('sends everything whole where a part is asked for', async () => {
    const response = await ask(await serve(makeRoot(files)), '/barueri', {
      headers: { Range: 'bytes=0-3' },
    });
    expect([response.status, response.body.toString()]).toEqual([200, files['barueri.html']]);
  });
});

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
    const large = Buffer.alloc(30 * 1024 * 1024);
    const server = await serveSite({
      root: makeRoot({ 'a.bin': large, 'b.txt': 'x' }),
      port: 0,
      host: '127.0.0.1',
    });
    const base = server.url.replace('localhost', '127.0.0.1');
    await (await fetch(`${base}/b.txt`)).text();
    const response = await fetch(`${base}/a.bin`);
    const started = performance.now();
    const closed = server.close();
    expect((await response.arrayBuffer()).byteLength).toBe(large.length);
    await closed;
    expect(performance.now() - started).toBeLessThan(2500);
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
    const started = performance.now();
    const { status } = await exchangeBytes(
      base,
      'GET /barueri HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    );
    expect(status).toBe(408);
    expect(performance.now() - started).toBeLessThan(9_000);
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
