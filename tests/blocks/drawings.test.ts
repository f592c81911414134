import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { drawings } from '../../blocks/parts/drawings.ts';
import { filesBelow, textOf } from '../structure/tree.ts';

/** Bytes of one drawing's markup before compression: a few hundred; a scene has a whole street in it. */
const budget = 600;
const sceneBudget = 3300;

const scene = '0 0 480 320';
const library = Object.entries(drawings).map(([name, { markup }]): [string, string] => [
  name,
  markup,
]);
/** What is inside the outermost element of a drawing's file. */
const markupOf = (text: string) => /^<svg [^>]*>([^]*)<\/svg>\s*$/.exec(text)![1]!;
/** Those of the first site; the large one is a whole scene. */
const own = filesBelow('site/drawings')
  .map((file): [string, string] => [basename(file, '.svg'), markupOf(textOf(file))])
  .filter(([name]) => name !== 'sliding-gate');
const motors = own.filter(([name]) => name.startsWith('motor-'));

const scenes = new Set([
  ...Object.entries(drawings)
    .filter(([, { viewBox }]) => viewBox === scene)
    .map(([name]) => name),
  ...filesBelow('site/drawings')
    .filter((file) => textOf(file).includes(`viewBox="${scene}"`))
    .map((file) => basename(file, '.svg')),
]);

describe.each([...library, ...own])('the drawing %s', (name, markup) => {
  it('weighs a few hundred bytes, or what a scene may', () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(scenes.has(name) ? sceneBudget : budget);
  });

  it('has one thing in amber', () => {
    expect(markup.match(/class="s[ "]/g)).toHaveLength(1);
  });

  it('takes its colours and its line from the theme', () => {
    expect(markup).not.toMatch(/(?:fill|stroke|stroke-width|style|opacity)="/);
  });
});

test('the three motors stand on one ground, under one rack, with the same gear', () => {
  const shared = motors.map(
    ([, markup]) =>
      [
        'M6 104h108v7H6z',
        'M60 61.5h58',
        'href="#gear" class="t" transform="translate(95 84) scale(.95)"',
      ].filter((part) => markup.includes(part)).length,
  );
  expect(shared).toEqual([3, 3, 3]);
});
