import { isPair, isScalar, visit, type Node, type Pair } from 'yaml';
import type { Pointer } from '../diagnostics/problem.ts';
import { parseWithPositions } from '../content/source-file.ts';

/** What stands at an offset of a document. */
export interface FoundScalar {
  readonly pointer: Pointer;
  /** The name of the field at the pointer, or its value. */
  readonly part: 'key' | 'value';
  readonly value: unknown;
  /** Where it begins. */
  readonly from: number;
  /** Names of the fields beside it. */
  readonly beside: readonly string[];
}

type Ancestor = Node | Pair;
const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '');

/** The step from a collection to what stands below it: the name of a field or the position of an item. */
function stepBelow(
  parent: Ancestor | undefined,
  child: Ancestor | undefined,
): string | number | null {
  if (isPair(child)) return nameOf(child);
  const items = (parent as { readonly items?: readonly unknown[] } | undefined)?.items;
  return items && !isPair(parent) ? items.indexOf(child) : null;
}

/** The text, number or name at an offset; null where there is none. */
export function scalarAt(text: string, offset: number): FoundScalar | null {
  let found: FoundScalar | null = null;
  visit(parseWithPositions(text).document, {
    Scalar(part, scalar, ancestors) {
      if (!scalar.range || offset < scalar.range[0] || offset >= scalar.range[1]) return undefined;
      const path = [...ancestors.slice(1), scalar] as Ancestor[];
      const pointer = path
        .slice(0, -1)
        .flatMap((parent, at) => stepBelow(parent, path[at + 1]) ?? []);
      const map = part === 'key' ? (path.at(-3) as { readonly items: readonly Pair[] }) : null;
      found = {
        pointer,
        part: part === 'key' ? 'key' : 'value',
        value: scalar.value,
        from: scalar.range[0],
        beside: (map?.items ?? []).filter(({ key }) => key !== scalar).map(nameOf),
      };
      return visit.BREAK;
    },
  });
  return found;
}
