// Pictures in Markdown: those of the site alone, with their versions, and words where nobody knows them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { markdownToHtml } from '../../blocks/parts/text/Markdown.tsx';
import { postHtml } from '../../engine/blog/markdown.ts';
import { pictureAt, pictureTarget } from '../../engine/blog/pictures/text-pictures.ts';
import { isOwnPicture } from '../../engine/blog/unfinished/unfinished-post.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { prepareBundle, type Bundle } from '../../engine/publish/bundle.ts';
import { plainText } from '../../engine/resolve/markdown-text.ts';
import { BuiltSite } from '../engine/fake-bundle.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { root } from '../structure/tree.ts';
import { page } from '../mistakes/mistake.ts';

const image = {
  src: '/media/rua.1.720.webp',
  alt: '',
  width: 800,
  height: 600,
  sources: [{ type: 'image/webp', srcSet: '/media/rua.1.720.webp 720w' }],
  sizes: "(min-width: 38rem) 35rem, calc(100vw - 2rem) 'a'",
  tone: 'a52',
};
const saying = (body: string) =>
  page('/fotos').replace(
    '{ type: text, body: Olá. }',
    `{ type: text, body: ${JSON.stringify(body)} }`,
  );

describe('a text of a page', () => {
  let bundle: Bundle;
  let html = '';
  beforeAll(async () => {
    bundle = await prepareBundle(root);
    const site = new FixtureSite({
      'pages/fotos.yaml': saying(
        'Antes.\n\n![O "portão" <novo>](rua.jpg "Na rua & em casa")\n\nNo meio ![perto](/media/rua.jpg) da frase.',
      ),
    });
    mkdirSync(join(site.dir, 'media'), { recursive: true });
    writeFileSync(join(site.dir, 'media/rua.jpg'), await photograph(1600, 1200));
    const built = new BuiltSite(site);
    await built.build({ bundle });
    html = built.file('fotos.html');
  });

  test('shows a photograph that stands alone as a figure, in versions, with its caption', () => {
    const figure = /<figure>.*?<\/figure>/s.exec(html)![0];
    expect(figure).toMatch(
      /<source type="image\/avif" srcset="\/media\/rua\.[0-9a-f]{8}\.360\.avif 360w/,
    );
    expect(figure).toContain('alt="O &quot;portão&quot; &lt;novo&gt;"');
    expect(figure).toContain('<figcaption>Na rua &amp; em casa</figcaption>');
    expect(figure).toContain('width="1120" height="840" loading="lazy"');
  });

  test('shows one in the middle of a sentence there', () => {
    expect(html).toMatch(/<p>No meio <picture.*?alt="perto".*?<\/picture> da frase\.<\/p>/s);
  });

  test('is shown as well where a page fills it into a partial that shows Markdown, through others too', async () => {
    const partials = {
      'partials/dentro.yaml':
        'values: { nota: { description: Nota } }\nblocks: [{ type: text, body: "Veja: {{values.nota}}" }]\n',
      'partials/fora.yaml':
        'values: { nota: { description: Nota, default: "![portão](portao.svg)" } }\nblocks: [{ type: partial, name: dentro, values: { nota: "{{values.nota}}" } }]\n',
    };
    const filled = page('/fotos').replace(
      '{ type: text, body: Olá. }',
      '{ type: partial, name: fora, values: { nota: "a ![rua](rua.jpg) de casa" } }',
    );
    const site = new FixtureSite({
      ...partials,
      'pages/fotos.yaml': filled,
      'media/rua.jpg': await photograph(1600, 1200),
    });
    const built = new BuiltSite(site);
    await built.build({ bundle });
    expect(built.file('fotos.html')).toMatch(
      /<p>Veja: a <picture.*?alt="rua".*?<\/picture> de casa<\/p>/s,
    );
  });

  test('says which file is missing, and what it does not show, at the line', () => {
    const site = new FixtureSite({
      'pages/fotos.yaml': saying('![Portão](falta.jpg) e ![outro](https://fotos.exemplo/x.png)'),
    });
    const lines = site.read('pages/fotos.yaml').split('\n');
    const told = checkSite(site.dir).problems.filter(({ code }) => code.startsWith('image'));
    const marked = ({ line, column, length }: Problem) =>
      lines[line - 1]!.slice(column - 1, column - 1 + length);
    expect(told.map((problem) => [problem.code, problem.file, marked(problem)]).sort()).toEqual([
      ['image-in-text', 'pages/fotos.yaml', '![outro](https://fotos.exemplo/x.png)'],
      ['image-missing', 'pages/fotos.yaml', 'falta.jpg'],
    ]);
  });
});

test('what is known of a picture goes through a text unhurt, and is no word of it', () => {
  const target = pictureTarget(image);
  expect(pictureAt(target)).toEqual(image);
  expect(plainText(`Veja ![a rua](${target} "hoje") aqui.`)).toBe('Veja a rua aqui.');
  expect(markdownToHtml(`![a rua](${target})`)).toContain('class="tone-a52"');
});

test.each(['https://fotos.exemplo/x.png', '//fotos.exemplo/x.png', '/media/x.png', 'x.png#%7B'])(
  'no page asks for %s, which nobody knows',
  (address) => {
    expect(markdownToHtml(`Antes ![a rua](${address}) depois`)).toBe('<p>Antes a rua depois</p>');
    expect(postHtml(`Antes ![a rua](${address}) depois`, () => null)).toBe(
      '<p>Antes a rua depois</p>',
    );
  },
);

test('a post shows the pictures of the site, and names no other host', () => {
  const html = postHtml(
    '![a rua](rua.jpg "Hoje")\n\n![b](https://fotos.exemplo/x.png)',
    (address) => (address === 'rua.jpg' ? image : null),
  );
  expect(html).toMatch(/^<figure><img class="tone-a52" src="\/media\/rua\.1\.720\.webp"/);
  expect(html).toContain('<figcaption>Hoje</figcaption>');
  expect(html).toContain('<p>b</p>');
  expect(html).not.toContain('fotos.exemplo');
});

test.each([
  ['![a](rua.jpg)', true],
  ['![a](/media/obras/rua.webp "Legenda")', true],
  ['![a](<rua 1.jpg>)', false],
  ['![a](https://fotos.exemplo/x.png)', false],
  ['![a](//fotos.exemplo/x.png)', false],
  ['![a][1]', false],
])('%s is a picture of the site: %s', (text, isOwn) => {
  expect(isOwnPicture(text)).toBe(isOwn);
});
