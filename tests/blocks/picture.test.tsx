// How a page shows an image of a document.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../../blocks/parts/Picture.tsx';
import { registry } from '../../blocks/entry/registry.ts';
import { createPageStyles } from '../../engine/render/page-styles.ts';
import type { ResolvedImage } from '../../engine/render/types.ts';

const drawing = { src: '/media/a.svg', alt: 'Portão', width: 40, height: 30 };
const photograph: ResolvedImage = {
  ...drawing,
  src: '/media/a.1.720.webp',
  sources: [
    { type: 'image/avif', srcSet: '/media/a.1.720.avif 720w' },
    { type: 'image/webp', srcSet: '/media/a.1.720.webp 720w' },
  ],
  sizes: '50vw',
  tone: 'a52',
};

it('shows a drawing as it is, later than the first screen', () => {
  expect(renderToStaticMarkup(<Picture image={drawing} className="x" />)).toBe(
    '<img class="x" src="/media/a.svg" alt="Portão" width="40" height="30" loading="lazy"/>',
  );
});

it('offers a photograph in the smaller format first, in the tone that it will have', () => {
  expect(renderToStaticMarkup(<Picture image={photograph} />)).toBe(
    '<picture class="picture"><source type="image/avif" srcSet="/media/a.1.720.avif 720w" sizes="50vw"/>' +
      '<img class="tone-a52" src="/media/a.1.720.webp" srcSet="/media/a.1.720.webp 720w" sizes="50vw" alt="Portão" width="40" height="30" loading="lazy"/></picture>',
  );
});

it('waits with nothing of the first screen, and takes other sizes', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} eager sizes="90vw" />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading');
  expect(html).not.toContain('50vw');
});

it('has the tone in the styles of a page that shows the image, and in no other', () => {
  const stylesOf = createPageStyles({
    registry,
    baseCss: '.picture{display:contents}p{color:red}',
  });
  const page = { head: { fonts: [], themeCss: '' }, blocks: [] };
  expect(stylesOf(page, new Set(['picture', 'tone-a52']))).toBe(
    '.picture{display:contents}p{color:red}.tone-a52{background:#a52}',
  );
  expect(stylesOf(page, new Set(['tone', 'tone-zzz']))).toBe('p{color:red}');
});
