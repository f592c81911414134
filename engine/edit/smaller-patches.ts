import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Patch } from './patch.ts';
import { valueAt } from '../client/value-at.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A patch as the smallest ones that do the same: what is equal in a list or a group that is set stays as it is written. */
export function smaller(patch: Patch, root: unknown): readonly Patch[] {
  const { file, pointer } = patch;
  if (patch.op === 'move') return patch.value === pointer.at(-1) ? [] : [patch];
  if (patch.op !== 'set') return [patch];
  const out: Patch[] = [];
  const add = (at: Pointer, before: unknown, after: unknown): void => {
    if (isDeepStrictEqual(before, after)) return;
    if (isGroup(before) && isGroup(after)) {
      for (const name of Object.keys(before))
        if (after[name] === undefined) out.push({ file, pointer: [...at, name], op: 'remove' });
      for (const [name, value] of Object.entries(after))
        if (value !== undefined) add([...at, name], before[name], value);
    } else if (Array.isArray(before) && Array.isArray(after)) addItems(at, before, after);
    else out.push({ file, pointer: at, op: 'set', value: after });
  };
  const addItems = (at: Pointer, before: readonly unknown[], after: readonly unknown[]) => {
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && isDeepStrictEqual(before[start], after[start])) start += 1;
    let end = 0;
    while (end < most - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end)))
      end += 1;
    const [old, wanted] = [before.length - end, after.length - end];
    const moves = movesBetween(before.slice(start, old), after.slice(start, wanted));
    if (moves)
      return void moves.forEach(([from, to]) =>
        out.push({ file, pointer: [...at, start + from], op: 'move', value: start + to }),
      );
    for (let index = start; index < Math.min(old, wanted); index++)
      add([...at, index], before[index], after[index]);
    for (let index = old - 1; index >= wanted; index--)
      out.push({ file, pointer: [...at, index], op: 'remove' });
    for (let index = old; index < wanted; index++)
      out.push({ file, pointer: [...at, index], op: 'insert', value: after[index] });
  };
  add(pointer, valueAt(root, pointer), patch.value);
  return out;
}

/** The moves that make one list of the other, each of an item to its position; null where they do not have the same items. */
function movesBetween(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (readonly [from: number, to: number])[] | null {
  if (before.length !== after.length) return null;
  const items = [...before];
  const moves: [number, number][] = [];
  for (const [to, item] of after.entries()) {
    const from = items.findIndex((one, index) => index >= to && isDeepStrictEqual(one, item));
    if (from < 0) return null;
    if (from === to) continue;
    moves.push([from, to]);
    items.splice(to, 0, ...items.splice(from, 1));
  }
  return moves;
}
