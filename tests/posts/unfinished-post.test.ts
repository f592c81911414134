import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claims } from '../../engine/blog/post-claims.ts';
import { postHtml } from '../../engine/blog/markdown.ts';
import {
  imagesIn,
  todosIn,
  unfinishedTexts,
} from '../../engine/blog/unfinished/unfinished-post.ts';
import { parsed } from './safe-html.ts';

test.each([
  ['Antes ![Foto](/media/x.png) depois', ['![Foto](/media/x.png)']],
  ['![](/a.png)![b](/b.png "título")', ['![](/a.png)', '![b](/b.png "título")']],
  ['![um\ndois](/a.png)', ['![um\ndois](/a.png)']],
  ['![a [b] c](/a.png)', ['![a [b] c](/a.png)']],
  ['[![foto](/a.png)](/guia)', ['![foto](/a.png)']],
  ['![foto][1]', ['![foto][1]']],
  ['Pronto! [Veja](/guia), ou \\![veja](/guia)', []],
  ['![sem endereço]', []],
])('the pictures of %j', (text, images) => {
  expect(imagesIn(text)).toEqual(images);
});

test.each([
  ['TODO: escreva a abertura', ['TODO: escreva a abertura']],
  ['Leia.\n\n## TODO título\n- [TODO]', ['## TODO título', '- [TODO]']],
  ['O preço é TODO: perguntar', ['O preço é TODO: perguntar']],
  ['MÉTODO: veja. Faça TODO dia. Todo portão.', []],
])('what is to be written of %j', (text, lines) => {
  expect(todosIn(text)).toEqual(lines);
});

const post = {
  title: 'TODO título',
  meta_description: 'Fica assim: ![x](/media/x.png)',
  tags: ['portão', 'TODO: mais'],
  content: 'Leia.\n\nTODO: o resto ![y](https://fotos.exemplo/y.png)\n',
};

describe('a post', () => {
  test('is told what keeps it from being published, field by field', () => {
    expect(unfinishedTexts(post, 'published', {}).map(({ field, code }) => [field, code])).toEqual([
      ['title', 'todo'],
      ['meta_description', 'image-in-text'],
      ['tags', 'todo'],
      ['content', 'image-in-text'],
      ['content', 'todo'],
    ]);
  });

  test('may be a draft, whatever it has', () => {
    expect(unfinishedTexts(post, 'draft', {})).toEqual([]);
  });

  test('without pictures and TODO is ready', () => {
    const ready = { title: 'Um', meta_description: 'Dois', tags: ['três'], content: 'Quatro.' };
    expect(unfinishedTexts(ready, 'published', {})).toEqual([]);
  });
});

test('a figure that the site has may be named in the text, and nowhere else', () => {
  const named = 'Custa {{claims.price}}.';
  const post = { title: named, meta_description: named, tags: [named], content: named };
  const found = (claims: Claims) =>
    unfinishedTexts(post, 'published', claims).map(({ field, text }) => [field, text]);
  const inNone = ['title', 'meta_description', 'tags'].map((field) => [field, '{{claims.price}}']);
  expect(found({ price: { value: 'R$1' } })).toEqual(inNone);
  expect(found({ other: { value: 'R$1' } })).toHaveLength(4);
});

test('a picture that a text has is never shown as one, nor as a mark and a link', () => {
  const word = fc.stringMatching(/^[a-z ]{0,8}$/);
  fc.assert(
    fc.property(word, word, word, (before, words, behind) => {
      const text = `${before}![${words}](/media/x.png)${behind}`;
      expect(imagesIn(text)).toHaveLength(1);
      const body = parsed(postHtml(text));
      expect(body.querySelector('img, a')).toBeNull();
      expect(body.textContent).not.toContain('!');
    }),
  );
});
