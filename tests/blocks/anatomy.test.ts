// The numbers on the large drawing of the guide: read at the size of a phone, where they are largest against the drawing.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ArticleAnatomy } from '../../schemas/generated/types.ts';
import { textOf } from '../structure/tree.ts';

/** Radius of a number on a phone with its rim, SVG user units (`.number` in article.module.css). */
const radius = 20;
const guide = parse(textOf('site/pages/guia-completo.yaml')) as {
  blocks: { sections?: { anatomy?: ArticleAnatomy }[] }[];
};
const anatomy = guide.blocks
  .flatMap(({ sections = [] }) => sections)
  .flatMap((section) => section.anatomy ?? [])[0]!;
const [, , width = 0, height = 0] = /viewBox="([^"]*)"/
  .exec(textOf(`site/drawings/${anatomy.drawing}.svg`))![1]!
  .split(' ')
  .map(Number);
const numbers = anatomy.points.map(({ name, at: [x = 0, y = 0], to: [toX = 0, toY = 0] }) => ({
  name,
  x,
  y,
  toX,
  toY,
}));

describe('the numbers of the large drawing', () => {
  test('stand inside it', () => {
    const outside = numbers.filter(
      ({ x, y }) => x < radius || x > width - radius || y < radius || y > height - radius,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  test('do not cover each other', () => {
    const pairs = numbers.flatMap((one, index) =>
      numbers.slice(index + 1).map((other) => ({
        name: `${one.name} ${other.name}`,
        distance: Math.hypot(one.x - other.x, one.y - other.y),
      })),
    );
    expect(pairs.length).toBe(36);
    expect(pairs.filter(({ distance }) => distance < 2 * radius).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('do not cover where the line of another one ends', () => {
    const covered = numbers.flatMap((one) =>
      numbers
        .filter(
          (other) => other !== one && Math.hypot(one.x - other.toX, one.y - other.toY) < radius,
        )
        .map((other) => `${one.name} covers ${other.name}`),
    );
    expect(covered).toEqual([]);
  });
});
