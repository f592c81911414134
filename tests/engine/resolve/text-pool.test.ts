import { expect, test } from 'vitest';
import { TextPool } from '../../../engine/resolve/summary.ts';

test('lists that say the same are one object, others are not taken for them', () => {
  const pool = new TextPool();
  const list = pool.list(['footer', 'header']);
  expect(list).toEqual(['footer', 'header']);
  expect(pool.list(['footer', 'header'])).toBe(list);
  const others = [
    ['header', 'footer'],
    ['footer header'],
    ['footer\nheader'],
    ['footer'],
    [''],
    [],
  ];
  expect(others.map((texts) => pool.list(texts))).toEqual(others);
});

test('a list of nothing is one object', () => {
  const pool = new TextPool();
  expect(pool.all([])).toBe(pool.all([]));
  expect(pool.all(['/osasco'])).not.toBe(pool.all(['/osasco']));
  expect(pool.all(['/osasco'])).toEqual(['/osasco']);
});
