import { isMap, isPair, isScalar, isSeq, type Document } from 'yaml';

/** Where something begins in a text, and where it ends: offsets, the second one exclusive. */
export type Range = readonly [from: number, to: number];

/** Where a value of a document stands: a small part of what the parser knows, to be kept for many files at once. */
export interface ValueRanges {
  /** The value; null for a document without any. */
  readonly value: Range | null;
  /** The name of the field; null for an item of a list and for the whole document. */
  readonly key: Range | null;
  /** Fields by name, items by number. */
  readonly inside: ReadonlyMap<string, ValueRanges>;
}

const rangeOf = (node: unknown): Range | null => {
  const range = (node as { readonly range?: readonly [number, number, number] | null } | null)
    ?.range;
  return range ? [range[0], range[1]] : null;
};

/** The ranges of all values of a document; of two fields of one name it is the first. */
export function rangesOf({ contents }: Document.Parsed): ValueRanges {
  return rangesBelow(contents, null);
}

function rangesBelow(node: unknown, key: Range | null): ValueRanges {
  const inside = new Map<string, ValueRanges>();
  if (isMap(node)) {
    for (const item of node.items) {
      if (!isPair(item) || !isScalar(item.key) || inside.has(String(item.key.value))) continue;
      inside.set(String(item.key.value), rangesBelow(item.value, rangeOf(item.key)));
    }
  } else if (isSeq(node))
    node.items.forEach((item, position) => inside.set(String(position), rangesBelow(item, null)));
  return { value: rangeOf(node), key, inside: inside.size === 0 ? nothingInside : inside };
}

/** Nothing inside, for all scalars. */
export const nothingInside: ReadonlyMap<string, ValueRanges> = new Map();
