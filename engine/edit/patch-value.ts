import { valueAt } from '../client/value-at.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { EditRefused, hashOf, type Patch } from './patch.ts';

type Group = Record<string | number, unknown>;

const isGroup = (value: unknown): value is Group => value !== null && typeof value === 'object';

/** Pointers that differ from one in the position within one list, the innermost list first. */
function* neighbours(root: unknown, pointer: Pointer): Generator<Pointer> {
  for (let at = pointer.length - 1; at >= 0; at--) {
    const list = valueAt(root, pointer.slice(0, at));
    if (!Array.isArray(list)) continue;
    for (const index of list.keys())
      if (index !== pointer[at]) yield [...pointer.slice(0, at), index, ...pointer.slice(at + 1)];
  }
}

/** Where the value stands that the author of a patch saw: at its pointer, or, where a list has shifted, in the one item that has it. Throws `EditRefused`. */
export function pointerOf(
  { pointer, seen }: Pick<Patch, 'pointer' | 'seen'>,
  root: unknown,
): Pointer {
  if (seen === undefined || hashOf(valueAt(root, pointer)) === seen) return pointer;
  const found = [...neighbours(root, pointer)].filter((one) => hashOf(valueAt(root, one)) === seen);
  if (found.length !== 1) throw new EditRefused('changed', pointer);
  return found[0]!;
}

/** Does a patch to a plain value, which must be nobody else's; gives the root, another one where the whole is replaced. Throws `EditRefused`. */
export function patchValue(root: unknown, patch: Patch, pointer: Pointer): unknown {
  const step = pointer.at(-1);
  if (step === undefined) {
    if (patch.op !== 'set') throw new EditRefused('wrong-kind', pointer);
    return structuredClone(patch.value);
  }
  const parent = valueAt(root, pointer.slice(0, -1));
  if (!isGroup(parent)) throw new EditRefused('missing', pointer);
  const isThere = Object.hasOwn(parent, step);
  if (Array.isArray(parent)) {
    patchList(parent, patch, pointer, isThere);
    return root;
  }
  if (typeof step !== 'string') throw new EditRefused('wrong-kind', pointer);
  if (isThere ? patch.op === 'insert' : !['set', 'insert'].includes(patch.op))
    throw new EditRefused(isThere ? 'exists' : 'missing', pointer);
  if (patch.op === 'set' || patch.op === 'insert') parent[step] = structuredClone(patch.value);
  else if (patch.op === 'remove') delete parent[step];
  else if (patch.op === 'rename') {
    if (Object.hasOwn(parent, patch.value)) throw new EditRefused('exists', pointer);
    parent[patch.value] = parent[step];
    delete parent[step];
  } else throw new EditRefused('wrong-kind', pointer);
  return root;
}

function patchList(list: unknown[], patch: Patch, pointer: Pointer, isThere: boolean): void {
  const index = pointer.at(-1);
  if (typeof index !== 'number' || patch.op === 'rename')
    throw new EditRefused('wrong-kind', pointer);
  if (!isThere && !(patch.op === 'insert' && index === list.length))
    throw new EditRefused('missing', pointer);
  if (patch.op === 'set') list[index] = structuredClone(patch.value);
  else if (patch.op === 'insert') list.splice(index, 0, structuredClone(patch.value));
  else if (patch.op === 'remove') list.splice(index, 1);
  else if (!Object.hasOwn(list, patch.value)) throw new EditRefused('missing', pointer);
  else list.splice(patch.value, 0, ...list.splice(index, 1));
}
