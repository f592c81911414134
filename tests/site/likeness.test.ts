import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { alikePages } from '../../engine/check/pages/likeness.ts';
import { pageLooker } from '../../engine/check/pages/linted-page.ts';
import { root } from '../structure/tree.ts';
import { citiesOfAbc, specifiedRoutes } from './specified-routes.ts';

const { site, pages, problems } = checkSite(join(root, 'site'), { lints: 'check' });
const ofPlaces = site!.pages.filter(({ document }) => document.region ?? document.variant);

test('every place page and search variant is among those that are compared', () => {
  const places = specifiedRoutes
    .map(({ path }) => path)
    .filter(
      (path) =>
        ![
          '/',
          '/servico-profissional',
          '/guia-completo',
          '/duvidas-frequentes',
          '/blog',
          '/admin',
        ].includes(path),
    );
  expect(ofPlaces.map(({ document }) => document.path).sort()).toEqual(
    [...places, ...citiesOfAbc.map(([slug]) => `/${slug}`)].sort(),
  );
  expect(ofPlaces.filter(({ document }) => document.robots?.startsWith('noindex'))).toEqual([]);
});

test('no page repeats much of what another one says', () => {
  expect(problems.filter(({ code }) => code === 'pages-alike')).toEqual([]);
});

test('no page is much like another as visitors read it, shared blocks included', () => {
  const found = alikePages(pages.map(pageLooker(site!)), 0.15);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ share }) => share >= 0.45)).toEqual([]);
  // Most alike first.
  expect(found[Math.floor(found.length / 2)]!.share).toBeLessThanOrEqual(0.3);
});
