// Two devices with one draft: what was typed here, what the data service has, and what both last had.
import type { FieldChange } from '../../client/business.ts';
import { withValue } from '../../client/value-at.ts';
import { applyChanges, changesBetween, isSame } from './field-changes.ts';

/** What one tab knows of a draft. */
export interface TabDraft {
  /** What was typed, in this tab or where the draft was before. */
  readonly changes: readonly FieldChange[];
  /** The same as this tab and the data service last both had it. */
  readonly base: readonly FieldChange[];
}

/** A draft with what other devices did to it. */
export interface MergedDraft extends TabDraft {
  /** The values with the changes. */
  readonly value: unknown;
  /** Changes of fields where something else is public by now than their author saw. */
  readonly conflicts: readonly FieldChange[];
  /** Fields that were changed here and on another device: `before` is what both had, `after` what the data service has. */
  readonly clashes: readonly FieldChange[];
}

const has = (changes: readonly FieldChange[], one: FieldChange) =>
  changes.some((other) => isSame(other, one));

/** True for the same changes in whatever order. */
export const areSame = (some: readonly FieldChange[], others: readonly FieldChange[]): boolean =>
  some.length === others.length && some.every((one) => has(others, one));

/**
 * Merges the changes that the data service has into those of a tab, by field: what was changed on one side is taken, of what was
 * changed on both the tab's own stays until it is settled. Merging again changes nothing.
 */
export function mergeDraft(
  published: unknown,
  own: TabDraft,
  there: readonly FieldChange[],
): MergedDraft {
  const mine = applyChanges(published, own.changes);
  const base = applyChanges(published, own.base);
  const theirs = applyChanges(published, there);
  const { value, conflicts: clashes } = applyChanges(
    mine.value,
    changesBetween(base.value, theirs.value),
  );
  const conflicts = [
    ...mine.conflicts.filter((one) => !has(base.conflicts, one) || has(theirs.conflicts, one)),
    ...theirs.conflicts.filter((one) => !has(base.conflicts, one) && !has(mine.conflicts, one)),
  ];
  const agreed = clashes.reduce(
    (done, { at, before }) => withValue(done, at, before),
    theirs.value,
  );
  return {
    value,
    conflicts,
    clashes,
    changes: [...changesBetween(published, value), ...conflicts],
    base: [...changesBetween(published, agreed), ...theirs.conflicts],
  };
}

/** A draft in which a clash is settled: with one's own value, or with that of the other device. */
export function settleClash(
  published: unknown,
  { value, changes, base, conflicts }: MergedDraft,
  { at, after }: FieldChange,
  isOwn: boolean,
): TabDraft {
  if (!isOwn)
    return {
      changes: [...changesBetween(published, withValue(value, at, after)), ...conflicts],
      base,
    };
  const before = applyChanges(published, base);
  const seen = withValue(before.value, at, after);
  return { changes, base: [...changesBetween(published, seen), ...before.conflicts] };
}

/** What is left to publish once some changes are public: what was typed meanwhile, over what is there now. */
export function afterPublishing(
  changes: readonly FieldChange[],
  published: readonly FieldChange[],
): readonly FieldChange[] {
  return changes
    .filter((one) => !has(published, one))
    .map((one) => {
      const done = published.find(({ at }) => isSame(at, one.at));
      return done ? { at: one.at, before: done.after, after: one.after } : one;
    });
}
