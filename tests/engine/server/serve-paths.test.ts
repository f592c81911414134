// Which file, redirect or refusal the server answers an address with.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { redirectsText } from '../../../engine/hosting/redirects.ts';
import { ask, files, page, untilAskedAgain, makeRoot, put, serve } from '../web-root.ts';

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

  it.each([
    ['/Barueri', '/barueri'],
    ['/BARUERI?utm_source=x', '/barueri?utm_source=x'],
    ['/Blog/Motor', '/blog/motor'],
    ['/Barueri.HTML', '/barueri'],
    ['/Barueri/', '/Barueri'],
    ['/Contato', '/contato'],
  ])('sends %s, as a phone writes it, on to %s', async (target, location) => {
    const _redirects = redirectsText([{ from: '/contato', to: '/barueri' }]);
    const response = await ask(await serve(makeRoot({ ...files, _redirects })), target);
    expect([response.status, response.headers['location']]).toEqual([301, location]);
  });

  it('sends nobody on to small letters where no page is', async () => {
    const base = await serve(makeRoot({ ...files, 'media/Foto.1a2b3c4d.txt': 'olá' }));
    for (const target of ['/Nada', '/Blog/Nada', '/ASSETS/nada.js'])
      expect([target, (await ask(base, target)).status]).toEqual([target, 404]);
    expect((await ask(base, '/media/Foto.1a2b3c4d.txt')).status).toBe(200);
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

  it('says it in the language of the site', async () => {
    const base = await serve(makeRoot({ 'index.html': 'x' }), { language: 'en' });
    const said = (await ask(base, '/none')).body.toString();
    expect([said, (await ask(base, '/%E0%A4%A')).body.toString()]).toEqual([
      'Page not found.\n',
      'Invalid address.\n',
    ]);
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
      const steady = { date: '', 'x-request-id': '' };
      expect({ ...head.headers, ...steady }).toEqual({ ...get.headers, ...steady });
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

  it('do not say that a post is not there which nobody could look up', async () => {
    const lookup = () => Promise.resolve(undefined);
    const base = await serve(makeRoot(blog), { ...stands, lookup });
    expect(await seen(base, '/blog/velho')).toEqual([503, 'post.html']);
  });

  it('are the page for unknown paths where the site has no reader', async () => {
    const base = await serve(makeRoot(files), stands);
    expect(await seen(base, '/blog/nada')).toEqual([404, '404.html']);
    expect(await seen(base, '/admin/posts')).toEqual([404, '404.html']);
  });
});

describe('/.well-known/', () => {
  it('is served as every host serves it, and no other name with a dot before it', async () => {
    const base = await serve(
      makeRoot({
        ...files,
        '.well-known/security.txt': 'Contact: mailto:a@b.c',
        '.well-known/.env': 'hidden',
        '.well-knownx/a.txt': 'hidden',
        '.env': 'hidden',
      }),
    );
    expect((await ask(base, '/.well-known/security.txt')).body.toString()).toContain('Contact');
    for (const path of ['/.well-known/.env', '/.well-knownx/a.txt', '/.env', '/.well-known'])
      expect([path, (await ask(base, path)).status]).toEqual([path, 404]);
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
