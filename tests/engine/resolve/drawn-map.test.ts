// The map of a site with outlines: what is drawn of which places, and how few points it takes.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CoverageMap, DrawnMap } from '../../../engine/render/types.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { framed, within } from '../../../engine/resolve/map/frame.ts';
import { vertexWeights, type Vertex } from '../../../engine/resolve/map/vertex-weights.ts';
import { root } from '../../structure/tree.ts';

const maps = new Map<string, DrawnMap>();
for (const { path, blocks } of checkSite(join(root, 'site')).pages)
  for (const { props } of blocks)
    if ('map' in props) maps.set(path, (props.map as CoverageMap).drawn!);
const mapOf = (path: string) => maps.get(path)!;
const slugs = ({ shapes }: DrawnMap) => shapes.map(({ slug }) => slug);
const lit = ({ shapes }: DrawnMap) => shapes.filter(({ here }) => here).map(({ slug }) => slug);

const at = (longitude: number, latitude: number): Vertex => ({ longitude, latitude });

describe('the weights of points', () => {
  const [a, b, c, d] = [at(0, 0), at(4, 0), at(4, 4), at(0, 4)];
  const bump = at(2, 0.1);

  it('are small where little is lost, and endless at the last three of a ring', () => {
    const weights = vertexWeights([[a, bump, b, c, d]]);
    expect(weights.get(bump)).toBeCloseTo(0.2);
    expect([a, b, c, d].filter((one) => weights.get(one) === Infinity)).toHaveLength(3);
  });

  it('are the same for both lands at a border, which keeps its ends', () => {
    const [e, f] = [at(8, 0), at(8, 4)];
    const dent = at(4.2, 2);
    const weights = vertexWeights([
      [a, b, dent, c, d],
      [b, e, f, c, dent],
    ]);
    // What goes from one goes from the other; where three lines meet nothing goes.
    expect(weights.get(dent)).toBeCloseTo(0.4);
    expect([weights.get(b), weights.get(c)]).toEqual([Infinity, Infinity]);
  });

  it('grow in the order in which points go', () => {
    const ring = Array.from({ length: 60 }, (_, index) => {
      const angle = (index / 60) * 2 * Math.PI;
      const radius = 5 + Math.sin(index * 7);
      return at(radius * Math.cos(angle), radius * Math.sin(angle));
    });
    const weights = vertexWeights([ring]);
    const kept = [0, 1, 10, 100].map((least) => ring.filter((one) => weights.get(one)! >= least));
    expect(kept.map(({ length }) => length)).toEqual(
      kept.map(({ length }) => length).toSorted((one, other) => other - one),
    );
    expect(kept.at(-1)!.length).toBe(3);
  });
});

describe('the map of Greater São Paulo', () => {
  it('is the whole on the home page and the capital, with a shape for each city', () => {
    for (const path of ['/', '/sao-paulo-capital', '/mooca'])
      expect(slugs(mapOf(path))).toHaveLength(27);
    expect(mapOf('/').circle).toMatchObject({ km: 40 });
    expect(lit(mapOf('/'))).toEqual([]);
    expect(lit(mapOf('/sao-paulo-capital'))).toEqual(['sao-paulo-capital']);
  });

  it('lights the city around a neighbourhood, and the cities of an area', () => {
    expect(lit(mapOf('/mooca'))).toEqual(['sao-paulo-capital']);
    expect(lit(mapOf('/abc-paulista')).sort()).toEqual([
      'santo-andre',
      'sao-bernardo-do-campo',
      'sao-caetano-do-sul',
    ]);
    expect(mapOf('/').dots).toEqual([]);
  });

  it('is cut around a city, with its neighbours first and eight shapes at most', () => {
    const { shapes, circle } = mapOf('/barueri');
    expect(circle).toBeNull();
    expect(
      shapes
        .slice(0, 5)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(['barueri', 'carapicuiba', 'itapevi', 'osasco', 'santana-de-parnaiba']);
    for (const [path, map] of maps) {
      if (map.circle) continue;
      expect([path, map.shapes.length <= 8]).toEqual([path, true]);
      expect([path, lit(map).length > 0]).toEqual([path, true]);
    }
  });

  it('weighs at most 1.4 KB where it is whole, and as much where it is cut', () => {
    for (const [path, { shapes }] of maps) {
      const numbers = shapes.flatMap(({ rings }) => rings.map((ring) => ring.join(' '))).join('\n');
      expect([path, brotliCompressSync(numbers).length <= 1.4 * 1024]).toEqual([path, true]);
    }
  });

  it('has whole numbers within twice its size, and every land has its three corners', () => {
    for (const { shapes, height } of maps.values())
      for (const ring of shapes.flatMap(({ rings }) => rings)) {
        expect(ring.every(Number.isInteger)).toBe(true);
        expect(ring.length).toBeGreaterThanOrEqual(6);
        expect(height).toBeLessThanOrEqual(550);
      }
  });
});

describe('the frame of a map', () => {
  const village = { left: 0, top: 0, right: 10, bottom: 4 };

  it('does not grow with a large neighbour', () => {
    const metropolis = { left: -200, top: 2, right: 3, bottom: 90 };
    expect(within(metropolis, village)).toEqual({ left: -5, top: 2, right: 3, bottom: 9 });
  });

  it('leaves a margin and is neither a strip nor a tower', () => {
    const frame = framed([village], 0.1);
    expect(frame.right - frame.left).toBeCloseTo(12);
    expect(frame.bottom - frame.top).toBeCloseTo(12 * 0.7);
    const tower = framed([{ left: 0, top: 0, right: 1, bottom: 100 }], 0.1);
    expect((tower.bottom - tower.top) / (tower.right - tower.left)).toBeCloseTo(1.1);
  });
});
