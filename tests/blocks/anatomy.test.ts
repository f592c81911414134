// The numbers on the large drawing of the guide: read at the size of a phone, where they are largest against the drawing.
import { describe, expect, test } from 'vitest';
import { places, viewBox } from '../../blocks/article/anatomy-drawing.ts';

/** Radius of a number on a phone with its rim, SVG user units (`.number` in article.module.css). */
const radius = 20;
const [, , width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
const numbers = Object.entries(places);

describe('the numbers of the large drawing', () => {
  test('stand inside it', () => {
    const outside = numbers.filter(
      ([, { x, y }]) => x < radius || x > width - radius || y < radius || y > height - radius,
    );
    expect(outside.map(([part]) => part)).toEqual([]);
  });

  test('do not cover each other', () => {
    const pairs = numbers.flatMap(([one, a], index) =>
      numbers.slice(index + 1).map(([other, b]) => ({
        name: `${one} ${other}`,
        distance: Math.hypot(a.x - b.x, a.y - b.y),
      })),
    );
    expect(pairs.filter(({ distance }) => distance < 2 * radius).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('do not cover where the line of another one ends', () => {
    const covered = numbers.flatMap(([one, { x, y }]) =>
      numbers
        .filter(([other, { to }]) => other !== one && Math.hypot(x - to[0], y - to[1]) < radius)
        .map(([other]) => `${one} covers ${other}`),
    );
    expect(covered).toEqual([]);
  });
});
