import { describe, expect, it } from 'vitest';
import {
  cachingOf,
  hostHeaders,
  securityHeaders,
  securityHeadersOf,
} from '../../../engine/hosting/headers.ts';
import { headersText } from '../../../engine/publish/host-files/headers.ts';
import { manifestText } from '../../../engine/publish/host-files/manifest.ts';
import { nginxText } from '../../../engine/publish/host-files/nginx.ts';
import { robotsText } from '../../../engine/publish/host-files/robots.ts';
import { sitemapFiles } from '../../../engine/publish/host-files/sitemap.ts';
import { parseRedirects, redirectsText, withQuery } from '../../../engine/hosting/redirects.ts';
import { nearestUnknownFile, rewritesOf } from '../../../engine/hosting/rewrites.ts';
import { outputMark } from '../../../engine/publish/output/guards.ts';

describe('response headers', () => {
  it('name each header once and never forbid the back/forward cache', () => {
    expect(new Set(hostHeaders.map(([name]) => name.toLowerCase())).size).toBe(hostHeaders.length);
    expect(JSON.stringify(hostHeaders) + cachingOf('/') + cachingOf('/assets/a.js')).not.toContain(
      'no-store',
    );
  });

  it('demand HTTPS only in the files for hosts', () => {
    expect(JSON.stringify(securityHeaders)).not.toContain('Strict-Transport-Security');
    for (const text of [headersText(), nginxText([])])
      expect(text).toContain('Strict-Transport-Security');
  });

  it.each(['/media/a.svg', '/favicon.SVG', '/feed.xml', '/a.xhtml', '/a.rss', '/a.mathml'])(
    'let %s run no script at its own address',
    (path) => {
      const policies = securityHeadersOf(path).filter(
        ([name]) => name === 'Content-Security-Policy',
      );
      expect(policies).toEqual([
        [
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox; frame-ancestors 'none'",
        ],
      ]);
    },
  );

  it('are those of a page for whatever cannot', () => {
    for (const path of ['/a.html', '/a.png', '/a.js', '/a', '/robots.txt'])
      expect(securityHeadersOf(path)).toEqual(securityHeaders);
  });

  it('keep only what lies in a hashed folder', () => {
    const kept = ['/assets/a.1a2b3c4d.js', '/media/a.1a2b3c4d.png', '/media/share/a.1a2b3c4d.png'];
    for (const path of kept) expect(cachingOf(path)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/assets', '/barueri', '/blog/assets/a', '/robots.txt'])
      expect(cachingOf(path)).toBe('no-cache');
  });
});

describe('_headers', () => {
  it('begins with the mark by which a build knows its own output', () => {
    expect(headersText().startsWith(`${outputMark}\n`)).toBe(true);
  });

  it("locks everything in /media, and drawings and XML of one's own at the root", () => {
    const locked = headersText(['/mapa.svg', '/dados novos.xml', '/robots.txt'])
      .split(/^(?=\/)/m)
      .filter((block) => block.includes("script-src 'none'"))
      .map((block) => block.split('\n', 1)[0]);
    expect(locked).toEqual(['/media/*', '/mapa.svg', '/dados%20novos.xml']);
  });

  it('sets no header for a path twice but the policy, because hosts join the values', () => {
    const [everywhere = '', ...folders] = headersText()
      .split(/^(?=\/)/m)
      .slice(1);
    expect(everywhere).toMatch(/^\/\*\n(?: {2}[A-Za-z-]+: .+\n)+$/);
    for (const [name] of hostHeaders) expect(everywhere).toContain(`  ${name}: `);
    expect(everywhere).not.toContain('Cache-Control');
    expect(
      folders.map((folder) => folder.replace(/^ {2}Content-Security.*\n/m, '').trim()),
    ).toEqual(
      ['/assets/*', '/media/*'].map(
        (path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`,
      ),
    );
  });
});

describe('_redirects', () => {
  const redirects = [
    { from: '/contato', to: '/duvidas-frequentes' },
    { from: '/São Paulo/página.html', to: '/sao-paulo-capital#mapa' },
    { from: '/s%C3%A3o', to: 'https://exemplo.com.br/são paulo?x=1' },
    { from: '/100%25', to: '/a?b=c&d=e#f' },
    { from: '/fotos (1)%2A', to: '/' },
    { from: '/%3Aslug', to: '/a:b' },
    { from: '/$host;}"x"', to: "/$host;}'x'|^`<>" },
  ];

  it('writes one rule a line, percent-encoded, all permanent', () => {
    expect(redirectsText(redirects).split('\n').slice(1)).toEqual([
      '/contato /duvidas-frequentes 301',
      '/S%C3%A3o%20Paulo/p%C3%A1gina.html /sao-paulo-capital#mapa 301',
      '/s%C3%A3o https://exemplo.com.br/s%C3%A3o%20paulo?x=1 301',
      '/100%25 /a?b=c&d=e#f 301',
      '/fotos%20(1)%2A / 301',
      '/%3Aslug /a:b 301',
      '/%24host%3B%7D%22x%22 /%24host%3B%7D%27x%27%7C%5E%60%3C%3E 301',
      '',
    ]);
  });

  const rewrites = rewritesOf(new Set(['/admin', '/post', '/blog']));

  it('has the pages that answer where there is no file come last: a rewrite only where there never is one, because Cloudflare Pages puts rewrites first', () => {
    expect(redirectsText([redirects[0]!], rewrites).split('\n')).toEqual([
      '# Old paths and where they lead.',
      '/contato /duvidas-frequentes 301',
      '# Pages that answer where there is no file.',
      '/admin/* /admin 200',
      '/blog/* /post.html 404',
      '',
    ]);
    expect(nearestUnknownFile(rewrites[1]!)).toBe('blog/404.html');
  });

  it('names no page that the site does not have', () => {
    expect(redirectsText([], rewritesOf(new Set(['/blog'])))).toBe(redirectsText([]));
    expect(nginxText([], rewritesOf(new Set(['/blog'])))).toBe(nginxText([]));
  });

  it('reads back what it wrote, the redirects alone', () => {
    expect([...parseRedirects(redirectsText([redirects[0]!], rewrites))]).toEqual([
      ['/contato', '/duvidas-frequentes'],
    ]);
    const read = parseRedirects(redirectsText(redirects));
    expect([...read.keys()]).toEqual([
      '/contato',
      '/São Paulo/página.html',
      '/são',
      '/100%',
      '/fotos (1)*',
      '/:slug',
      '/$host;}"x"',
    ]);
    expect(read.get('/são')).toBe('https://exemplo.com.br/s%C3%A3o%20paulo?x=1');
  });

  it('reads past lines of another kind, and takes the first of two rules for a path', () => {
    const text = [
      '# comment',
      '',
      '/a /b 301',
      '/a /c 301',
      '/b /c 302',
      '/c/* /d/:splat 301',
      '/d //evil.example 301',
      '/e /f',
      '/g /h 301 Country=br',
      '/i',
      '301',
      '/%zz /x 301',
      '/../x /y 301',
      '/ok /fine 301',
    ].join('\n');
    expect([...parseRedirects(text)]).toEqual([
      ['/a', '/b'],
      ['/ok', '/fine'],
    ]);
  });

  it.each([
    [
      'a line break',
      { from: '/a\n/b /evil 301', to: '/c' },
      'redirects[0].from: has a line break, another control character or a backslash',
    ],
    [
      'a pattern',
      { from: '/loja/*', to: '/' },
      'redirects[0].from: has a pattern ("*" or ":name"), and a redirect is for one address: write one for each old address',
    ],
    [
      'a pattern with a name',
      { from: '/loja/:produto', to: '/' },
      'redirects[0].from: has a pattern ("*" or ":name"), and a redirect is for one address: write one for each old address',
    ],
    [
      'an encoded line break',
      { from: '/a%0A/b', to: '/c' },
      'redirects[0].from: has a line break, another control character or a backslash',
    ],
    [
      'a line break in the target',
      { from: '/a', to: '/c 301\n/* https://evil.example' },
      'redirects[0].to: has a line break, another control character or a backslash',
    ],
    [
      'a carriage return in the target',
      { from: '/a', to: '/c\rx' },
      'redirects[0].to: has a line break, another control character or a backslash',
    ],
    [
      'a tab in the target',
      { from: '/a', to: '/\t/evil.example' },
      'redirects[0].to: has a line break, another control character or a backslash',
    ],
    [
      'a Unicode line separator',
      { from: '/a\u2028b', to: '/c' },
      'redirects[0].from: has a line break, another control character or a backslash',
    ],
    [
      'NUL',
      { from: '/a%00', to: '/c' },
      'redirects[0].from: has a line break, another control character or a backslash',
    ],
    [
      'a backslash',
      { from: '/a', to: '/\\evil.example' },
      'redirects[0].to: has a line break, another control character or a backslash',
    ],
    [
      'another host without a protocol',
      { from: '/a', to: '//evil.example' },
      'redirects[0].to: must have one "/" at its start',
    ],
    [
      'another host by dots',
      { from: '/a', to: '/.//evil.example' },
      'redirects[0].to: must have one "/" at its start',
    ],
    [
      'a script',
      { from: '/a', to: 'javascript:alert(1)' },
      'redirects[0].to: must be a path or start with "https://"',
    ],
    [
      'a password',
      { from: '/a', to: 'https://user:secret@example.com/' },
      'redirects[0].to: must not hold a name or password',
    ],
    ['no address', { from: '/a', to: 'b' }, 'redirects[0].to: is neither a path nor an address'],
    ['no path', { from: 'a', to: '/b' }, 'redirects[0].from: must start with "/"'],
    [
      'a query',
      { from: '/a?b=c', to: '/b' },
      'redirects[0].from: must be a path, without "?" and "#"',
    ],
    [
      'a broken escape',
      { from: '/%zz', to: '/b' },
      'redirects[0].from: has a broken percent escape',
    ],
    [
      'climbing',
      { from: '/a/%2e%2e/b', to: '/b' },
      'redirects[0].from: has an empty, "." or ".." segment',
    ],
    ['the home page', { from: '/', to: '/b' }, 'redirects[0].from: is the home page'],
    [
      'the page for unknown paths',
      { from: '/404', to: '/b' },
      'redirects[0].from: is the page for unknown paths',
    ],
    ['a circle of one', { from: '/a/', to: '/a?x=1' }, 'redirects[0].to: leads to itself'],
  ])('refuses %s', (_, redirect, message) => {
    for (const write of [redirectsText, nginxText])
      expect(() => write([redirect])).toThrow(message);
  });

  it('refuses a second rule for a path, and says which', () => {
    expect(() =>
      redirectsText([
        { from: '/são', to: '/a' },
        { from: '/s%C3%A3o', to: '/b' },
      ]),
    ).toThrow('redirects[1].from: repeats the path of a redirect before it');
  });

  it('puts the query of a request on a target that has none, before its fragment', () => {
    expect([
      withQuery('/a', '?x=1'),
      withQuery('/a#b', '?x=1'),
      withQuery('/a?y=2', '?x=1'),
      withQuery('/a#b', ''),
    ]).toEqual(['/a?x=1', '/a?x=1#b', '/a?y=2', '/a#b']);
  });
});

describe('robots.txt', () => {
  it('lets everybody in and names the sitemap', () => {
    expect(robotsText('https://www.exemplo.com.br')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.exemplo.com.br/sitemap.xml\n',
    );
  });

  it('refuses an address with a line break', () => {
    expect(() => robotsText('https://a\nDisallow: /')).toThrow(RangeError);
  });
});

describe('sitemap.xml', () => {
  it('names up to 1,000 pictures of a page, and says what they are', () => {
    const images = Array.from(
      { length: 1_001 },
      (_, index) => `https://e.com/media/a&${index}.png`,
    );
    const { 'sitemap.xml': text } = sitemapFiles(
      [{ loc: 'https://e.com/a', images }],
      'https://e.com',
    );
    expect(text).toContain(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n<url><loc>https://e.com/a</loc><image:image><image:loc>https://e.com/media/a&amp;0.png</image:loc></image:image><image:image>',
    );
    expect(text!.split('<image:loc>').length - 1).toBe(1_000);
    expect(text).toContain('a&amp;999.png');
  });

  it('lists addresses in one order, escaped, with the day where it is known', () => {
    const entries = [
      { loc: 'https://e.com/b?x=1&y="2"', lastmod: '2026-11-20' },
      { loc: "https://e.com/a<'>" },
    ];
    const files = sitemapFiles(entries, 'https://e.com');
    expect(Object.keys(files)).toEqual(['sitemap.xml']);
    expect(files['sitemap.xml']).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://e.com/a&lt;&apos;&gt;</loc></url>\n<url><loc>https://e.com/b?x=1&amp;y=&quot;2&quot;</loc><lastmod>2026-11-20</lastmod></url>\n</urlset>\n',
    );
    expect(sitemapFiles([...entries].reverse(), 'https://e.com')).toEqual(files);
  });

  it('refuses what XML cannot hold', () => {
    expect(() => sitemapFiles([{ loc: 'https://e.com/\u0001' }], 'https://e.com')).toThrow(
      RangeError,
    );
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ loc: `https://e.com/${100_000 + index}` }));
  const locs = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

  it('holds 50,000 addresses in one file, and one more in an index of two', () => {
    expect(Object.keys(sitemapFiles(many(50_000), 'https://e.com'))).toEqual(['sitemap.xml']);
    const files = sitemapFiles(many(50_001), 'https://e.com');
    expect(files['sitemap.xml']).toContain('<sitemapindex ');
    expect(locs(files['sitemap.xml'])).toEqual([
      'https://e.com/sitemap-1.xml',
      'https://e.com/sitemap-2.xml',
    ]);
    const parts = [files['sitemap-1.xml'], files['sitemap-2.xml']].map(locs);
    expect(parts.map(({ length }) => length)).toEqual([50_000, 1]);
    expect(parts.flat()).toEqual(many(50_001).map(({ loc }) => loc));
  });

  it('lets no file of an index be larger than a site map may be', () => {
    const most = { entries: 50_000, bytes: 400 };
    const { 'sitemap.xml': index, ...parts } = sitemapFiles(many(30), 'https://e.com', most);
    expect(locs(index)).toHaveLength(Object.keys(parts).length);
    expect(Math.max(...Object.values(parts).map((part) => Buffer.byteLength(part)))).toBeLessThan(
      401,
    );
    expect(Object.values(parts).flatMap(locs)).toEqual(many(30).map(({ loc }) => loc));
  });
});

describe('manifest.webmanifest', () => {
  it('of an app opens it by itself, where it is', () => {
    const manifest = JSON.parse(
      manifestText({
        name: 'Painel',
        shortName: 'PPA',
        language: 'pt-BR',
        themeColor: '#123456',
        backgroundColor: '#ffffff',
        app: '/admin',
        icons: [],
      }),
    ) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      id: '/admin',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
    });
  });

  it('holds names, colours and both icons', () => {
    const manifest = JSON.parse(
      manifestText({
        name: 'Motor "PPA"',
        shortName: 'PPA',
        language: 'pt-BR',
        themeColor: '#123456',
        backgroundColor: '#ffffff',
        icons: [192, 512],
      }),
    ) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: 'Motor "PPA"',
      short_name: 'PPA',
      lang: 'pt-BR',
      start_url: '/',
      theme_color: '#123456',
      background_color: '#ffffff',
    });
    expect(manifest['icons']).toEqual([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ]);
  });
});
