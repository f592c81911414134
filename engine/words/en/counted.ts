import { grouped } from '../wording.ts';

/** A number: `2,300`. */
export const number = (value: number): string => grouped(value, 'en');

/** A whole number with its noun: `1 post`, `2,300 posts`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
