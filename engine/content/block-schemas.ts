import { schemaBundle } from '#schemas/bundle';
import type { BlockKeywords, FieldKeywords, PartKeywords } from '#schemas/types';
import type { FieldSchema } from './validators.ts';

/** A schema as it stands in the bundle: what it says itself, or the name of the one that says it. */
export interface BundledSchema extends FieldSchema, BlockKeywords, FieldKeywords, PartKeywords {
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

const openingFields = new Map(
  [...byType].flatMap(([type, { properties = {} }]): [string, string][] => {
    const field = Object.keys(properties).find((name) => properties[name]!['x-heading'] === 1);
    return field === undefined ? [] : [[type, field]];
  }),
);

/** The field of a block type that is the main heading of a page; null for a type that is no opening. */
export const openingField = (type: string): string | null => openingFields.get(type) ?? null;

/** The openings that any page may have: those that are an application of their own are left out. */
export const commonOpenings: readonly string[] = [...openingFields.keys()].filter(
  (type) => blockSchema(type)['x-script'] === undefined,
);

/** Ids that the HTML of blocks and shared parts always has (`x-ids`). */
export const ownIds: readonly string[] = Object.values(definitions).flatMap(
  (schema) => schema['x-ids'] ?? [],
);
