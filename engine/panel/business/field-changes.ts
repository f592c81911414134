// What somebody typed, as changes of single values.
import type { FieldChange, FieldPath } from '../../client/business.ts';
import { valueAt, withValue } from '../../client/value-at.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** True for values that say the same; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name], other[name]),
  );
}

/** What makes one value of the other: a list and what is new or gone are one change each. */
export function changesBetween(before: unknown, after: unknown, at: FieldPath = []): FieldChange[] {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ at, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changesBetween(before[name], after[name], [...at, name]),
  );
}

/** Changes done to what is public now; those whose author saw something else there are given back. */
export function applyChanges(
  root: unknown,
  changes: readonly FieldChange[],
): { readonly value: unknown; readonly conflicts: readonly FieldChange[] } {
  const conflicts = changes.filter(
    ({ at, before, after }) =>
      !isSame(valueAt(root, at), before) && !isSame(valueAt(root, at), after),
  );
  const value = changes
    .filter((change) => !conflicts.includes(change))
    .reduce((done, { at, after }) => withValue(done, at, after), root);
  return { value, conflicts };
}
