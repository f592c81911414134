import type { Pointer } from '../../diagnostics/problem.ts';
import { fieldsOf } from '../../content/fields.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Schemas } from '../../content/schemas.ts';
import type { Finding, Lint } from './lint.ts';

/** A group of fields out of order: where it is, its fields as they stand and as their schema has them. */
export interface Disorder {
  readonly pointer: Pointer;
  readonly found: readonly string[];
  readonly wanted: readonly string[];
}

/** Groups of fields that are out of order, from outside to inside. Names that a schema leaves open, such as those of claims, have no order. */
export function disordersOf(
  { path, value }: Pick<SourceFile, 'path' | 'value'>,
  schemas: Schemas,
): Disorder[] {
  // JSON has no order: programs write it.
  if (path.endsWith('.json')) return [];
  return fieldsOf({ path, value }, schemas).flatMap(({ schema, value: fields, pointer }) => {
    if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) return [];
    const { properties } = schema ?? {};
    if (!properties) return [];
    const found = Object.keys(fields);
    // Nearly all are in order, and that is seen without making lists.
    let inOrder = 0;
    for (const name in properties) if (name === found[inOrder]) inOrder += 1;
    if (inOrder === found.length) return [];
    const order = Object.keys(properties);
    if (!found.every((name) => order.includes(name))) return [];
    const wanted = order.filter((name) => Object.hasOwn(fields, name));
    return wanted.some((name, at) => name !== found[at]) ? [{ pointer, found, wanted }] : [];
  });
}

/** Fields that are not in the order of their schema, one problem a document: documents that are alike are easier to read. */
export const keyOrder: Lint = {
  codes: ['key-order'],
  run: ({ site }) =>
    [site.settings, ...site.pages, ...site.partials.values(), ...site.jobs].flatMap(
      ({ file }): Finding[] => {
        const [first] = disordersOf(file, site.schemas);
        if (!first) return [];
        const misplaced = first.found.find((name, at) => name !== first.wanted[at])!;
        return [
          {
            code: 'key-order',
            file,
            pointer: [...first.pointer, misplaced],
            part: 'key',
            params: { wanted: first.wanted },
          },
        ];
      },
    ),
};
