import { createHash } from 'node:crypto';
import type { Pointer } from '../diagnostics/problem.ts';

/** What a patch does; pointers are those of the document as the patches before it leave it. */
export type PatchOp =
  /** Puts `value` where the pointer leads: in the place of a value, or as a field that is not there yet. */
  | { readonly op: 'set'; readonly value: unknown }
  /** Puts `value` before the item of a list at the pointer (the number of items: behind the last one), or in as a new field. */
  | { readonly op: 'insert'; readonly value: unknown }
  /** Gives an item of a list another position in it: `value`, from 0, is the one that it has afterwards. */
  | { readonly op: 'move'; readonly value: number }
  /** Takes a field or an item away, with what is written about it above it. */
  | { readonly op: 'remove' }
  /** Calls a field `value`. */
  | { readonly op: 'rename'; readonly value: string };

/** One change of one value of a document. */
export type Patch = PatchOp & {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  readonly pointer: Pointer;
  /** `hashOf` the value that its author saw there: the patch is refused where another one stands, and an item that moved is found again. */
  readonly seen?: string;
};

/** Why a patch cannot be done: the document cannot be read, nothing or something stands there, somebody else changed it, other places share the value, a list has no such name or position, or it would change more than was meant. */
export type RefusalReason =
  'unreadable' | 'missing' | 'exists' | 'changed' | 'shared' | 'wrong-kind' | 'unsafe';

/** Thrown where a patch cannot be done without changing something else; nothing is done then. */
export class EditRefused extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly pointer: Pointer,
  ) {
    super(`${reason}: the edit at /${pointer.join('/')}`);
    this.name = 'EditRefused';
  }
}

/** A value with the fields of each group in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/** What a value is known by, 16 hexadecimal digits; the order of fields does not matter. */
export const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
