// The lists of places beside the map.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockProps, CoverageMap } from '#engine/render/types';
import { Coverage } from '../../blocks/coverage/Coverage.tsx';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { render } from '../../blocks/entry/render.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
/** Whether each list of the home page begins open; `edits` of that page. */
const openLists = (...edits: [string, string][]) => {
  const site = new FixtureSite({ 'pages/index.yaml': edits });
  const { children } = parseHtml(render(site.page('/'), assets)).querySelector(
    'details[name=zones]',
  )!.parentElement!;
  return [...children].map((list) => list.hasAttribute('open'));
};

test('the first of few lists begins open beside a map, and none without one', () => {
  expect(openLists()).toEqual([true, false]);
  expect(openLists(['showMap: true', 'showMap: false'])).toEqual([false, false]);
});

test('places without land and circles have a map from three on, and lists below that', () => {
  const shown = (count: number) => {
    const place = (_: unknown, at: number): CoverageMap['places'][number] => ({
      slug: `place-${at}`,
      name: `Place ${at}`,
      href: `/place-${at}`,
      km: 3 * at,
      x: 500,
      y: 500 + 100 * at,
      distanceKm: 3 * at,
      big: true,
      here: false,
      outside: false,
      labelSide: undefined,
    });
    const map = { radiusKm: null, circlesKm: [], reachKm: 9, unitsPerKm: 33, drawn: null };
    const places = Array.from({ length: count }, place);
    const html = renderToStaticMarkup(
      createElement(Coverage, {
        heading: 'Where',
        lead: 'Here',
        showMap: true,
        map: { ...map, places },
        regionGroups: [{ id: 'all', label: 'All', places }],
        allLabel: 'All of them',
      } as BlockProps<'coverage'>),
    );
    return [html.includes('<svg'), html.includes('3 km')];
  };
  expect(shown(2)).toEqual([false, true]);
  expect(shown(3)).toEqual([true, true]);
});
