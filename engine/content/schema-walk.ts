import type { Pointer } from '../diagnostics/problem.ts';
import type { BundledSchema, Schemas } from './schemas.ts';
import type { DocumentKind, FieldSchema } from './validators.ts';

/** Told of each value that a schema describes, from outside to inside, the fields of an object in the order of its schema. */
export type SchemaVisitor = (schema: FieldSchema, value: unknown, pointer: Pointer) => void;

function visitBelow(
  schemas: Schemas,
  described: BundledSchema | undefined,
  value: unknown,
  pointer: Pointer,
  visit: SchemaVisitor,
): void {
  const schema = schemas.schemaFor(described, value);
  if (!schema || value === undefined) return;
  visit(schema, value, pointer);
  if (Array.isArray(value))
    return value.forEach((item, position) =>
      visitBelow(schemas, schema.items, item, [...pointer, position], visit),
    );
  if (value === null || typeof value !== 'object') return;
  const fields = value as Readonly<Record<string, unknown>>;
  const known = schema.properties ?? {};
  for (const name in known)
    if (Object.hasOwn(fields, name))
      visitBelow(schemas, known[name], fields[name], [...pointer, name], visit);
  if (typeof schema.additionalProperties !== 'object') return;
  for (const name of Object.keys(fields))
    if (!Object.hasOwn(known, name))
      visitBelow(schemas, schema.additionalProperties, fields[name], [...pointer, name], visit);
}

/** Walks a document, valid or not, together with the schema of its kind; what no schema describes is left out. */
export function walkSchema(
  schemas: Schemas,
  kind: DocumentKind,
  value: unknown,
  visit: SchemaVisitor,
): void {
  visitBelow(schemas, schemas.definitions[kind], value, [], visit);
}
