import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, FieldPath } from '../../client/business.ts';
import type { FileChange } from '../edit-site.ts';
import { readValue } from '../edit-document.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The fields that a change of a document makes others; null for a file that comes or goes, or cannot be read. */
export function changedFields({ before, after }: FileChange): readonly FieldChange[] | null {
  const [old, now] = [before, after].map((text) => (text === null ? null : readValue(text)));
  return old && now ? changesIn(old.value, now.value, []) : null;
}

/** What makes one value of the other: a list that is longer, shorter or in another order is one change. */
function changesIn(before: unknown, after: unknown, at: FieldPath): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesIn(before[name], after[name], [...at, name]),
    );
  if (Array.isArray(before) && Array.isArray(after) && hasOwnItems(before, after))
    return before.flatMap((item, index) => changesIn(item, after[index], [...at, index]));
  return [{ at, before, after }];
}

/** True for lists of groups of which each stays where it is. */
const hasOwnItems = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length &&
  [...before, ...after].every(isGroup) &&
  after.every(
    (item, index) =>
      isDeepStrictEqual(item, before[index]) ||
      !before.some((other) => isDeepStrictEqual(other, item)),
  );
