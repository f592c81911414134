import { expect, test } from 'vitest';
import { writtenPaths } from '../../cli/site/posts-of-build.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { fixtureDir, FixtureSite } from '../engine/fixture.ts';

test('the paths that contacts are counted for are those of the published pages', () => {
  const siteDir = fixtureDir('minimal');
  const published = checkSite(siteDir).pages.map(({ path }) => path);
  expect(published.length).toBeGreaterThan(3);
  expect([...writtenPaths(siteDir)].sort()).toEqual([...published].sort());
});

test('a document without a path that is a text has none', () => {
  const { dir } = new FixtureSite({
    'pages/um.yaml': 'path: 1\n',
    'pages/dois.yaml': '- path\n',
    'pages/tres.yaml': 'title: Nada\n',
  });
  expect([...writtenPaths(dir)].sort()).toEqual([...writtenPaths(fixtureDir('minimal'))].sort());
});
