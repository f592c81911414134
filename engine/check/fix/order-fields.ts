import { isDeepStrictEqual } from 'node:util';
import { isMap, type Document } from 'yaml';
import { disordersOf } from '../lints/key-order.ts';
import { maxAliases } from '../../content/limits.ts';
import type { Schemas } from '../../content/schemas.ts';
import { parseWithPositions } from '../../content/source-file.ts';
import { lineAt, type Change, type Corrected } from './change.ts';
import { orderPairs } from './order-pairs.ts';

/** Everything but white space, in no order: moving lines about neither adds nor takes away. */
const letters = (text: string) => [...text.replace(/\s+/g, '')].sort().join('');

/** What a document says; a symbol of its own for one that cannot be read, so that it equals nothing. */
function valueOf(document: Document.Parsed): unknown {
  try {
    return document.errors.length > 0
      ? Symbol('unreadable')
      : document.toJS({ maxAliasCount: maxAliases });
  } catch {
    return Symbol('unreadable');
  }
}

/**
 * A document with the fields of every group in the order of its schema. Fields move whole, with their comments; a group
 * whose fields cannot move without harm stays as it is. The document says the same as before: that is verified.
 */
export function orderFields(path: string, before: string, schemas: Schemas): Corrected {
  const changes: Change[] = [];
  const left = new Set<string>();
  let text = before;
  for (;;) {
    const { document } = parseWithPositions(text);
    const value = valueOf(document);
    const disorder = disordersOf({ path, value }, schemas).find(
      ({ pointer }) => !left.has(pointer.join('/')),
    );
    if (!disorder) return { text, changes };
    left.add(disorder.pointer.join('/'));
    const map: unknown =
      disorder.pointer.length === 0 ? document.contents : document.getIn(disorder.pointer, true);
    const ordered = isMap(map) ? orderPairs(text, map, disorder.wanted) : null;
    if (
      ordered === null ||
      !isMap(map) ||
      letters(ordered) !== letters(text) ||
      !isDeepStrictEqual(valueOf(parseWithPositions(ordered).document), value)
    )
      continue;
    changes.push({
      line: lineAt(text, map.range![0]),
      before: disorder.found.join(', '),
      after: disorder.wanted.join(', '),
    });
    text = ordered;
  }
}
