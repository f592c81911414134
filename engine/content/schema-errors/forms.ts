import type { ErrorObject } from 'ajv';
import { spoken } from '../../words/schemas.ts';
import { isDay, shorten } from '../../words/wording.ts';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { problemAt, rawText, type SourceFile } from '../source-file.ts';
import type { FieldSchema } from '../validators.ts';
import { fits, nearFor } from './fitting.ts';
import { isAddress, nearName } from './near-value.ts';
import { fieldName } from './pointers.ts';
import type { Context } from './values.ts';

/** Names of a list with nothing but a space between them, with their comma: `[north south]`; else empty. */
function apart(file: SourceFile, pointer: Pointer, schema: FieldSchema, value: string): string {
  const isPlain = rawText(file, pointer) === value;
  const names = value.split(/ +/);
  return isPlain &&
    typeof pointer.at(-1) === 'number' &&
    rawText(file, pointer.slice(0, -1)).startsWith('[') &&
    names.every((name) => fits(schema, name))
    ? names.join(', ')
    : '';
}

/** A name that will not do. */
function explainName(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  name: string,
): Problem {
  const { pattern = '' } = error.params as { pattern?: string };
  const at = [...pointer, name];
  const params = {
    field: name,
    found: name,
    rule: 'name' as const,
    about: spoken(''),
    example: spoken(''),
    nearest: nearName(name, (text) => fits({ pattern }, text)),
    monthFirst: null,
    certain: false,
    apart: '',
    continued: '',
  };
  return problemAt(file, at, 'field-format', params, { part: 'key' });
}

/** What a text breaks: that it is a day, that it is a path of this site (it is an address), or its pattern or another format. */
function ruleOf({ keyword, params, parentSchema }: ErrorObject, value: string) {
  const { pattern = '' } = params as { pattern?: string };
  const { format } = parentSchema as FieldSchema;
  if (keyword === 'format' && (format === 'date' || (format === 'moment' && isDay(value))))
    return 'date';
  return isAddress(value) && pattern.startsWith('^/') ? 'path' : 'pattern';
}

/** A text of the wrong form, or a name that will not do. */
export function explainFormat(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  { country }: Context,
): Problem {
  const schema = (error.parentSchema ?? {}) as FieldSchema;
  const name = (error as { propertyName?: string }).propertyName;
  if (name !== undefined) return explainName(file, error, pointer, name);
  const value = typeof error.data === 'string' ? error.data : JSON.stringify(error.data);
  const lines = rawText(file, pointer)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const example = schema.examples?.[0];
  const isContinued = typeof pointer.at(-1) === 'number' && lines.length > 1;
  const near = isContinued || schema.format === 'timeZone' ? null : nearFor(schema, value, country);
  return problemAt(file, pointer, 'field-format', {
    field: fieldName(pointer),
    found: shorten(value),
    rule: ruleOf(error, value),
    about: spoken(schema.description),
    example: spoken(example === undefined ? '' : String(example)),
    nearest: near?.value ?? null,
    monthFirst: near?.monthFirst ?? null,
    certain: near?.certain ?? false,
    apart: isContinued ? '' : apart(file, pointer, schema, value),
    continued: isContinued ? shorten(lines[1]!) : '',
  });
}
