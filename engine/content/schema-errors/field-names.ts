// Fields that are unknown, and fields that are missing: often one of them was meant to be the other.
import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { inLanguages, schemaText, spoken, type SpokenText } from '../../words/schemas.ts';
import { fieldFor, type MeantField } from '../schema-words.ts';
import type { Schemas } from '../schemas.ts';
import { locate, problemAt, type SourceFile } from '../source-file.ts';
import type { FieldSchema } from '../validators.ts';
import { quoted } from '../yaml-errors/quoting.ts';
import type { Misplaced } from './misplaced.ts';
import { samePointer } from './pointers.ts';
import { isPiece } from './split-values.ts';
import type { Context } from './values.ts';

/** A field that its group does not have. */
export function explainUnknown(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  { misplaced, splits, schemas }: Context,
): Problem | null {
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const extra = String((error.params as { additionalProperty: string }).additionalProperty);
  const split = splits.find((one) => samePointer(one.group, pointer) && isPiece(one, extra));
  if (split)
    return problemAt(file, [...pointer, split.field], 'field-comma', {
      field: split.field,
      outside: split.pieces.join(', '),
      fixed: `${split.field}: ${quoted(split.whole)}`,
    });
  const mine = misplaced.find((one) => one.field === extra && samePointer(one.from, pointer));
  if (mine?.to.value === null) return null;
  // Several lines at the wrong depth are one mistake.
  const together = mine
    ? misplaced.filter(
        (one) =>
          one.where === mine.where &&
          samePointer(one.from, pointer) &&
          samePointer(one.to.pointer, mine.to.pointer),
      )
    : [];
  if (mine && together[0] !== mine) return null;
  const meant = mine ? null : meantBy(error, schemas);
  return problemAt(
    file,
    [...pointer, extra],
    'field-unknown',
    {
      field: extra,
      nearest: meant?.name ?? null,
      certain: meant?.certain ?? false,
      known: Object.keys(schema.properties ?? {}),
      elsewhere: mine
        ? {
            where: mine.where,
            group: mine.group,
            fields: together.map((one) => one.field),
            spaces: columnOf(file, mine),
          }
        : null,
    },
    { part: 'key' },
  );
}

/** A field that its group needs. */
export function explainMissing(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  context: Context,
): Problem | null {
  const { all, misplaced } = context;
  if (error.schemaPath.includes('/oneOf/')) return null;
  const missing = String((error.params as { missingProperty: string }).missingProperty);
  if (
    missing === 'type' &&
    all.some(
      (other) => other.keyword === 'discriminator' && other.instancePath === error.instancePath,
    )
  )
    return null;
  if (
    misspelt([missing], error, context) ||
    misplaced.some((one) => one.field === missing && samePointer(one.to.pointer, pointer))
  )
    return null;
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const field = schema.properties?.[missing];
  return problemAt(
    file,
    pointer,
    'field-missing',
    { field: missing, about: spoken(field?.description), example: exampleOf(missing, field) },
    { part: 'key' },
  );
}

/** The field that is meant by an unknown one; null where none is near. */
function meantBy(error: ErrorObject, schemas: Schemas): MeantField | null {
  const { additionalProperty } = error.params as { additionalProperty: string };
  const present = new Set(Object.keys((error.data ?? {}) as object));
  return fieldFor(schemas, additionalProperty, (error.parentSchema ?? {}) as FieldSchema, present);
}

/** True if a field beside this error is unknown because one of `names` was meant: that is reported, and enough. */
export const misspelt = (names: readonly string[], error: ErrorObject, { all, schemas }: Context) =>
  all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      names.includes(meantBy(other, schemas)?.name ?? ''),
  );

/** The first example of a field as a line of YAML; empty where it has none, or one that takes several lines. */
export function exampleOf(name: string, schema: FieldSchema | undefined): SpokenText {
  const example = schema?.examples?.[0];
  if (example === undefined || typeof example === 'object') return spoken('');
  const line = (text: string) =>
    typeof example === 'string' && /^[\d+#*&[{]|: |^(?:true|false)$/.test(text)
      ? `"${text}"`
      : text;
  return inLanguages((language) => `${name}: ${line(schemaText(String(example), language))}`);
}

/** How many spaces stand before the fields of the group where a field belongs. */
function columnOf(file: SourceFile, { to }: Misplaced): number {
  const [sibling = ''] = Object.keys((to.value ?? {}) as object);
  return locate(file, [...to.pointer, sibling], 'key').column - 1;
}
