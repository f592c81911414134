import type { ErrorObject } from 'ajv';
import type { SchemaType, SizeRule } from '../../words/problems.ts';
import { spoken } from '../../words/schemas.ts';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { lineAt, problemAt, rawText, type SourceFile } from '../source-file.ts';
import { date } from '#schemas/formats';
import type { Schemas } from '../schemas.ts';
import type { FieldSchema } from '../validators.ts';
import type { Group, Misplaced } from './misplaced.ts';
import { nearValue } from './near-value.ts';
import type { SplitValue } from './split-values.ts';
import { fieldName, samePlace, shorten } from './pointers.ts';
import { foundValue, typeFix } from './type-fix.ts';

/** What the explanation of one error may look at. */
export interface Context {
  readonly file: SourceFile;
  readonly all: readonly ErrorObject[];
  readonly misplaced: readonly Misplaced[];
  readonly splits: readonly SplitValue[];
  /** The groups of fields from the document to a pointer. */
  readonly schemas: Schemas;
  readonly groupsTo: (pointer: Pointer) => readonly Group[];
}

/** True for a field that its group could do without. */
function isOptional(pointer: Pointer, { groupsTo }: Context): boolean {
  const last = pointer.at(-1);
  const required = groupsTo(pointer.slice(0, -1)).at(-1)?.schema?.required as
    readonly string[] | undefined;
  return typeof last === 'string' && !required?.includes(last);
}

/** A value of the wrong type. */
export function explainType(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  context: Context,
): Problem {
  const { misplaced } = context;
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const last = pointer.at(-1);
  const raw = rawText(file, pointer);
  const expected = (error.params as { type: SchemaType }).type;
  const lost = misplaced
    .filter((one) => one.where === 'inside' && samePlace(one.to.pointer, pointer))
    .map((one) => one.field);
  const fix =
    lost.length > 0
      ? { how: 'indent' as const, text: lost.join(', ') }
      : typeFix({
          expected,
          value: error.data,
          raw,
          line: lineAt(file, pointer),
          name: typeof last === 'string' ? last : '',
          root: pointer.length === 0,
          schema,
          blockTypes: context.schemas.blockTypes,
        });
  return problemAt(file, pointer, 'field-type', {
    field: fieldName(pointer),
    expected,
    found: foundValue(error.data, raw),
    fix,
    optional: isOptional(pointer, context),
  });
}

/** True for a text that the schema would take: its pattern (that of the error, for names) or date, and its lengths. */
function fits(schema: FieldSchema, pattern: string | undefined, text: string): boolean {
  const { maxLength, minLength } = schema as { maxLength?: number; minLength?: number };
  if (text.length > (maxLength ?? Infinity) || text.length < (minLength ?? 0)) return false;
  return pattern === undefined
    ? schema.format === 'date' && date(text)
    : new RegExp(pattern, 'u').test(text);
}

/** A text of the wrong form, or a name that will not do. */
export function explainFormat(file: SourceFile, error: ErrorObject, pointer: Pointer): Problem {
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const pattern = (error.params as { pattern?: string }).pattern;
  // Telephone numbers stand in `site.yaml`, which says the country.
  const { country = 'BR' } = (file.value ?? {}) as { country?: string };
  const like = (text: string) =>
    nearValue(text, country, (candidate) => fits(schema, pattern, candidate));
  const name = (error as { propertyName?: string }).propertyName;
  if (name !== undefined)
    return problemAt(
      file,
      [...pointer, name],
      'field-format',
      {
        field: name,
        found: name,
        rule: 'name',
        about: spoken(''),
        example: spoken(''),
        nearest: like(name),
        continued: '',
      },
      { part: 'key' },
    );
  const value = typeof error.data === 'string' ? error.data : JSON.stringify(error.data);
  const lines = rawText(file, pointer)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const example = schema.examples?.[0];
  return problemAt(file, pointer, 'field-format', {
    field: fieldName(pointer),
    found: shorten(value),
    rule: error.keyword === 'format' && schema.format !== 'timeZone' ? 'date' : 'pattern',
    about: spoken(schema.description),
    example: spoken(example === undefined ? '' : String(example)),
    nearest: like(value),
    continued: typeof pointer.at(-1) === 'number' && lines.length > 1 ? shorten(lines[1]!) : '',
  });
}

/** A size or a number beyond its limits, or an item that a list has twice. */
export function explainSize(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  context: Context,
): Problem {
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const keyword = error.keyword as SizeRule['keyword'];
  const { limit = 0, i = 0, j = 0 } = error.params as { limit?: number; i?: number; j?: number };
  const sizes = {
    minLength: () => [...String(error.data)].length,
    maxLength: () => [...String(error.data)].length,
    minItems: () => (error.data as unknown[]).length,
    maxItems: () => (error.data as unknown[]).length,
    minProperties: () => 0,
    minimum: () => Number(error.data),
    maximum: () => Number(error.data),
    uniqueItems: () => 0,
  };
  const other =
    keyword === 'minimum' ? schema.maximum : keyword === 'maximum' ? schema.minimum : undefined;
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const twice = keyword === 'uniqueItems' ? JSON.stringify((error.data as unknown[])[second]) : '';
  const rule: SizeRule = {
    keyword,
    limit,
    actual: sizes[keyword](),
    other: typeof other === 'number' ? other : null,
    twice,
    optional: isOptional(pointer, context),
  };
  if (keyword !== 'uniqueItems')
    return problemAt(file, pointer, 'field-length', { field: fieldName(pointer), rule });
  return problemAt(
    file,
    [...pointer, second],
    'field-length',
    { field: fieldName(pointer), rule },
    { related: { file, pointer: [...pointer, first] } },
  );
}
