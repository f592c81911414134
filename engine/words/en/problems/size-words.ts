import { counted } from '../../wording.ts';
import { fieldName } from './field-words.ts';
import type { SizeParams } from '../../pt-BR/problems/size-words.ts';

const letters = (count: number) => counted(count, 'character', 'characters');

const items = (count: number) => counted(count, 'item', 'items');

/** What is wrong with a size. */
export function sizeWhat({ field, rule: { keyword, limit, actual, twice } }: SizeParams): string {
  const name = fieldName(field);
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `${name} is empty.`
        : `${name} has ${letters(actual)}; the least is ${limit}.`;
    case 'maxLength':
      return `${name} has ${letters(actual)}; the limit is ${limit}.`;
    case 'minItems':
      return actual === 0
        ? `${name} is an empty list.`
        : `${name} has ${items(actual)}; the least is ${limit}.`;
    case 'maxItems':
      return `${name} has ${items(actual)}; the limit is ${limit}.`;
    case 'minProperties':
      return `${name} has no field at all.`;
    case 'minimum':
      return `${name} is ${actual}; the smallest possible value is ${limit}.`;
    case 'maximum':
      return `${name} is ${actual}; the largest possible value is ${limit}.`;
    case 'uniqueItems':
      return `${name} has ${twice} twice.`;
  }
}

/** What to do about a size. */
export function sizeFix({ rule: { keyword, limit, actual, other, optional } }: SizeParams): string {
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `Write a text${optional ? ', or remove the field if you do not need it' : ''}.`
        : `Write at least ${letters(limit - actual)} more.`;
    case 'maxLength':
      return `Cut at least ${letters(actual - limit)}.`;
    case 'minItems':
      return `Add at least ${items(limit - actual)}${actual === 0 && optional ? ', or remove the field if you do not need it' : ''}.`;
    case 'maxItems':
      return `Remove ${items(actual - limit)}.`;
    case 'minProperties':
      return 'Write at least one, or remove the name.';
    case 'minimum':
      return `Write a number ${other === null ? `from ${limit} up` : `from ${limit} to ${other}`}.`;
    case 'maximum':
      return `Write a number ${other === null ? `up to ${limit}` : `from ${other} to ${limit}`}.`;
    case 'uniqueItems':
      return 'Remove one of the two.';
  }
}
