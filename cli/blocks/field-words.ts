import type { BundledSchema, Schemas } from '../../engine/content/schemas.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { schemaExample, schemaText } from '../../engine/words/schemas.ts';

/** A field as `portao blocks` describes it. */
export interface FieldDescription {
  readonly name: string;
  readonly required: boolean;
  /** Kind of value in words, `lista de 1 a 4 textos`. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Values that alone are accepted. */
  readonly allowed?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  /** Name of the shape that says the rest, `Button`. */
  readonly shape?: string;
  /** Fields of a group, or of each item of a list of groups. */
  readonly fields?: readonly FieldDescription[];
}

type Form =
  | 'text'
  | 'markdown'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'choice'
  | 'group'
  | 'values'
  | 'button'
  | 'image'
  | 'list';

function formOf({ schema, shared }: ReturnType<Schemas['follow']>): Form {
  if (shared === 'Button') return 'button';
  if (shared === 'Image') return 'image';
  if (schema.enum) return 'choice';
  switch (schema.type) {
    case 'array':
      return 'list';
    case 'object':
      return schema.properties ? 'group' : 'values';
    case 'string':
      return schema.format === 'markdown' ? 'markdown' : 'text';
    case 'number':
    case 'integer':
    case 'boolean':
      return schema.type;
    default:
      throw new Error(`no words for a value of type ${String(schema.type)}`);
  }
}

function listWords(
  { minItems, maxItems, items = {} }: BundledSchema,
  schemas: Schemas,
  language: Language,
): string {
  const words = commandWordsOf(language).blocks;
  const { one, many } = words.forms[formOf(schemas.follow(items))];
  return words.listOf({ from: minItems, to: maxItems, one, many });
}

/** A group of fields that several blocks share has a description of its own. */
const isShape = ({ schema, shared }: ReturnType<Schemas['follow']>) =>
  shared !== null && schema.type === 'object';

function describe(
  schemas: Schemas,
  name: string,
  field: BundledSchema,
  required: boolean,
  language: Language,
): FieldDescription {
  const found = schemas.follow(field);
  const { schema } = found;
  const inner = schema.type === 'array' && schema.items ? schemas.follow(schema.items) : found;
  const shape = isShape(inner) ? inner.shared! : undefined;
  const fields =
    shape === undefined && inner.schema.properties
      ? describeFields(schemas, inner.schema, language)
      : undefined;
  const allowed = schema.enum ?? (schema.type === 'array' ? inner.schema.enum : undefined);
  const example = schema.examples?.[0];
  return {
    name,
    required,
    kind:
      schema.type === 'array'
        ? listWords(schema, schemas, language)
        : commandWordsOf(language).blocks.forms[formOf(found)].one,
    title: schemaText(schema.title, language),
    description: schemaText(schema.description, language),
    ...(allowed ? { allowed } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(example === undefined || fields || shape !== undefined
      ? {}
      : { example: schemaExample(example, language) }),
    ...(shape === undefined ? {} : { shape }),
    ...(fields ? { fields } : {}),
  };
}

/** The fields of a group or a block, `type` left out, the required ones marked. */
export function describeFields(
  schemas: Schemas,
  schema: BundledSchema,
  language: Language,
): FieldDescription[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]) =>
      describe(schemas, name, field, schema.required?.includes(name) === true, language),
    );
}

/** A shape that several fields share. */
export interface ShapeDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDescription[];
}

/** The shapes that fields name, and those that these name, each once. */
export function shapesOf(
  schemas: Schemas,
  fields: readonly FieldDescription[],
  language: Language,
  known: readonly string[] = [],
): ShapeDescription[] {
  return fields.reduce<ShapeDescription[]>((shapes, field) => {
    const seen = [...known, ...shapes.map((shape) => shape.name)];
    if (field.fields) return [...shapes, ...shapesOf(schemas, field.fields, language, seen)];
    if (field.shape === undefined || seen.includes(field.shape)) return shapes;
    const { schema } = schemas.follow({ $ref: `#/definitions/${field.shape}` });
    const inner = describeFields(schemas, schema, language);
    return [
      ...shapes,
      {
        name: field.shape,
        title: schemaText(schema.title, language),
        description: schemaText(schema.description, language),
        fields: inner,
      },
      ...shapesOf(schemas, inner, language, [...seen, field.shape]),
    ];
  }, []);
}
