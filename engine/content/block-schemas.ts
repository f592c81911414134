import { schemaBundle } from '#schemas/bundle';
import type { FieldSchema } from './validators.ts';

/** A schema as it stands in the bundle: what it says itself, or the name of the one that says it. */
export interface BundledSchema extends FieldSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Record<string, BundledSchema>;
  readonly items?: BundledSchema;
  readonly additionalProperties?: boolean | BundledSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-facts'?: readonly string[];
}

const definitions = schemaBundle.definitions as unknown as Readonly<Record<string, BundledSchema>>;

/** The schema that is meant, and its name where it is one of those that several share (`Button`, `Image`). */
export function followRef(schema: BundledSchema): {
  readonly schema: BundledSchema;
  readonly shared: string | null;
} {
  if (schema.$ref === undefined) return { schema, shared: null };
  const shared = schema.$ref.replace('#/definitions/', '');
  return { schema: definitions[shared]!, shared };
}

const byType = new Map(
  Object.values(definitions).flatMap((schema): [string, BundledSchema][] =>
    typeof schema.properties?.type?.const === 'string'
      ? [[schema.properties.type.const, schema]]
      : [],
  ),
);

/** The schema of a block type; throws for an unknown one. */
export function blockSchema(type: string): BundledSchema {
  const schema = byType.get(type);
  if (!schema) throw new Error(`no schema for the block ${type}`);
  return schema;
}
