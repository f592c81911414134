import type { ErrorObject } from 'ajv';
import type { Pointer, Problem } from '../../diagnostics/problem.ts';
import { problemAt, type SourceFile } from '../source-file.ts';
import { misspelt } from './field-names.ts';
import type { Context } from './values.ts';

const actions = ['chat', 'call', 'reach', 'link'];

/** Of a button that has no action, or several. */
export function explainActions(
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
