// The finished HTML of a page: what stands in its head, and that no text of a document can become code there.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createInlineHash } from '../../../engine/render/inline-hash.ts';
import { speculationRules } from '../../../engine/client/late-head.ts';
import { render } from '../../../blocks/entry/render.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { parseHtml } from '../../parse-html.ts';

const scripts = {
  document: '/assets/entry.js',
  blog: '/assets/blog.js',
  panel: '/assets/panel.js',
  reader: '/assets/reader.js',
};
const assets = { scripts, printSheet: '/assets/print.css', inlineHash: createInlineHash() };
const htmlOf = (path: string, edits: Edits = {}) =>
  render(new FixtureSite(edits).page(path), assets);
const parse = parseHtml;
const contentOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content');

describe('a finished page', () => {
  const html = htmlOf('/');
  const document = parse(html);

  it('says its language, title, description, keywords and address', () => {
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(document.title).toBe('Motor de portão em São Paulo');
    expect(contentOf(document, 'meta[name=description]')).toBe(
      'Motor de portão instalado por 128 técnicos em São Paulo.',
    );
    expect(contentOf(document, 'meta[name=keywords]')).toBe('motor de portão');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://www.exemplo.com.br/',
    );
    expect(contentOf(document, 'meta[name=robots]')).toBe('index, follow');
  });

  it('says to social networks what they show', () => {
    const properties = Object.fromEntries(
      [...document.querySelectorAll('meta[property]')].map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    );
    expect(properties).toEqual({
      'og:type': 'website',
      'og:site_name': 'Portões Modelo',
      'og:locale': 'pt_BR',
      'og:title': document.title,
      'og:description': contentOf(document, 'meta[name=description]'),
      'og:url': 'https://www.exemplo.com.br/',
      'og:image': expect.stringMatching(
        /^https:\/\/www\.exemplo\.com\.br\/media\/portao\..*\.svg$/,
      ) as string,
      'og:image:width': '320',
      'og:image:height': '240',
      'og:image:alt': 'Portão fechado',
    });
    expect(contentOf(document, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(contentOf(parse(htmlOf('/dicas')), 'meta[name="twitter:card"]')).toBe('summary');
  });

  it('has the layout of the site around its blocks', () => {
    expect([...document.body.children].map((child) => child.localName)).toEqual([
      'a',
      'svg',
      'header',
      'main',
      'footer',
    ]);
    expect(document.querySelectorAll('main').length).toBe(1);
    expect(document.querySelector('main h1')?.textContent).toBe('Motor de portão');
  });

  it('allows its own style, the sheet for paper, the start of its script, rules for preparing links, and nothing else that is inline', () => {
    const hash = (selector: string) =>
      createHash('sha256').update(document.querySelector(selector)!.textContent).digest('base64');
    const policy = contentOf(document, 'meta[http-equiv=Content-Security-Policy]') ?? '';
    expect(policy.split(';')).toContain(`style-src 'self' 'sha256-${hash('style')}'`);
    expect(policy.split(';')).toContain(
      `script-src 'self' '${createInlineHash()(speculationRules)}' 'sha256-${hash('script')}'`,
    );
    expect(policy).not.toContain('unsafe');
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(sheets.map((sheet) => sheet.parentElement!.outerHTML)).toEqual([
      `<noscript><link rel="stylesheet" media="print" href="${assets.printSheet}"></noscript>`,
    ]);
    expect(document.querySelectorAll('[style], [onclick], [onload]').length).toBe(0);
    expect([...document.querySelectorAll('script')].map((script) => script.type)).toEqual([
      '',
      'application/ld+json',
    ]);
  });

  it('names its icon at once on the home page, and on others when its script has run', () => {
    const iconOf = (path: string) =>
      parse(htmlOf(path)).querySelector('link[rel=icon]')?.getAttribute('href');
    const imagesOf = (path: string) =>
      /img-src [^;]+/.exec(
        contentOf(parse(htmlOf(path)), 'meta[http-equiv=Content-Security-Policy]')!,
      )?.[0];
    expect([iconOf('/'), imagesOf('/')]).toEqual(['/favicon.svg', undefined]);
    expect([iconOf('/barueri'), imagesOf('/barueri')]).toEqual(['data:,', "img-src 'self' data:"]);
  });

  it('has the data of its head as JSON', () => {
    const page = new FixtureSite().page('/');
    expect(
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''),
    ).toEqual(JSON.parse(JSON.stringify(page.head.jsonLd)));
  });

  it('is the same every time', () => {
    expect(htmlOf('/')).toBe(html);
  });

  it('for unknown paths has no address of its own', () => {
    const unknown =
      'path: /404\ntitle: Não há\ndescription: Não há nada.\nupdated: "2026-01-01"\nstatus: 404\nblocks: [{ type: text, body: Olá. }]\n';
    const fallback = parse(htmlOf('/404', { 'pages/404.yaml': unknown }));
    expect(fallback.querySelector('link[rel=canonical]')).toBeNull();
    expect(fallback.documentElement.dataset.fallback).toBe('');
    expect(document.documentElement.dataset.fallback).toBeUndefined();
  });
});

describe('what a site opens and adds', () => {
  const settings = 'site.yaml';
  const policyOf = (path: string, edits: Edits) =>
    contentOf(parse(htmlOf(path, edits)), 'meta[http-equiv=Content-Security-Policy]')!.split(';');
  const everything =
    'allow: { script: ["https://s.example.com"], frame: ["https://*.example.com"], connect: ["https://c.example.com:8443"], form: ["https://f.example.com"], image: ["https://i.example.com"] }';

  it('opens the policy of every page by origin, and nothing that is inline', () => {
    const policy = policyOf('/barueri', {
      [settings]: [
        ['url: https://www.exemplo.com.br', `url: https://www.exemplo.com.br\n${everything}`],
      ],
    });
    expect(policy).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' 'sha256-.* https:\/\/s\.example\.com$/),
        "img-src 'self' data: https://i.example.com",
        'frame-src https://*.example.com',
        "connect-src 'self' https://c.example.com:8443",
        "form-action 'self' https://f.example.com",
      ]),
    );
    expect(policy.join(';')).not.toContain('unsafe');
  });

  it('opens more on a page that says so, and on no other', () => {
    const edits: Edits = {
      [settings]: [
        [
          'url: https://www.exemplo.com.br',
          'url: https://www.exemplo.com.br\nallow: { frame: ["https://a.example.com"] }',
        ],
      ],
      'pages/cidades/barueri.yaml': [
        ['path: /barueri', 'path: /barueri\nallow: { frame: ["https://b.example.com"] }'],
      ],
    };
    expect(policyOf('/barueri', edits)).toContain(
      'frame-src https://a.example.com https://b.example.com',
    );
    expect(policyOf('/', edits)).toContain('frame-src https://a.example.com');
  });

  it('prints verification on the home page, and a script of statistics with its data on every page but the panel', () => {
    const head =
      'head: { verification: { google: abc123, bing: def456 }, analytics: [{ script: "https://stats.example.com/script.js", data: { domain: "a\\"b" }, connect: ["https://api.example.com"] }] }';
    const panel =
      'path: /admin\ntitle: Painel\ndescription: O painel.\nrobots: noindex, nofollow\nframe: false\nupdated: "2026-01-01"\nblocks: [{ type: text, body: Olá. }]\n';
    const edits: Edits = {
      [settings]: [
        [
          'url: https://www.exemplo.com.br',
          `url: https://www.exemplo.com.br\n${everything}\n${head}`,
        ],
      ],
      'pages/admin.yaml': panel,
    };
    const home = parse(htmlOf('/', edits));
    expect(contentOf(home, 'meta[name=google-site-verification]')).toBe('abc123');
    expect(contentOf(home, 'meta[name="msvalidate.01"]')).toBe('def456');
    const page = parse(htmlOf('/barueri', edits));
    expect(contentOf(page, 'meta[name=google-site-verification]')).toBeUndefined();
    const script = page.querySelector('script[src^="https:"]')!;
    expect([script.getAttribute('src'), script.getAttribute('data-domain')]).toEqual([
      'https://stats.example.com/script.js',
      'a"b',
    ]);
    expect(policyOf('/barueri', edits)).toContain(
      "connect-src 'self' https://c.example.com:8443 https://stats.example.com https://api.example.com",
    );
    expect(htmlOf('/admin', edits)).not.toContain('example.com');
  });

  it('names a page in other languages, and itself among them', () => {
    const document = parse(
      htmlOf('/barueri', {
        'pages/cidades/barueri.yaml': [
          [
            'path: /barueri',
            'path: /barueri\nlanguages: [{ language: en, url: "https://en.example.com/barueri" }]',
          ],
        ],
      }),
    );
    expect(
      [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['pt-BR', 'https://www.exemplo.com.br/barueri'],
      ['en', 'https://en.example.com/barueri'],
    ]);
  });
});

describe('a hostile text', () => {
  /** `check` would refuse most of them. */
  const tolerant = ['checks: { ', 'checks: { markup-in-text: off, '] as const;
  const hostile = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    '</title></head><body>',
    '\u2028alert(1)\u2029',
    '&quot;&lt;',
    '</style>',
    ']]>',
    '\\u003c/script>',
  ];

  it.each(hostile)('%j in every field is shown as it is, and runs nothing', (text) => {
    const value = JSON.stringify(`X ${text} Y`);
    const edits: Edits = {
      'site.yaml': [
        tolerant,
        ['name: Portões Modelo', `name: ${value}`],
        [
          'description: Instala e conserta motores de portão em São Paulo.',
          `description: ${value}`,
        ],
        ['label: Bairros', `label: ${value}`],
        ['value: "128"', `value: ${value}`],
        ['name: Trava Elétrica', `name: ${value}`],
      ],
      'pages/index.yaml': [
        ['title: Motor de portão em São Paulo', `title: ${value}`],
        ['[motor de portão]', `[${value}]`],
        ['alt: Portão fechado', `alt: ${value}`],
        ['heading: Onde atendemos', `heading: ${value}`],
      ],
      'partials/duvidas.yaml': [
        ['O portão faz barulho. O que é?', value],
        ['answer: Uma manhã.', `answer: ${value}`],
      ],
    };
    const clean = parse(htmlOf('/'));
    const html = htmlOf('/', edits);
    const document = parse(html);
    expect(document.title).toBe(`X ${text} Y`);
    expect(contentOf(document, 'meta[property="og:site_name"]')).toBe(`X ${text} Y`);
    expect(contentOf(document, 'meta[property="og:image:alt"]')).toBe(`X ${text} Y`);
    expect(contentOf(document, 'meta[name=keywords]')).toBe(`X ${text} Y`);
    const graph = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as { '@graph': { '@type': string; name?: string }[] };
    expect(graph['@graph'].find((node) => node['@type'] === 'LocalBusiness')?.name).toBe(
      `X ${text} Y`,
    );
    expect(
      [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some((attribute) => attribute.name.startsWith('on')),
      ),
    ).toEqual([]);
    for (const name of ['script', 'style', 'img', 'main', 'title', 'body'])
      expect([name, document.querySelectorAll(name).length]).toEqual([
        name,
        clean.querySelectorAll(name).length,
      ]);
    expect([...document.body.children].map((child) => child.localName)).toEqual([
      'a',
      'svg',
      'header',
      'main',
      'footer',
    ]);
    expect(
      [...document.querySelectorAll('main h2')].map((heading) => heading.textContent),
    ).toContain(`X ${text} Y`);
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
  });

  it('in Markdown makes no element but those of Markdown', () => {
    const body = JSON.stringify(
      '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <script>alert(1)</script> **b**',
    );
    const site = new FixtureSite({
      'site.yaml': [tolerant],
      'pages/dicas.json': [
        ['"Desligue o motor antes de mexer."', body.replace('[a](javascript:alert(1)) ', '')],
      ],
    });
    const main = parse(render(site.page('/dicas'), assets)).querySelector('main')!;
    expect([...main.querySelectorAll('img, script, a')]).toEqual([]);
    expect(main.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(main.querySelector('strong')?.textContent).toBe('b');
  });
});

describe('the style of a page', () => {
  it('has the rules of its own blocks only', () => {
    const styleOf = (path: string) => parse(htmlOf(path)).querySelector('style')?.textContent ?? '';
    const [home, tips] = [styleOf('/'), styleOf('/dicas')];
    expect(tips.length).toBeLessThan(home.length);
    const classesOf = (style: string) =>
      new Set([...style.matchAll(/\.([A-Z][a-z0-9]+)(?![\w.])/g)].map((match) => match[1]!));
    const used = new Set(
      [...parse(htmlOf('/dicas')).querySelectorAll('[class]')].flatMap((element) => [
        ...element.classList,
      ]),
    );
    expect(classesOf(tips).size).toBeGreaterThan(3);
    expect([...classesOf(tips)].filter((name) => !used.has(name))).toEqual([]);
  });

  it('has the colours of the site last, so that they count', () => {
    const html = htmlOf('/', {
      'site.yaml': [['theme:', 'theme:\n  light: { amber: "#123456" }']],
    });
    expect(html).toMatch(/:root\{--\w+:#123456\}<\/style>/);
  });

  it('has the font of the site, which is fetched at once, and changes nothing that is being read', () => {
    const document = parse(
      htmlOf('/', {
        'site.yaml': [['theme:', 'theme:\n  font: /media/letra.woff2']],
        'media/letra.woff2': 'x',
      }),
    );
    const href = document.querySelector('link[rel=preload][as=font]')?.getAttribute('href') ?? '';
    expect(href).toMatch(/^\/media\/letra\.[0-9a-f]{8}\.woff2$/);
    const face = /@font-face\{([^}]*)\}/
      .exec(document.querySelector('style')?.textContent ?? '')?.[1]
      ?.split(';');
    expect(face).toEqual(expect.arrayContaining([`src:url(${href})`, 'font-display:swap']));
  });
});
