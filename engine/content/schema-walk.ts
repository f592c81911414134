import type { Pointer } from '../diagnostics/problem.ts';
import type { BundledSchema, Schemas } from './schemas.ts';
import type { DocumentKind } from './validators.ts';

/** Told of the values of a document, from outside to inside, the fields of an object in the order of its schema. */
export interface SchemaVisitor {
  /** Told of each value that a schema describes; false where nothing below it is wanted. */
  readonly described: (schema: BundledSchema, value: unknown, pointer: Pointer) => boolean | void;
  /** Told of each value that no schema describes; nobody goes below it. */
  readonly undescribed?: (value: unknown, pointer: Pointer) => void;
}

/** The schema of a field of a free name. */
function schemaOfRest(schema: BundledSchema, name: string): BundledSchema | undefined {
  const { patternProperties = {}, additionalProperties } = schema;
  const pattern = Object.keys(patternProperties).find((one) => new RegExp(one, 'u').test(name));
  if (pattern !== undefined) return patternProperties[pattern];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function visitBelow(
  schemas: Schemas,
  described: BundledSchema | undefined,
  value: unknown,
  pointer: Pointer,
  visitor: SchemaVisitor,
): void {
  if (value === undefined) return;
  const schema = schemas.schemaFor(described, value);
  if (!schema) return visitor.undescribed?.(value, pointer);
  if (visitor.described(schema, value, pointer) === false) return;
  if (Array.isArray(value))
    return value.forEach((item, position) =>
      visitBelow(schemas, schema.items, item, [...pointer, position], visitor),
    );
  if (value === null || typeof value !== 'object') return;
  const fields = value as Readonly<Record<string, unknown>>;
  const known = schema.properties ?? {};
  for (const name in known)
    if (Object.hasOwn(fields, name))
      visitBelow(schemas, known[name], fields[name], [...pointer, name], visitor);
  for (const name in fields)
    if (!Object.hasOwn(known, name))
      visitBelow(schemas, schemaOfRest(schema, name), fields[name], [...pointer, name], visitor);
}

/** Walks a document, valid or not, together with the schema of its kind; one of no kind is not described. */
export function walkSchema(
  schemas: Schemas,
  kind: DocumentKind | null,
  value: unknown,
  visitor: SchemaVisitor,
): void {
  visitBelow(schemas, kind ? schemas.definitions[kind] : undefined, value, [], visitor);
}
