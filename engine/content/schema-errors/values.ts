import type { ErrorObject } from 'ajv';
import type { SchemaType, SizeRule } from '../../words/problems.ts';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { lineAt, problemAt, rawText, type SourceFile } from '../source-file.ts';
import type { BundledSchema, Schemas } from '../schemas.ts';
import type { FieldSchema } from '../validators.ts';
import type { Group, Misplaced } from './misplaced.ts';
import { numbersIn } from './fitting.ts';
import type { SplitValue } from './split-values.ts';
import { fieldName, samePointer } from './pointers.ts';
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
  /** The site's, where the document says it (ISO 3166-1): telephone numbers stand in `site.yaml`. */
  readonly country: string;
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
    .filter((one) => one.where === 'inside' && samePointer(one.to.pointer, pointer))
    .map((one) => one.field);
  const fix =
    lost.length > 0
      ? { how: 'indent' as const, text: lost.join(', '), value: null }
      : typeFix({
          expected,
          value: error.data,
          raw,
          line: lineAt(file, pointer),
          name: typeof last === 'string' ? last : '',
          root: pointer.length === 0,
          schema,
          follow: (one) => context.schemas.follow(one as BundledSchema).schema,
          blockTypes: context.schemas.blockTypes,
          country: context.country,
        });
  return problemAt(file, pointer, 'field-type', {
    field: fieldName(pointer),
    expected,
    found: foundValue(error.data, raw),
    fix,
    optional: isOptional(pointer, context),
  });
}

/** A list of numbers whose decimal commas made more items than there are; null for any other. */
export function explainDecimals(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
): Problem | null {
  const raw = rawText(file, pointer);
  const numbers = numbersIn((error.parentSchema ?? {}) as FieldSchema, raw);
  return (
    numbers &&
    problemAt(file, pointer, 'field-comma', {
      field: fieldName(pointer),
      outside: '',
      fixed: `${fieldName(pointer)}: [${numbers.join(', ')}]`,
    })
  );
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
