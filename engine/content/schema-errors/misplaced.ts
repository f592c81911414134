import type { ErrorObject } from 'ajv';
import type { Elsewhere } from '../../words/problems.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { BundledSchema, Schemas } from '../schemas.ts';
import type { DocumentKind } from '../validators.ts';
import { stepsOf } from './pointers.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A group of fields that a document has, its schema, and what it is called: the name of its field, `name[2]` for an item, empty for the document. */
export interface Group {
  readonly pointer: Pointer;
  readonly name: string;
  readonly schema: BundledSchema | undefined;
  readonly value: unknown;
}

/** The group at `pointer` and those around it, the outermost first. */
export function groupsTo(
  schemas: Schemas,
  kind: DocumentKind,
  root: unknown,
  pointer: Pointer,
): Group[] {
  let value = root;
  let schema = schemas.schemaFor(schemas.definitions[kind], root);
  const groups: Group[] = [{ pointer: [], name: '', schema, value }];
  pointer.forEach((step, depth) => {
    const inner =
      typeof step === 'number'
        ? schema?.items
        : (schema?.properties?.[step] ??
          (schema?.additionalProperties as BundledSchema | undefined));
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    schema = schemas.schemaFor(inner, value);
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
function groupsIn({ pointer, schema, value }: Group, schemas: Schemas): Group[] {
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
              schema: schemas.schemaFor(schemas.schemaFor(field, inner)?.items, inner[last]),
              value: inner[last],
            },
          ];
    }
    return [
      { pointer: [...pointer, name], name, schema: schemas.schemaFor(field, inner), value: inner },
    ];
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
  schemas: Schemas,
  kind: DocumentKind,
  root: unknown,
  errors: readonly ErrorObject[],
): Misplaced[] {
  return errors.flatMap((error): Misplaced[] => {
    if (error.keyword !== 'additionalProperties') return [];
    const field = String((error.params as { additionalProperty: string }).additionalProperty);
    const from = stepsOf(error.instancePath);
    const groups = groupsTo(schemas, kind, root, from);
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
      groupsIn(own, schemas).find(
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
