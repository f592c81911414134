// Addresses of elsewhere that own blocks name: which a page would load, and that a build says so where the policy closes them.
import { describe, expect, it } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { allowedOrigin, foreignLoads, isOpened } from '../../../engine/render/foreign-loads.ts';
import { BuiltSite, fakeBundle } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const schema = JSON.stringify({
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: { type: { const: 'notice' }, map: { type: 'string', 'x-role': 'url' } },
});
const page = 'pages/cidades/barueri.yaml';
const map = 'https://maps.example.com/embed?place=1&zoom=9';

/** A site with a block of its own on a page, and its component. */
const siteWith = (component: string, edits: Edits = {}) =>
  new FixtureSite({
    'blocks/notice/notice.schema.json': schema,
    'blocks/notice/Notice.tsx': component,
    [page]: [['blocks:\n', `blocks:\n  - { type: notice, map: "${map}" }\n`]],
    ...edits,
  });

/** Problems of a build whose page of the block prints `html`. */
async function builtWith(site: FixtureSite, html: string) {
  const bundle = { ...fakeBundle(), render: () => html };
  try {
    await new BuiltSite(site).build({ bundle });
    return [];
  } catch (error) {
    if (!(error instanceof SiteProblems)) throw error;
    return error.problems.map(({ file, line, code, params }) => ({ file, line, code, params }));
  }
}

describe('what a page loads from elsewhere', () => {
  it.each([
    ['<script async src="https://a.example/x.js"></script>', 'script', 'https://a.example/x.js'],
    ["<iframe title='x' src='//a.example/?a=1&amp;b=2'>", 'frame', '//a.example/?a=1&b=2'],
    ['<img alt="" src={`https://a.example/x.png`} />', 'image', 'https://a.example/x.png'],
    ['<img srcset="/a.png 1x, https://a.example/b.png 2x">', 'image', 'https://a.example/b.png'],
    ['<form method="post" action={"https://a.example/f"}>', 'form', 'https://a.example/f'],
    ['.x { background: url(https://a.example/x.png) }', 'image', 'https://a.example/x.png'],
    ['<link rel="stylesheet" href="https://a.example/x.css">', 'sheet', 'https://a.example/x.css'],
    ['@import "https://a.example/x.css";', 'sheet', 'https://a.example/x.css'],
    ['@import url(//a.example/x.css) print;', 'sheet', '//a.example/x.css'],
    ['@font-face { src: url("https://a.example/x.woff2") }', 'font', 'https://a.example/x.woff2'],
    ['<video src="http://a.example/x.mp4">', 'none', 'http://a.example/x.mp4'],
  ])('%s', (text, kind, address) => {
    expect(foreignLoads(text)).toEqual([{ kind, address }]);
  });

  it('is nothing that a person follows, nothing of the site, and no text', () => {
    expect(
      foreignLoads(
        '<a href="https://a.example/">https://b.example</a><img src="/media/x.png"><link rel="canonical" href="https://a.example/"><p>src="https://c.example"</p>',
      ),
    ).toEqual([]);
  });

  it('is opened by its origin and by nothing that resembles it', () => {
    const opened = ['https://a.example', 'https://*.b.example'];
    const isOpen = (address: string) => isOpened(allowedOrigin(address)!, opened);
    expect(['https://a.example/x', '//a.example/', 'https://x.y.b.example/'].map(isOpen)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['https://a.example.evil/', 'https://a.example:8443/', 'https://b.example/'].map(isOpen),
    ).toEqual([false, false, false]);
    expect([allowedOrigin('http://a.example/'), allowedOrigin('https://')]).toEqual([null, null]);
  });
});

describe('a build', () => {
  const html = `<iframe src="${map.replace('&', '&amp;')}"></iframe>`;

  it('refuses an address of a document that its page would load, at its line, once', async () => {
    expect(await builtWith(siteWith(''), html)).toEqual([
      {
        file: page,
        line: expect.any(Number) as number,
        code: 'address-closed',
        params: {
          address: map,
          kind: 'frame',
          line: 'allow: { frame: [https://maps.example.com] }',
        },
      },
    ]);
  });

  it('says one that stands in the component there, once', async () => {
    const told = await builtWith(
      siteWith(`export const Notice = () => <iframe src="${map}" />;`),
      html,
    );
    expect(told).toMatchObject([{ file: 'blocks/notice/Notice.tsx', line: 1 }]);
  });

  it.each([
    [
      'site.yaml',
      [
        'url: https://www.exemplo.com.br',
        'url: https://www.exemplo.com.br\nallow: { frame: ["https://*.example.com"] }',
      ],
    ],
    [page, ['path: /barueri', 'path: /barueri\nallow: { frame: ["https://maps.example.com"] }']],
  ] as const)('takes it where %s opens it', async (file, [from, to]) => {
    const site = siteWith(`export const Notice = () => <iframe src="${map}" />;`);
    site.apply({ [file]: [[from, to]] });
    expect(await builtWith(site, html)).toEqual([]);
  });
});

describe('check', () => {
  const codesOf = (site: FixtureSite) =>
    checkSite(site.dir).problems.map(({ file, level, code }) => [file, level, code]);

  it('finds what components and styles write out, and warns of what an island asks', () => {
    expect(
      codesOf(
        siteWith('export const Notice = () => <script src="https://a.example/x.js" />;', {
          'blocks/notice/notice.module.css': '.x { background: url("https://a.example/x.png") }',
          'blocks/notice/notice.schema.json': schema.replace('{', '{ "x-island": true,'),
          'blocks/notice/notice.client.ts':
            "export const start = () => fetch('https://a.example/api'); const src = 'https://b.example';",
        }),
      ),
    ).toEqual([
      ['blocks/notice/Notice.tsx', 'error', 'address-closed'],
      ['blocks/notice/notice.client.ts', 'warning', 'address-closed'],
      ['blocks/notice/notice.module.css', 'error', 'address-closed'],
    ]);
  });

  const frame =
    'export const Notice = ({ map }: { map: string }) => <iframe title="Mapa" src={map} />;';
  const closedIn = (site: FixtureSite) =>
    checkSite(site.dir, { lints: 'check' }).problems.filter(
      ({ code }) => code === 'address-closed',
    );

  it('finds an address of a document that its page would load, at its line, each time it is asked', () => {
    const site = siteWith(frame);
    const found = { file: page, level: 'error', params: { address: map, kind: 'frame' } };
    expect(closedIn(site)).toMatchObject([found]);
    expect(closedIn(site)).toMatchObject([found]);
  });

  it('takes it where the page opens it, and asks again where it does not any more', () => {
    const site = siteWith(frame);
    const opened = 'path: /barueri\nallow: { frame: ["https://maps.example.com"] }';
    site.apply({ [page]: [['path: /barueri', opened]] });
    expect(closedIn(site)).toEqual([]);
    site.apply({ [page]: [[opened, 'path: /barueri']] });
    expect(closedIn(site)).toHaveLength(1);
  });
});
