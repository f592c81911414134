import type { FieldChange } from '../../client/business.ts';

/** Changes of a set, and steps to a value, at most. */
const [mostChanges, deepest] = [500, 12];

/** True for what came from outside and is a set of changes. */
export const areChanges = (value: unknown): value is readonly FieldChange[] =>
  Array.isArray(value) && value.length <= mostChanges && value.every(isChange);

function isChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { at } = value as { readonly at?: unknown };
  return (
    Array.isArray(at) &&
    at.length > 0 &&
    at.length <= deepest &&
    at.every((step) => typeof step === 'string' || Number.isSafeInteger(step)) &&
    !at.includes('__proto__')
  );
}
