import { describe, expect, it } from 'vitest';
import type { CoverageMap } from '#engine/render/types';
import { drawingOrder, placedLabels } from '../../blocks/parts/coverage-map/coverage-labels.ts';
import {
  crossesCircle,
  distanceTo,
  overlaps,
  pointBox,
} from '../../blocks/parts/coverage-map/label-box.ts';

/** The cities on the map with their seats: slug, name, latitude, longitude, km from Praça da Sé (places.csv). */
const cities: readonly [string, string, number, number, number][] = [
  ['sao-paulo-capital', 'São Paulo', -23.5329, -46.6395, 2.0],
  ['guarulhos', 'Guarulhos', -23.4538, -46.5333, 14.8],
  ['osasco', 'Osasco', -23.5324, -46.7916, 16.2],
  ['abc-paulista', 'ABC Paulista', -23.6627, -46.5542, 14.9],
  ['carapicuiba', 'Carapicuíba', -23.5235, -46.8407, 21.3],
  ['barueri', 'Barueri', -23.5057, -46.879, 25.5],
  ['cotia', 'Cotia', -23.6022, -46.919, 29.6],
  ['itapevi', 'Itapevi', -23.5488, -46.9327, 30.5],
  ['santana-de-parnaiba', 'Santana de Parnaíba', -23.4439, -46.9178, 31.3],
  ['cajamar', 'Cajamar', -23.355, -46.8781, 33.0],
  ['campo-limpo-paulista', 'Campo Limpo Paulista', -23.2078, -46.7889, 41.2],
  ['embu-das-artes', 'Embu das Artes', -23.6437, -46.8579, 25.1],
  ['taboao-da-serra', 'Taboão da Serra', -23.6019, -46.7526, 13.4],
  ['diadema', 'Diadema', -23.6813, -46.6205, 14.6],
  ['maua', 'Mauá', -23.6677, -46.4613, 21.9],
  ['itaquaquecetuba', 'Itaquaquecetuba', -23.4835, -46.3457, 30.3],
  ['ferraz-de-vasconcelos', 'Ferraz de Vasconcelos', -23.5411, -46.371, 26.8],
  ['suzano', 'Suzano', -23.5448, -46.3112, 32.9],
  ['aruja', 'Arujá', -23.3965, -46.32, 36.3],
  ['mogi-das-cruzes', 'Mogi das Cruzes', -23.5208, -46.1854, 45.8],
  ['santa-isabel', 'Santa Isabel', -23.3172, -46.2237, 49.2],
  ['mairipora', 'Mairiporã', -23.3171, -46.5897, 26.3],
  ['atibaia', 'Atibaia', -23.1171, -46.5563, 48.8],
  ['franco-da-rocha', 'Franco da Rocha', -23.3229, -46.729, 27.1],
  ['francisco-morato', 'Francisco Morato', -23.2792, -46.7448, 32.2],
];

/** The map as the engine computes it around Praça da Sé: 9 units a km, 111.2 km a degree, `page` lit. */
function mapFor(page: string | null): CoverageMap {
  const places = cities.map(([slug, name, latitude, longitude, distanceKm], index) => ({
    slug,
    name,
    href: `/${slug}`,
    x: 500 + (longitude + 46.6339) * 111.195 * Math.cos((23.5503 * Math.PI) / 180) * 9,
    y: 500 - (latitude + 23.5503) * 111.195 * 9,
    distanceKm,
    big: index < 4,
    here: slug === page,
    outside: distanceKm > 40,
  }));
  return { radiusKm: 40, outerKm: 50, places };
}

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
  const pages = [null, ...cities.map(([slug]) => slug)];

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
      box && [map.radiusKm, map.outerKm].some((km) => crossesCircle(box, 500, 500, km * 9))
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
      const labels = placedLabels(mapFor(page), 'wide');
      /** Reaches into the letters of a name; two neighbours may lie over the rim of each other. */
      const middle = 16;
      const order = drawingOrder(labels);
      expect([...order].sort((a, b) => a - b)).toEqual(labels.map((_, index) => index));
      const wrong = labels.flatMap(({ box }, index) =>
        labels.flatMap(({ point }, other) =>
          box &&
          other !== index &&
          distanceTo(box, point.x, point.y) < middle &&
          order.indexOf(other) > order.indexOf(index)
            ? [`${cities[index]![1]} is beneath ${cities[other]![1]}`]
            : [],
        ),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('beyond the circle are in two lines where they have two words', () => {
    const map = mapFor(null);
    const lines = placedLabels(map, 'wide').map(({ point }) => point.lines.join('|'));
    expect(lines).toContain('Mogi das|Cruzes');
    expect(lines).toContain('Campo Limpo|Paulista');
    expect(lines).toContain('Ferraz de Vasconcelos');
  });

  it('show big cities and the page itself on small screens, and leave names out where there is no room', () => {
    const map = mapFor('barueri');
    const labels = placedLabels(map, 'small');
    map.places.forEach((place, index) => {
      if (place.big || place.here) expect(labels[index]!.side).not.toBeNull();
    });
    expect(labels.filter(({ side }) => side === null).length).toBeGreaterThan(5);
  });

  it('stand on the same sides every time', () => {
    const sides = (): unknown => placedLabels(mapFor('cotia'), 'wide').map(({ side }) => side);
    expect(sides()).toEqual(sides());
  });
});
