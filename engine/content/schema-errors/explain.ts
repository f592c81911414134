import { drawingFamilies, isOfFamilies } from '#schemas/drawing-families';
import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { spoken } from '../../words/schemas.ts';
import { shorten } from '../../words/wording.ts';
import type { Schemas } from '../schemas.ts';
import { problemAt, type SourceFile } from '../source-file.ts';
import type { DocumentKind, FieldSchema } from '../validators.ts';
import { explainBlockType } from './block-types.ts';
import { explainChoice } from './choices.ts';
import { explainMissing, explainUnknown } from './field-names.ts';
import { explainFormat } from './forms.ts';
import { groupsTo, misplacedFields } from './misplaced.ts';
import { fieldName, samePointer, stepsOf } from './pointers.ts';
import { splitValues } from './split-values.ts';
import { explainDecimals, explainSize, explainType, type Context } from './values.ts';

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
      return explainChoice(file, error, pointer, context);
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
      if (isOfFamilies(String(error.data)) && schema['x-role'] === 'drawing')
        return problemAt(file, pointer, 'drawing-of-family', {
          name: String(error.data),
          families: Object.keys(drawingFamilies),
        });
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
      if (error.data !== '') return explainFormat(file, error, pointer, context);
      // An empty text has no form: that it is empty is said, and enough; by the schema's own limit where it has one.
      return schema.minLength === undefined
        ? explainSize(
            file,
            { ...error, keyword: 'minLength', params: { limit: 1 } },
            pointer,
            context,
          )
        : null;
    default:
      return explainFormat(file, error, pointer, context);
  }
}

/** True if a field with set values has none of them; written with another type (200 in quotes) it has one, and left empty it has nothing to compare. */
const isOther = (value: unknown, allowed: readonly unknown[]) =>
  value !== null && !allowed.map(String).includes(String(value));
