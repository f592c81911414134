import type { Pointer } from '../diagnostics/problem.ts';
import type { BundledSchema, Schemas } from '../content/schemas.ts';
import { documentKind } from '../content/document-kind.ts';

/** Names of the fields of the group at a pointer, in the order in which they are written; null where a schema leaves them open. */
export type FieldOrder = (root: unknown, pointer: Pointer) => readonly string[] | null;

/** The order of the fields in a document of this path, by its schema. */
export const fieldOrder =
  (path: string, schemas: Schemas): FieldOrder =>
  (root, pointer) => {
    const fields = schemaAt(path, schemas, root, pointer)?.properties;
    return fields ? Object.keys(fields) : null;
  };

/** The schema of the value at a pointer in a document of this path; undefined where none speaks of it. */
export function schemaAt(
  path: string,
  schemas: Schemas,
  root: unknown,
  pointer: Pointer,
): BundledSchema | undefined {
  const kind = documentKind(path);
  let schema = kind === null ? undefined : schemas.schemaFor(schemas.definitions[kind], root);
  let value = root;
  for (const step of pointer) {
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
    const inside: BundledSchema | undefined =
      typeof step === 'number' ? schema?.items : (schema?.properties?.[step] ?? openField(schema));
    schema = schemas.schemaFor(inside, value);
  }
  return schema;
}

const openField = (schema: BundledSchema | undefined) =>
  typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;

/** A value whose groups have their fields in order; `pointer` is where it will stand in `root`, which has it already. */
export function inOrder(
  value: unknown,
  pointer: Pointer,
  root: unknown,
  order: FieldOrder,
): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.map((item, index) => inOrder(item, [...pointer, index], root, order));
  const names = order(root, pointer) ?? [];
  const rank = (name: string) => names.indexOf(name) + 1 || names.length + 1;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([name, inner]) => [name, inOrder(inner, [...pointer, name], root, order)]),
  );
}
