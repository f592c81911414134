// The lists of places beside the map.
import { expect, test } from 'vitest';
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
