// Where names stand on the map of a site with outlines: every map of the site, on both screens.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CoverageMap, DrawnMap } from '#engine/render/types';
import { liesIn, overlaps } from '../../blocks/parts/coverage-map/label-box.ts';
import { circleName, placedNames } from '../../blocks/parts/outline-map/place-names.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { root } from '../structure/tree.ts';

const maps = new Map<string, DrawnMap>();
for (const { path, blocks } of checkSite(join(root, 'site')).pages)
  for (const { props } of blocks)
    if ('map' in props) maps.set(path, (props.map as CoverageMap).drawn!);

const screens = ['wide', 'small'] as const;
const namesOn = (path: string, screen: (typeof screens)[number]) => [
  ...placedNames(maps.get(path)!, screen).keys(),
];

describe.each(screens)('names on the map, %s', (screen) => {
  it.each([...maps.keys()])('touch nowhere, and stand in the map (%s)', (path) => {
    const map = maps.get(path)!;
    const circle = circleName(map, screen);
    const names = [...placedNames(map, screen), ...(circle ? [['circle', circle] as const] : [])];
    expect(names.length).toBeGreaterThan(0);
    const frame = { left: 0, top: 0, right: 500, bottom: map.height };
    const touching = names.flatMap(([one, { box }], index) =>
      names
        .slice(index + 1)
        .flatMap(([other, second]) => (overlaps(box, second.box) ? [`${one} and ${other}`] : [])),
    );
    expect(touching).toEqual([]);
    expect(names.filter(([, { box }]) => !liesIn(box, frame)).map(([name]) => name)).toEqual([]);
  });

  it.each([...maps.keys()])('always have that of the page itself (%s)', (path) => {
    const { shapes } = maps.get(path)!;
    const own = shapes.filter(({ here }) => here).map(({ slug }) => slug);
    if (own.length === 1) expect(namesOn(path, screen)).toContain(own[0]);
  });
});

describe('names on the map', () => {
  it('are those of the page and its neighbours on a phone, where the map is cut', () => {
    const { shapes } = maps.get('/barueri')!;
    const few = shapes.filter(({ here, near }) => here || near).map(({ slug }) => slug);
    expect(few).toEqual(expect.arrayContaining(namesOn('/barueri', 'small')));
    expect(namesOn('/barueri', 'small').length).toBeGreaterThan(2);
    expect(namesOn('/barueri', 'wide').length).toBeGreaterThan(namesOn('/barueri', 'small').length);
  });

  it('stay away from a land that is too small for them', () => {
    const square = (left: number, size: number) => [
      [left, 10, left + size, 10, left + size, 10 + size, left, 10 + size],
    ];
    const place = (slug: string, rings: readonly number[][]) => ({
      slug,
      name: 'Itaquaquecetuba',
      href: `/${slug}`,
      here: false,
      near: false,
      big: false,
      rings,
    });
    const map = {
      height: 400,
      shapes: [place('large', square(10, 200)), place('tiny', square(300, 20))],
      dots: [],
      circle: null,
    };
    expect([...placedNames(map, 'wide').keys()]).toEqual(['large']);
    const lit = {
      ...map,
      shapes: map.shapes.map((shape) => ({ ...shape, here: shape.slug === 'tiny' })),
    };
    expect([...placedNames(lit, 'wide').keys()]).toContain('tiny');
  });

  it('stand beside the dot of a place without an outline', () => {
    const dot = {
      slug: 'a',
      name: 'Vila',
      href: '/a',
      here: false,
      near: false,
      big: false,
      x: 480,
      y: 50,
    };
    const map = { height: 300, shapes: [], dots: [dot], circle: null };
    const { x } = placedNames(map, 'wide').get('a')!;
    expect(x).toBeLessThan(480);
  });
});
