import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { redirectsText } from '../../../engine/hosting/redirects.ts';
import { nginxText } from '../../../engine/publish/host-files/nginx.ts';
import { appPages, readerPage, rewritesOf } from '../../../engine/hosting/rewrites.ts';
import { freePort } from '../../free-port.ts';
import { ask, makeRoot, serve } from '../web-root.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const redirects = [
  { from: '/contato', to: '/barueri' },
  { from: '/são "paulo"; }.html', to: '/barueri?a=$host#x' },
  { from: '/velho', to: 'https://exemplo.com.br/novo#y' },
  { from: '/$host', to: '/barueri' },
  { from: '/Velha', to: '/blog' },
];

/** Runs nginx with our snippet over a web root until the test ends; the base address. */
async function serveWithNginx(root: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'portao-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join(' ');
  writeFileSync(
    join(dir, 'snippet.conf'),
    nginxText(redirects, rewritesOf(new Set([...appPages, readerPage])), [
      '/',
      '/barueri',
      '/blog/motor',
      '/velha',
    ]).replace('root /var/www/portao;', `root ${root};`),
  );
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/error.log;
     events {} http { types { text/html html; text/plain txt; text/javascript js; image/svg+xml svg; application/xml xml; } access_log off; ${temporary} server { listen 127.0.0.1:${port}; include ${dir}/snippet.conf; } }`,
  );
  const nginx = spawn(
    'nginx',
    ['-p', dir, '-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said: string[] = [];
  nginx.stderr.on('data', (chunk) => said.push(String(chunk)));
  onTestFinished(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await new Promise((resolve) => nginx.once('exit', resolve));
    }
    rmSync(dir, { recursive: true, force: true });
  });
  const base = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${said.join('')}`);
    if (await ask(base, '/').catch(() => null)) return base;
    await wait(50);
  }
  throw new Error('nginx does not answer');
}

describe.skipIf(!hasNginx)('the snippet for nginx', () => {
  it('answers as our own server does', async () => {
    const html = '<p>portão</p>'.repeat(50);
    const pages = {
      'index.html': html,
      'barueri.html': html,
      'blog.html': html,
      'blog/motor.html': html,
      '404.html': `${html}404`,
      'admin.html': `${html}admin`,
      'post.html': `${html}post`,
      'robots.txt': html,
      'manifest.webmanifest': html,
      'assets/a.1a2b3c4d.js': html,
      'media/a.1a2b3c4d.svg': html,
      'mapa.xml': html,
    };
    const copies = Object.fromEntries(
      Object.entries(pages).map(([path, text]) => [`${path}.gz`, gzipSync(text)]),
    );
    const root = makeRoot({
      ...pages,
      ...copies,
      '.env': 'hidden',
      _headers: 'hidden',
      'nginx.conf': 'hidden',
      _redirects: redirectsText(redirects),
    });
    const [ours, theirs] = [
      await serve(root, { apps: appPages, reader: readerPage }),
      await serveWithNginx(root),
    ];
    const targets = [
      '/',
      '/barueri',
      '/barueri?a=1',
      '/blog',
      '/blog/motor',
      '/robots.txt',
      '/manifest.webmanifest',
      '/assets/a.1a2b3c4d.js',
      '/media/a.1a2b3c4d.svg',
      '/media/nada.svg',
      '/mapa.xml',
      '/barueri/',
      '/barueri.html',
      '/barueri.html?a=1',
      '/barueri/?a=1',
      '/blog/',
      '/blog/motor/',
      '/index.html',
      '/index',
      '/index.html?a=1',
      '/barueri.html/',
      '//evil.example/',
      '/contato',
      '/contato?a=1',
      '/s%C3%A3o%20%22paulo%22%3B%20%7D.html?b=1',
      '/velho?a=1',
      '/%24host',
      '/Barueri',
      '/Barueri?a=1',
      '/Blog/motor',
      '/Velha',
      '/Nada',
      '/nada',
      '/nada/mais',
      '/assets/nada.js',
      '/assets',
      '/404',
      '/404.html',
      '/_headers',
      '/_redirects',
      '/nginx.conf',
      '/NGINX.CONF',
      '/.env',
      '/%5cevil.example',
      '/a%0d%0ab',
      '/barueri.html.gz',
      '/assets/a.1a2b3c4d.js.gz',
      '/barueri/nada',
      '/admin',
      '/admin/',
      '/admin/posts',
      '/admin/posts/novo?a=1',
      '/admin/posts/',
      '/post',
      '/post.html',
      '/blog/nada',
      '/blog/nada/mais',
      '/blog/nada/',
      '/blog/nada.html',
      '/blog/.env',
      '/blog/nada.html.gz',
      '/blogs/nada',
      '/admins',
    ];
    const compared = [
      'location',
      'content-type',
      'cache-control',
      'content-encoding',
      'vary',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'content-security-policy',
      'cross-origin-opener-policy',
    ];
    const seen = async (base: string, target: string) => {
      const { status, headers, body } = await ask(base, target, {
        headers: {
          'Accept-Encoding': /^\/(?:barueri|blog\/nada|admin\/posts)/.test(target)
            ? 'gzip'
            : 'identity',
        },
      });
      const page = status === 200 || status === 404;
      const names = page ? compared : compared.filter((name) => name !== 'content-type');
      return {
        target,
        status,
        body: page ? body.toString('latin1') : '',
        ...Object.fromEntries(names.map((name) => [name, headers[name]])),
      };
    };
    for (const target of targets)
      expect(await seen(theirs, target)).toEqual(await seen(ours, target));
  });

  it('lets nothing that a request says into the headers of a redirect', async () => {
    const base = await serveWithNginx(makeRoot({ 'index.html': 'x', '404.html': 'y' }));
    for (const target of [
      '/a%0d%0aSet-Cookie:x=1/',
      '/a%0d%0aSet-Cookie:x=1.html',
      '/%0d%0aSet-Cookie:x=1/index.html',
      '/contato?%0d%0aSet-Cookie:x=1',
      '/%5cevil.example/',
    ]) {
      const { headers } = await ask(base, target);
      expect([target, headers['set-cookie']]).toEqual([target, undefined]);
      expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});
