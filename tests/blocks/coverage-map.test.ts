import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CoverageMap } from '#engine/render/types';
import {
  crossesCircle,
  distanceTo,
  labelBox,
  overlaps,
  pointBox,
} from '../../blocks/parts/coverage-map/label-box.ts';
import { CoverageMap as DrawnMap } from '../../blocks/parts/coverage-map/CoverageMap.tsx';
import { distanceRings } from '../../blocks/parts/coverage-map/distance-rings.ts';
import { drawingOrder, placedLabels } from '../../blocks/parts/coverage-map/place-labels.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { root } from '../structure/tree.ts';

/** The maps of the site, by the place of the page; that of the pages without one is `none`. */
const maps = new Map<string, CoverageMap>();
for (const { blocks } of checkSite(join(root, 'site')).pages)
  for (const { props } of blocks) {
    if (!('map' in props)) continue;
    const map = props.map as CoverageMap;
    maps.set(map.places.find(({ here }) => here)?.slug ?? 'none', map);
  }
const mapFor = (page: string) => maps.get(page)!;

/** Names that cover another name or the point of another place, or that have no room on the map. */
function covered(
  map: CoverageMap,
  screen: 'wide' | 'small',
  which: (index: number) => boolean = () => true,
): string[] {
  const labels = placedLabels(map, screen);
  const name = (index: number): string => map.places[index]!.name;
  return labels.flatMap(({ box }, at) =>
    box === null || !which(at)
      ? []
      : [
          ...labels.flatMap((other, index) =>
            index > at && other.box && overlaps(box, other.box)
              ? [`${name(at)} covers the name ${name(index)}`]
              : [],
          ),
          ...labels.flatMap((other, index) =>
            index !== at && other.side && overlaps(box, pointBox(other.point))
              ? [`${name(at)} covers the point of ${name(index)}`]
              : [],
          ),
          ...(box.left < 0 || box.right > 1000 || box.top < 0 || box.bottom > 1000
            ? [`${name(at)} leaves the map`]
            : []),
        ],
  );
}

describe('names on the coverage map', () => {
  const pages = [...maps.keys()];

  it('are checked on every map of the site', () => {
    expect(pages).toContain('none');
    expect(pages.length).toBeGreaterThan(mapFor('none').places.length);
  });

  it.each(pages)(
    'cover neither each other nor another point on wide screens (page: %s)',
    (page) => {
      const map = mapFor(page);
      expect(placedLabels(map, 'wide').every(({ side }) => side !== null)).toBe(true);
      expect(covered(map, 'wide')).toEqual([]);
    },
  );

  it.each(pages)(
    'cover neither each other nor a named point on small screens (page: %s)',
    (page) => {
      const map = mapFor(page);
      expect(covered(map, 'small')).toEqual([]);
    },
  );

  /** Names that a circle of the map runs through. */
  const onCircles = (map: CoverageMap, screen: 'wide' | 'small'): string[] =>
    placedLabels(map, screen).flatMap(({ box }, index) =>
      box && map.circlesKm.some((km) => crossesCircle(box, 500, 500, km * map.unitsPerKm))
        ? [map.places[index]!.name]
        : [],
    );

  it.each(pages)(
    'run over neither circle, but for the name of the page itself, which is larger (page: %s)',
    (page) => {
      const map = mapFor(page);
      const own = map.places.filter(({ here }) => here).map(({ name }) => name);
      for (const screen of ['wide', 'small'] as const)
        expect(onCircles(map, screen).filter((name) => !own.includes(name))).toEqual([]);
    },
  );

  it.each(pages)(
    'are drawn after the points around which they lie, every place once (page: %s)',
    (page) => {
      const { places } = mapFor(page);
      const labels = placedLabels(mapFor(page), 'wide');
      /** Reaches into the letters of a name; two neighbours may lie over the rim of each other. */
      const middle = 16;
      const order = drawingOrder({ wide: labels, small: placedLabels(mapFor(page), 'small') });
      expect([...order].sort((a, b) => a - b)).toEqual(labels.map((_, index) => index));
      const wrong = labels.flatMap(({ box }, index) =>
        labels.flatMap(({ point }, other) =>
          box &&
          other !== index &&
          distanceTo(box, point.x, point.y) < middle &&
          order.indexOf(other) > order.indexOf(index)
            ? [`${places[index]!.name} is beneath ${places[other]!.name}`]
            : [],
        ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('beyond the circle are in two lines where they have two words', () => {
    const map = mapFor('none');
    const lines = placedLabels(map, 'wide').map(({ point }) => point.lines.join('|'));
    expect(lines).toContain('Mogi das|Cruzes');
    expect(lines).toContain('Campo Limpo|Paulista');
    expect(lines).toContain('Ferraz de Vasconcelos');
  });

  it('show big cities and the page itself on small screens, and leave names out where there is no room', () => {
    for (const page of pages) {
      const { places } = mapFor(page);
      const labels = placedLabels(mapFor(page), 'small');
      const shown = places.filter((_, index) => labels[index]!.side !== null);
      expect(shown).toEqual(expect.arrayContaining(places.filter(({ big, here }) => big || here)));
      expect(shown.length).toBeGreaterThan(8);
      expect(shown.length).toBeLessThan(places.length - 5);
    }
  });

  it('say an area where its cities lie, and on the page of one of these that city in its place', () => {
    const names = (page: string) => mapFor(page).places.map(({ name }) => name);
    const cities = ['Santo André', 'São Bernardo do Campo', 'São Caetano do Sul'];
    expect(names('none')).toContain('ABC Paulista');
    expect(names('none').filter((name) => cities.includes(name))).toEqual([]);
    expect(names('santo-andre')).toContain('Santo André');
    expect(names('santo-andre').filter((name) => name !== 'Santo André')).toEqual(
      names('none').filter((name) => name !== 'ABC Paulista'),
    );
  });

  it('take the side that the document of a region says, if there is room', () => {
    const { places, ...map } = mapFor('none');
    const sidesOf = (labelSide: 'left' | 'below') => {
      const changed = places.map((place) =>
        ['atibaia', 'osasco'].includes(place.slug) ? { ...place, labelSide } : place,
      );
      return placedLabels({ ...map, places: changed }, 'wide').flatMap(({ side }, index) =>
        places[index]!.slug === 'atibaia' ? [side] : [],
      );
    };
    expect(sidesOf('left')).toEqual(['left']);
    expect(sidesOf('below')).toEqual(['below']);
  });

  it('are left out where another one stands on every side', () => {
    const { places, ...map } = mapFor('none');
    const osasco = places.find(({ slug }) => slug === 'osasco')!;
    const crowd = Array.from({ length: 6 }, (_, index) => ({ ...osasco, slug: `osasco-${index}` }));
    const labels = placedLabels({ ...map, places: crowd }, 'wide');
    const named = labels.filter(({ side }) => side !== null);
    expect(named.length).toBeLessThan(crowd.length);
    expect(named.map(({ point, side, box }) => [labelBox(point, side!), box])).toEqual(
      named.map(({ box }) => [box, box]),
    );
  });
});

describe('a map without circles', () => {
  const map = mapFor('none');
  const few = (...slugs: string[]): CoverageMap => ({
    ...map,
    drawn: null,
    circlesKm: [],
    radiusKm: null,
    places: map.places.filter(({ slug }) => slugs.includes(slug)),
  });
  /** What the drawing shows, user units. */
  const shown = (of: CoverageMap) => {
    const html = renderToStaticMarkup(createElement(DrawnMap, { map: of, label: 'Onde' }));
    const [left, top, width, height] = /viewBox="([^"]+)"/.exec(html)![1]!.split(' ').map(Number);
    return {
      left: left!,
      top: top!,
      right: left! + width!,
      bottom: top! + height!,
      width: width!,
      height: height!,
    };
  };

  it.each([
    ['two neighbours', few('osasco', 'barueri')],
    ['places far from each other', few('osasco', 'suzano', 'diadema')],
    ['one place', few('guarulhos')],
  ])('shows %s with their names, between as wide as high and twice', (_name, of) => {
    expect(of.places.length).toBeGreaterThan(0);
    const frame = shown(of);
    const boxes = (['wide', 'small'] as const).flatMap((screen) =>
      placedLabels(of, screen).flatMap(({ point, box }) => [
        pointBox(point),
        ...(box ? [box] : []),
      ]),
    );
    expect(
      boxes.filter(
        ({ left, top, right, bottom }) =>
          left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom,
      ),
    ).toEqual([]);
    const ratio = frame.width / frame.height;
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThanOrEqual(2);
  });

  it('shows where the way to the own place begins', () => {
    const of = few('osasco', 'barueri');
    const own = {
      ...of,
      places: of.places.map((place) => ({ ...place, here: place.slug === 'barueri' })),
    };
    const { left, right, top, bottom } = shown(own);
    expect([left < 500, right > 500, top < 500, bottom > 500]).toEqual([true, true, true, true]);
  });

  it.each([
    ['two neighbours', few('osasco', 'barueri')],
    ['places far from each other', few('osasco', 'suzano', 'diadema')],
    ['one place', few('guarulhos')],
  ])('has rings of distance around the middle, of equal steps, for %s', (_name, of) => {
    const rings = distanceRings(of.unitsPerKm, shown(of), []);
    expect(rings.length).toBeGreaterThan(1);
    expect(rings.length).toBeLessThanOrEqual(5);
    expect(rings.map(({ km }) => km)).toEqual(rings.map((_, at) => rings[0]!.km * (at + 1)));
    expect(rings.map(({ radius }) => radius)).toEqual(
      rings.map(({ km }) => Math.round(km * of.unitsPerKm)),
    );
  });

  it('says how far a ring is where no name stands', () => {
    const of = few('osasco', 'suzano', 'diadema');
    const html = renderToStaticMarkup(createElement(DrawnMap, { map: of, label: 'Onde' }));
    const taken = (['wide', 'small'] as const).flatMap((screen) =>
      placedLabels(of, screen).flatMap(({ point, box }) => [
        pointBox(point),
        ...(box ? [box] : []),
      ]),
    );
    const said = [...html.matchAll(/<text x="([-\d]+)" y="([-\d]+)">(\d+) km</g)].map(
      ([, x, y, km]) => ({ x: Number(x), y: Number(y), km: Number(km) }),
    );
    expect(said.length).toBeGreaterThan(1);
    for (const { x, y, km } of said) {
      expect(Math.abs(Math.hypot(x - 500, y - 500) - km * of.unitsPerKm)).toBeLessThan(2);
      expect(taken.filter((box) => distanceTo(box, x, y) === 0)).toEqual([]);
    }
  });

  it('leaves the words of its rings out where there is no room for them', () => {
    const frame = { left: 0, top: 0, right: 1000, bottom: 1000 };
    const rings = distanceRings(30, frame, [frame]);
    expect(rings.map(({ words }) => words)).toEqual(rings.map(() => null));
  });

  it('is less high than one with circles where its points lie close', () => {
    expect(shown(few('osasco', 'barueri')).height).toBeLessThan(shown(map).height);
  });
});
