import { describe, expect, it, test } from 'vitest';
import { drawings } from '../../blocks/parts/drawings.ts';

/** Bytes of one drawing's markup before compression: a few hundred. */
const budget = 600;

/** The poster of the video is a whole scene, larger and with two lamps. */
const family = Object.entries(drawings).filter(([name]) => name !== 'poster');

describe.each(family)('the drawing %s', (_name, { markup }) => {
  it('weighs a few hundred bytes', () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(budget);
  });

  it('has one thing in amber', () => {
    expect(markup.match(/class="s[ "]/g)).toHaveLength(1);
  });

  it('takes its colours and its line from the theme', () => {
    expect(markup).not.toMatch(/(?:fill|stroke|stroke-width|style|opacity)="/);
  });
});

test('the three motors stand on one ground, under one rack, with the same gear', () => {
  const motors = ['motor-padrao', 'motor-speedy', 'motor-jetflex'] as const;
  const shared = motors.map(
    (name) =>
      [
        'M6 104h108v7H6z',
        'M60 61.5h58',
        'href="#gear" class="t" transform="translate(95 84) scale(.95)"',
      ].filter((part) => drawings[name].markup.includes(part)).length,
  );
  expect(shared).toEqual([3, 3, 3]);
});
