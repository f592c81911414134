import type { Pointer } from '../../diagnostics/problem.ts';

/** A JSON pointer as ajv writes it (`/blocks/0/items`), as steps; digits become indexes. */
export function stepsOf(instancePath: string): Pointer {
  if (instancePath === '') return [];
  return instancePath
    .slice(1)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The name of what a pointer leads to: `heading`, `near[2]` for an item (from 1), empty for the document. */
export const fieldName = (pointer: Pointer) => {
  const last = pointer.at(-1);
  return typeof last === 'number'
    ? `${String(pointer.at(-2) ?? '')}[${last + 1}]`
    : String(last ?? '');
};

/** True if two pointers lead to one value. */
export const samePointer = (a: Pointer, b: Pointer) => a.join('/') === b.join('/');
