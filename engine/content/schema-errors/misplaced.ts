import type { ErrorObject } from 'ajv';
import { schemaBundle } from '#schemas/bundle';
import type { Elsewhere } from '../../diagnostics/codes/fields.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { DocumentKind, FieldSchema } from '../validators.ts';
import { stepsOf } from './pointers.ts';

const definitions = schemaBundle.definitions as unknown as Readonly<Record<string, FieldSchema>>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const follow = (schema: FieldSchema | undefined): FieldSchema | undefined =>
  typeof schema?.$ref === 'string'
    ? definitions[schema.$ref.replace('#/definitions/', '')]
    : schema;

/** The schema that holds for a value: of a block, that of its type. */
function schemaFor(schema: FieldSchema | undefined, value: unknown): FieldSchema | undefined {
  const own = follow(schema);
  if (!own?.discriminator) return own;
  const type = isRecord(value) ? value.type : undefined;
  return (own.oneOf as readonly FieldSchema[])
    .map(follow)
    .find((one) => (one?.properties?.type as { const?: unknown } | undefined)?.const === type);
}

/** A group of fields that a document has, its schema, and what it is called: the name of its field, `name[2]` for an item, empty for the document. */
export interface Group {
  readonly pointer: Pointer;
  readonly name: string;
  readonly schema: FieldSchema | undefined;
  readonly value: unknown;
}

/** The group at `pointer` and those around it, the outermost first. */
export function groupsTo(kind: DocumentKind, root: unknown, pointer: Pointer): Group[] {
  let value = root;
  let schema = schemaFor(definitions[kind], root);
  const groups: Group[] = [{ pointer: [], name: '', schema, value }];
  pointer.forEach((step, depth) => {
    const inner =
      typeof step === 'number'
        ? schema?.items
        : (schema?.properties?.[step] ?? (schema?.additionalProperties as FieldSchema | undefined));
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    schema = schemaFor(inner, value);
    groups.push({
      pointer: pointer.slice(0, depth + 1),
      name: typeof step === 'number' ? `${String(pointer[depth - 1] ?? '')}[${step + 1}]` : step,
      schema,
      value,
    });
  });
  return groups.filter((group) => !Array.isArray(group.value));
}

/** The groups just below one: those of its fields, and the last items of its lists. */
function groupsIn({ pointer, schema, value }: Group): Group[] {
  if (!isRecord(value)) return [];
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]): Group[] => {
    const inner = value[name];
    if (inner === undefined) return [];
    if (Array.isArray(inner)) {
      const last = inner.length - 1;
      return last < 0
        ? []
        : [
            {
              pointer: [...pointer, name, last],
              name: `${name}[${last + 1}]`,
              schema: schemaFor(follow(field)?.items, inner[last]),
              value: inner[last],
            },
          ];
    }
    return [{ pointer: [...pointer, name], name, schema: schemaFor(field, inner), value: inner }];
  });
}

/** A field that stands at the wrong depth: where it belongs, and the group there. */
export interface Misplaced extends Pick<Elsewhere, 'where' | 'group'> {
  readonly field: string;
  readonly from: Pointer;
  readonly to: Group;
}

/** The fields that are unknown where they stand, and known in a group around or just below that lacks them: the indentation is wrong, not the name. */
export function misplacedFields(
  kind: DocumentKind,
  root: unknown,
  errors: readonly ErrorObject[],
): Misplaced[] {
  return errors.flatMap((error): Misplaced[] => {
    if (error.keyword !== 'additionalProperties') return [];
    const field = String((error.params as { additionalProperty: string }).additionalProperty);
    const from = stepsOf(error.instancePath);
    const groups = groupsTo(kind, root, from);
    const own = groups.at(-1);
    const lacks = ({ schema, value }: Group) =>
      schema?.properties !== undefined &&
      Object.hasOwn(schema.properties, field) &&
      !(isRecord(value) && Object.hasOwn(value, field));
    // Only a group that stands right above the field can have lost it.
    const before =
      own && isRecord(own.value)
        ? Object.keys(own.value).slice(0, Object.keys(own.value).indexOf(field))
        : [];
    const above = before.findLast((name) => Object.hasOwn(own?.schema?.properties ?? {}, name));
    const inner =
      own &&
      groupsIn(own).find(
        (group) =>
          group.pointer[from.length] === above &&
          lacks(group) &&
          (group.value === null || isRecord(group.value)),
      );
    if (inner) return [{ field, from, where: 'inside', group: inner.name, to: inner }];
    const outer = groups.slice(0, -1).reverse().find(lacks);
    return outer ? [{ field, from, where: 'outside', group: outer.name, to: outer }] : [];
  });
}
