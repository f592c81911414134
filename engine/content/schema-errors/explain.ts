import type { ErrorObject } from 'ajv';
import { inLanguages, schemaText, spoken, type SpokenText } from '../../words/schemas.ts';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { blocksFor, fieldFor, type MeantField } from '../schema-words.ts';
import { groupsTo, misplacedFields, type Misplaced } from './misplaced.ts';
import { fieldName, samePointer, shorten, stepsOf } from './pointers.ts';
import { isPiece, splitValues } from './split-values.ts';
import { explainFormat } from './forms.ts';
import { explainDecimals, explainSize, explainType, type Context } from './values.ts';
import { quoted } from '../yaml-errors/quoting.ts';
import { locate, problemAt, type SourceFile } from '../source-file.ts';
import type { Schemas } from '../schemas.ts';
import type { DocumentKind, FieldSchema } from '../validators.ts';

const actions = ['chat', 'call', 'reach', 'link'];

/** The field that is meant by an unknown one; null where none is near. */
function meantBy(error: ErrorObject, schemas: Schemas): MeantField | null {
  const { additionalProperty } = error.params as { additionalProperty: string };
  const present = new Set(Object.keys((error.data ?? {}) as object));
  return fieldFor(schemas, additionalProperty, (error.parentSchema ?? {}) as FieldSchema, present);
}

/** True if a field beside this error is unknown because one of `names` was meant: that is reported, and enough. */
const misspelt = (names: readonly string[], error: ErrorObject, { all, schemas }: Context) =>
  all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      names.includes(meantBy(other, schemas)?.name ?? ''),
  );

/** True if a field with set values has none of them; written with another type (200 in quotes) it has one, and left empty it has nothing to compare. */
const isOther = (value: unknown, allowed: readonly unknown[]) =>
  value !== null && !allowed.map(String).includes(String(value));

/** The first example of a field as a line of YAML; empty where it has none, or one that takes several lines. */
function exampleOf(name: string, schema: FieldSchema | undefined): SpokenText {
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

function explainUnknown(
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

function explainMissing(
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

function explainBlockType(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  { schemas }: Context,
): Problem {
  const index = Number(pointer.at(-1) ?? 0) + 1;
  const { tagValue } = error.params as { tagValue: unknown };
  if (tagValue === undefined || typeof tagValue === 'object')
    return problemAt(
      file,
      tagValue === undefined ? pointer : [...pointer, 'type'],
      'block-without-type',
      {
        index,
        misspelt:
          tagValue !== undefined
            ? ''
            : (Object.keys(error.data as object).find((name) => nearest(name, ['type']) !== null) ??
              ''),
      },
    );
  const type = String(tagValue);
  return problemAt(file, [...pointer, 'type'], 'block-unknown-type', {
    index,
    found: type,
    meant: blocksFor(schemas, type).map((name) => ({
      type: name,
      title: spoken(schemas.block(name).title),
    })),
  });
}

/** Of a button that has no action, or several. */
function explainActions(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  context: Context,
): Problem | null {
  // What is no group of fields is told so by its type.
  if (typeof error.data !== 'object' || error.data === null || Array.isArray(error.data))
    return null;
  const button = error.data as Record<string, unknown>;
  const given = actions.filter((action) => action in button);
  if (given.length === 0 && misspelt(actions, error, context)) return null;
  const { label: said } = button;
  const label = typeof said === 'string' || typeof said === 'number' ? String(said) : '';
  return given.length === 0
    ? problemAt(file, pointer, 'button-without-action', { label })
    : problemAt(file, pointer, 'button-many-actions', { label, actions: given });
}

/** True if an error is that of a list at `pointer` whose decimal commas made too many items: that is said of the list. */
const hasDecimals = (error: ErrorObject, pointer: Pointer, file: SourceFile) =>
  error.keyword === 'maxItems' &&
  samePointer(stepsOf(error.instancePath), pointer) &&
  explainDecimals(file, error, pointer) !== null;

/** What one ajv error says, or null if another error says it better. */
function explainOne(error: ErrorObject, context: Context): Problem | null {
  const { file } = context;
  const pointer = stepsOf(error.instancePath);
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  if (
    pointer.length > 0 &&
    context.all.some((other) => hasDecimals(other, pointer.slice(0, -1), file))
  )
    return null;
  switch (error.keyword) {
    case 'discriminator':
      return explainBlockType(file, error, pointer, context);
    case 'oneOf':
      return explainActions(file, error, pointer, context);
    case 'required':
      return explainMissing(file, error, pointer, context);
    case 'additionalProperties':
      return explainUnknown(file, error, pointer, context);
    case 'type':
      if (context.splits.some((one) => samePointer([...one.group, one.field], pointer)))
        return null;
      return schema.enum && isOther(error.data, schema.enum)
        ? null
        : explainType(file, error, pointer, context);
    case 'enum':
    case 'const': {
      const allowed = (
        error.keyword === 'enum'
          ? (schema.enum ?? [])
          : [(error.params as { allowedValue: unknown }).allowedValue]
      ).map(String);
      if (schema.type !== undefined && !isOther(error.data, allowed)) return null;
      const found =
        typeof error.data === 'string' ? shorten(error.data) : JSON.stringify(error.data);
      return problemAt(file, pointer, 'field-value', {
        field: fieldName(pointer),
        found,
        nearest: nearest(String(error.data), allowed),
        allowed,
        about: spoken(schema.description),
      });
    }
    case 'propertyNames':
      return null;
    case 'maxItems':
      return explainDecimals(file, error, pointer) ?? explainSize(file, error, pointer, context);
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'minProperties':
    case 'minimum':
    case 'maximum':
    case 'uniqueItems':
      return explainSize(file, error, pointer, context);
    case 'pattern':
      // An empty text has no form: that it is empty is said, and enough.
      return error.data === '' && schema.minLength === undefined
        ? explainSize(
            file,
            { ...error, keyword: 'minLength', params: { limit: 1 } },
            pointer,
            context,
          )
        : explainFormat(file, error, pointer, context);
    default:
      return explainFormat(file, error, pointer, context);
  }
}

/** ajv's errors of one document of a kind as problems: one mistake, one problem. */
export function explain(
  schemas: Schemas,
  file: SourceFile,
  errors: readonly ErrorObject[],
  kind: DocumentKind,
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const context: Context = {
    schemas,
    file,
    all: errors,
    misplaced: misplacedFields(schemas, kind, file.value, errors),
    groupsTo: (pointer) => groupsTo(schemas, kind, file.value, pointer),
    splits: splitValues(file, errors),
    country: String(((file.value ?? {}) as { country?: unknown }).country ?? 'BR'),
  };
  for (const error of errors) {
    const problem = explainOne(error, context);
    if (!problem) continue;
    const key = `${problem.line}:${problem.column}:${problem.code}:${JSON.stringify(problem.params)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    problems.push(problem);
  }
  return problems;
}
