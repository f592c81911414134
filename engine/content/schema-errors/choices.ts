// Groups that have exactly one of some fields: `oneOf: [{ required: [alt] }, { required: [decorative] }]`.
import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { spoken } from '../../words/schemas.ts';
import { problemAt, type SourceFile } from '../source-file.ts';
import type { BundledSchema } from '../validators.ts';
import { exampleOf, misspelt } from './field-names.ts';
import type { Context } from './values.ts';

/** Of a group that has none of such fields, or several. */
export function explainChoice(
  file: SourceFile,
  error: ErrorObject,
  pointer: Pointer,
  context: Context,
): Problem | null {
  // What is no group of fields is told so by its type.
  if (typeof error.data !== 'object' || error.data === null || Array.isArray(error.data))
    return null;
  const { oneOf = [], properties = {} } = (error.parentSchema ?? {}) as BundledSchema;
  const fields = oneOf.flatMap(({ required = [] }) => required);
  const group = error.data as Record<string, unknown>;
  const given = fields.filter((field) => field in group);
  if (given.length === 0 && misspelt(fields, error, context)) return null;
  // Only a button has a message to open.
  if (fields.includes('chat')) {
    const { label: said } = group;
    const label = typeof said === 'string' || typeof said === 'number' ? String(said) : '';
    return given.length === 0
      ? problemAt(file, pointer, 'button-without-action', { label })
      : problemAt(file, pointer, 'button-many-actions', { label, actions: given });
  }
  if (given.length > 0) return problemAt(file, pointer, 'choice-many', { fields: given });
  const about = spoken(properties[fields[0]!]?.description);
  const examples = fields.map((field) => exampleOf(field, properties[field]));
  return problemAt(file, pointer, 'choice-missing', { fields, about, examples }, { part: 'key' });
}
