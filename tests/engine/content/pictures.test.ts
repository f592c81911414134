// What is wrong with a picture, as far as its file says so without being decoded.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isCutPicture } from '../../../engine/content/pictures/cut-picture.ts';
import { svgFault } from '../../../engine/content/pictures/svg-fault.ts';

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><!-- drawn <by> hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

test.each([
  [
    'shapes and colours',
    '<g fill="red"><path id="a" class="b" style="stroke:url(#c)" d="M0 0h9"/></g>',
  ],
  ['what points into itself', '<use href="#a"/><use xlink:href="#a"/><rdf:note x="1"/>'],
  [
    'a gradient and a filter',
    '<linearGradient><stop offset="0"/></linearGradient><filter><feBlend in="x"/></filter>',
  ],
  [
    'a style of its own',
    '<style>path{fill:url(#a)} @media (prefers-color-scheme:dark){path{fill:#fff}}</style>',
  ],
  ['a photograph that it holds', '<image href="data:image/png;base64,AAAA" width="9"/>'],
  [
    'what programs leave',
    '<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><sodipodi:namedview id="b"/>',
  ],
  ['a text with a sign', '<text>a &gt; b</text><title>on load = 1</title>'],
])('an SVG may have %s', (_, inside) => {
  expect(svgFault(svg(inside))).toBeNull();
});

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  [
    'a script under another name',
    '<g xmlns:x="http://www.w3.org/2000/svg"><x:script/></g>',
    '<x:script/>',
  ],
  [
    'a script under a name in disguise',
    '<g xmlns:x="http://www.w3.org/2000/sv&#103;"><x:script/></g>',
    '<x:script/>',
  ],
  ['a script among its notes', '<metadata><script>alert(1)</script></metadata>', '<script>'],
  ['a page inside', '<foreignObject><body/></foreignObject>', '<foreignObject>'],
  ['a handler', '<path d="M0 0" OnLoad = "alert(1)"/>', 'OnLoad = "alert(1)"'],
  ['a link', '<a href="javascript:alert(1)"><path/></a>', '<a href="javascript:alert(1)">'],
  [
    'a picture of elsewhere',
    '<image href="https://x.example/a.png"/>',
    'href="https://x.example/a.png"',
  ],
  [
    'a drawing with a script',
    '<image href="data:image/svg+xml,&lt;svg&gt;"/>',
    'href="data:image/svg+xml,&lt;svg&gt;"',
  ],
  [
    'an animation of an address',
    '<use><animate attributeName="href" to="data:x"/></use>',
    'attributeName="href"',
  ],
  ['a style that fetches', '<style>@import "https://x.example/a.css";</style>', '@import'],
  [
    'a style with an address',
    '<path style="fill:url(https://x.example/a)"/>',
    'style="fill:url(https://x.example/a)"',
  ],
  ['a tag that is left open', '<script ', '<script'],
])('an SVG may not have %s', (_, inside, found) => {
  expect(svgFault(svg(inside))).toBe(found);
});

test('an SVG may define no entities, which may hold anything', () => {
  const text = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`;
  expect(svgFault(text)).toContain('<!ENTITY x');
});

describe('a photograph', () => {
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'of a whole %s is whole, without its end it is cut',
    async (format) => {
      const bytes = await drawn.clone().toFormat(format).toBuffer();
      expect(isCutPicture(bytes)).toBe(false);
      expect(isCutPicture(bytes.subarray(0, bytes.length - 20))).toBe(true);
    },
  );

  test('is whole with a film behind it, as phones write them', async () => {
    const bytes = await drawn.clone().jpeg().toBuffer();
    expect(isCutPicture(Buffer.concat([bytes, Buffer.alloc(4096, 7)]))).toBe(false);
  });

  test('whose head alone is there is cut, though a preview in it ends', async () => {
    const bytes = await drawn.clone().jpeg().toBuffer();
    const preview = Buffer.from([0xff, 0xe1, 0, 8, 1, 2, 0xff, 0xd9, 3, 4]);
    const cut = Buffer.concat([bytes.subarray(0, 2), preview, bytes.subarray(2, -2)]);
    expect(isCutPicture(cut)).toBe(true);
  });
});
