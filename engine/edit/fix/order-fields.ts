import { disordersOf } from '../../check/lints/key-order.ts';
import { locate } from '../../content/source-file.ts';
import type { Schemas } from '../../content/schemas.ts';
import { readValue } from '../edit-document.ts';
import { orderFieldsAt } from '../order-fields-at.ts';
import type { Change, Corrected } from './change.ts';

/** A document with the fields of every group in the order of its schema. Fields move whole, with their comments; a group whose fields cannot move without harm stays as it is. */
export function orderFields(path: string, before: string, schemas: Schemas): Corrected {
  const said = readValue(before);
  const changes: Change[] = [];
  let text = before;
  // Values stay where their pointers lead: only the order of the fields is another one.
  for (const { pointer, found, wanted } of said ? disordersOf({ path, ...said }, schemas) : []) {
    const ordered = orderFieldsAt({ path, text }, pointer, wanted);
    if (ordered === null) continue;
    const { line } = locate({ path, text, ...said! }, [...pointer, found[0]!], 'key');
    changes.push({ line, before: found.join(', '), after: wanted.join(', ') });
    text = ordered;
  }
  return { text, changes };
}
