import { join } from 'node:path';
import { expect, test } from 'vitest';
import { likenessOf } from '../../bench/likeness.mjs';
import { root } from '../structure/tree.ts';
import { specifiedRoutes } from './specified-routes.ts';

/** Above this share of common 5-word shingles one page is the other with a new name. */
const limit = 0.5;

const { pages, pairs } = likenessOf(join(root, 'site'));

test('every place page and search variant is compared with every other', () => {
  const places = specifiedRoutes.map(({ path }) => path).filter((path) => !['/', '/servico-profissional', '/guia-completo', '/duvidas-frequentes', '/blog', '/admin'].includes(path));
  expect(pages.map(({ path }) => path).sort()).toEqual([...places].sort());
  expect(pairs).toHaveLength((places.length * (places.length - 1)) / 2);
});

test('every place page has a text of its own to compare', () => {
  expect(pages.filter(({ shingles }) => shingles < 30)).toEqual([]);
});

test('no place page repeats half of what another one says', () => {
  expect(pairs.filter(({ share }) => share > limit)).toEqual([]);
});

test('a page that is copied under another name is noticed', () => {
  const copied = likenessOf(join(root, 'tests/site/copied-site'));
  expect(copied.pairs.map(({ share }) => share)).toEqual([1]);
});
