import type { FieldChange, FieldPath } from '../../../client/business.ts';
import { isDay } from '../use-glance.ts';

/** A change that may be a slip, though nothing forbids it: words in the place of a number, or an end that was. */
export interface Doubt {
  readonly at: FieldPath;
  readonly is: 'no-number' | 'past';
}

const isNumber = (value: unknown) => /^\d[\d.,\s]*$/.test(String(value));

/** The changes that are better looked at once more; `today`: year-month-day. */
export const doubtsOf = (changes: readonly FieldChange[], today: string): Doubt[] =>
  changes.flatMap(({ at, before, after }): Doubt[] => {
    if (isNumber(before) && typeof after === 'string' && !/\d/.test(after))
      return [{ at, is: 'no-number' }];
    return at.at(-1) === 'until' && isDay(after) && after < today ? [{ at, is: 'past' }] : [];
  });
