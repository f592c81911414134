import { describe, expect, test } from 'vitest';
import {
  fillClaims,
  filledPost,
  namesClaims,
  publicClaims,
} from '../../engine/blog/post-claims.ts';

const claims = { price: { value: 'R$150', context: 'Da manutenção.' }, time: { value: '2 horas' } };

describe('figures of a post', () => {
  test('are filled in its text alone', () => {
    const post = { title: '{{claims.price}}', content: '{{ claims.price }}, {{claims.price}}' };
    expect(filledPost(post, claims)).toEqual({
      title: '{{claims.price}}',
      content: 'R$150, R$150',
    });
  });

  test('are filled once: what a figure brings is not read again', () => {
    const nested = { a: { value: '{{claims.price}}' }, ...claims };
    expect(fillClaims('{{claims.a}}', nested)).toBe('{{claims.price}}');
  });

  test.each(['{{claims.prices}}', '{{claims.toString}}', '{{contacts.main}}', '{claims.price}'])(
    '%s stays as it is',
    (text) => {
      expect(fillClaims(text, claims)).toBe(text);
    },
  );

  test('are found where they are named', () => {
    expect(['São {{claims.price}}', '{{topic}}', 'claims.price'].map(namesClaims)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are public without what is said of them to the owner', () => {
    expect(publicClaims(claims)).toEqual({
      price: { value: 'R$150' },
      time: { value: '2 horas' },
    });
  });
});
