import { schemaBundle } from '#schemas/bundle';
import type { Pointer } from '../diagnostics/problem.ts';
import type { DocumentKind, FieldSchema } from './validators.ts';

const definitions = schemaBundle.definitions as unknown as Readonly<Record<string, FieldSchema>>;

/** Told of each value that a schema describes, from outside to inside, the fields of an object in the order of its schema. */
export type SchemaVisitor = (schema: FieldSchema, value: unknown, pointer: Pointer) => void;

/** The blocks of a union by their type: documents have many blocks, and the union is long. */
const unions = new WeakMap<FieldSchema, ReadonlyMap<unknown, FieldSchema>>();

function blocksOf(union: FieldSchema): ReadonlyMap<unknown, FieldSchema> {
  let blocks = unions.get(union);
  if (!blocks) {
    blocks = new Map(
      (union.oneOf as readonly FieldSchema[])
        .map((entry) => follow(entry, null)!)
        .map((block) => [
          (block.properties?.type as { const?: unknown } | undefined)?.const,
          block,
        ]),
    );
    unions.set(union, blocks);
  }
  return blocks;
}

/** The schema behind references, and behind the union of the blocks; undefined where no schema speaks of the value. */
function follow(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  let followed = schema;
  while (typeof followed?.$ref === 'string')
    followed = definitions[followed.$ref.slice('#/definitions/'.length)];
  return followed?.discriminator
    ? blocksOf(followed).get((value as { readonly type?: unknown } | null)?.type)
    : followed;
}

function visitBelow(
  described: FieldSchema | undefined,
  value: unknown,
  pointer: Pointer,
  visit: SchemaVisitor,
): void {
  const schema = follow(described, value);
  if (!schema || value === undefined) return;
  visit(schema, value, pointer);
  if (Array.isArray(value))
    return value.forEach((item, position) =>
      visitBelow(schema.items as FieldSchema | undefined, item, [...pointer, position], visit),
    );
  if (value === null || typeof value !== 'object') return;
  const fields = value as Readonly<Record<string, unknown>>;
  const known = schema.properties ?? {};
  for (const name in known)
    if (Object.hasOwn(fields, name))
      visitBelow(known[name], fields[name], [...pointer, name], visit);
  if (typeof schema.additionalProperties !== 'object') return;
  for (const name of Object.keys(fields))
    if (!Object.hasOwn(known, name))
      visitBelow(
        schema.additionalProperties as FieldSchema,
        fields[name],
        [...pointer, name],
        visit,
      );
}

/** Walks a document, valid or not, together with the schema of its kind; what no schema describes is left out. */
export function walkSchema(kind: DocumentKind, value: unknown, visit: SchemaVisitor): void {
  visitBelow(definitions[kind], value, [], visit);
}
