// Random edits of documents, and what must hold of each.
import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { editText } from '../../../engine/edit/edit-document.ts';
import { EditRefused, type Patch } from '../../../engine/edit/patch.ts';
import type { Pointer } from '../../../engine/diagnostics/problem.ts';

/** Numbers from 0 to 1, the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const words = [
  'Portão',
  'a: b',
  '# no comment',
  '- x',
  "it's",
  '"quoted"',
  '{{claims.x}}',
  '',
  ' lead',
  'trail ',
  'yes',
  'null',
  '011',
  '2026-11-23',
  '1e3',
  '*star',
  '&and',
  '!tag',
  '%',
  '@at',
  '`',
  '[a, b]',
  '{ a: 1 }',
  'a,b',
  'x: ',
  'one\ntwo',
  'one\n\n  two\n',
  '\n',
  'tab\tin',
  'é\u2028ü',
  'long '.repeat(60),
  '~',
  '---',
  '...',
  '?',
  ': ',
  '<<',
];

/** A value of any kind, of at most `depth` levels. */
export function randomValue(random: () => number, depth = 2): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const kind = random();
  if (depth > 0 && kind < 0.12)
    return Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, depth - 1));
  if (depth > 0 && kind < 0.3)
    return Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, (_, at) => [
        `${pick(['name', 'text', 'a b', '011', 'true'])}${at}`,
        randomValue(random, depth - 1),
      ]),
    );
  if (kind < 0.36) return pick([0, 1, -2.5, 12345, true, false, null]);
  return pick(words) + (random() < 0.4 ? pick(words) : '');
}

type Group = Record<string | number, unknown>;

/** Every pointer of a value, the groups with their own. */
function pointersOf(value: unknown, at: Pointer = []): Pointer[] {
  if (value === null || typeof value !== 'object') return [at];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pointersOf(item, [...at, index]))
    : Object.entries(value).flatMap(([name, item]) => pointersOf(item, [...at, name]));
  return [at, ...inside];
}

const valueAt = (root: unknown, pointer: Pointer) =>
  pointer.reduce<unknown>((value, step) => (value as Group)[step], root);

/** A patch that is possible in a document that says `root`. */
export function randomPatch(root: unknown, random: () => number): Patch {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const file = 'pages/x.yaml';
  const pointers = pointersOf(root).filter((pointer) => pointer.length > 0);
  const pointer = pick(pointers);
  const step = pointer.at(-1)!;
  const parent = valueAt(root, pointer.slice(0, -1)) as Group;
  const inList = Array.isArray(parent);
  const op = pick(['set', 'set', 'set', 'insert', 'remove', inList ? 'move' : 'rename'] as const);
  if (op === 'set') {
    const inside = valueAt(root, pointer);
    const isNew =
      inside !== null && typeof inside === 'object' && !Array.isArray(inside) && random() < 0.2;
    return {
      file,
      op,
      pointer: isNew ? [...pointer, `new${Math.floor(random() * 9)}`] : pointer,
      value: randomValue(random),
    };
  }
  if (op === 'insert')
    return inList
      ? {
          file,
          op,
          pointer: [
            ...pointer.slice(0, -1),
            Math.floor(random() * ((parent.length as number) + 1)),
          ],
          value: randomValue(random),
        }
      : {
          file,
          op,
          pointer: [...pointer.slice(0, -1), `added${Math.floor(random() * 1e6)}`],
          value: randomValue(random),
        };
  if (op === 'move')
    return { file, op, pointer, value: Math.floor(random() * (parent.length as number)) };
  if (op === 'rename')
    return { file, op, pointer, value: `${String(step)}${pick(['x', ' y', ': z'])}` };
  return { file, op, pointer };
}

/** What a document says after a patch, told apart from the engine. */
export function expected(root: unknown, patch: Patch): unknown {
  const copy = structuredClone(root);
  const step = patch.pointer.at(-1)!;
  const parent = valueAt(copy, patch.pointer.slice(0, -1)) as Group;
  const list = Array.isArray(parent) ? (parent as unknown[]) : null;
  if (patch.op === 'set') parent[step] = patch.value;
  else if (patch.op === 'insert')
    if (list) list.splice(step as number, 0, patch.value);
    else parent[step] = patch.value;
  else if (patch.op === 'remove')
    if (list) list.splice(step as number, 1);
    else delete parent[step];
  else if (patch.op === 'move') {
    const [item] = list!.splice(step as number, 1);
    list!.splice(patch.value, 0, item);
  } else {
    parent[patch.value] = parent[step];
    delete parent[step];
  }
  return copy;
}

/** Comments of a text, sorted. */
export function commentsOf(text: string): string[] {
  const out: string[] = [];
  const document = parseDocument(text, { keepSourceTokens: true });
  const add = (comment: string | null | undefined) => {
    if (comment)
      out.push(
        ...comment
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      );
  };
  add(document.commentBefore);
  add(document.comment);
  visit(document, (_, node) => {
    if (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) {
      add(node.commentBefore);
      add(node.comment);
    }
  });
  return out.sort();
}

/** The letters of a text that differ from another one: those before the last equal ones, and those behind the first. */
function differences(before: string, after: string): [number, number][] {
  const most = Math.min(before.length, after.length);
  const same = (limit: number, at: (index: number) => boolean) => {
    let count = 0;
    while (count < limit && at(count)) count += 1;
    return count;
  };
  const start = (limit: number) => same(limit, (index) => before[index] === after[index]);
  const end = (limit: number) =>
    same(limit, (index) => before.at(-1 - index) === after.at(-1 - index));
  const [first, last] = [start(most), end(most)];
  return [
    [first, before.length - end(most - first)],
    [start(most - last), before.length - last],
  ];
}

/** Offsets of what a patch may touch: the value, or the entry with the lines around it. */
function allowed(text: string, patch: Patch): [number, number] {
  const document = parseDocument(text, { keepSourceTokens: true });
  const { pointer } = patch;
  const node = document.getIn(pointer, true);
  const parent = document.getIn(pointer.slice(0, -1), true) as {
    range: [number, number, number];
    items: unknown[];
  };
  const range = (node as { range?: [number, number, number] } | undefined)?.range;
  if (patch.op === 'set' && range && isScalar(node) && node.source !== '' && range[1] > range[0]) {
    // What has lines begins on the line below or ends there: the space before the value goes, and the comment behind it.
    const isPlain = typeof patch.value !== 'object' && !String(patch.value).includes('\n');
    const end = text.indexOf('\n', range[1]);
    return isPlain || patch.value === null
      ? [range[0], range[1]]
      : [text.slice(0, range[0]).trimEnd().length, end < 0 ? text.length : end];
  }
  return [Math.max(0, parent.range[0] - 400), parent.range[2] + 1];
}

/** What came of a random edit of a document that says `before`: done, refused for a reason, or what did not hold. */
export function tryEdit(path: string, text: string, before: unknown, patch: Patch): string {
  let after: string;
  try {
    after = editText({ path, text }, [patch]);
  } catch (error) {
    if (error instanceof EditRefused) return `refused: ${error.reason}`;
    throw error;
  }
  const document = parseDocument(after);
  if (document.errors.length > 0) return 'cannot be read';
  if (!isDeepStrictEqual(document.toJS(), expected(before, patch))) return 'says something else';
  const [first, last] = allowed(text, patch);
  if (text !== after && !differences(text, after).some(([from, to]) => from >= first && to <= last))
    return 'letters outside of the range differ';
  const kept = ['set', 'insert', 'move', 'rename'].includes(patch.op);
  const node = parseDocument(text).getIn(patch.pointer, true);
  const isCollection = isMap(node) || isSeq(node);
  if (
    kept &&
    !(patch.op === 'set' && isCollection) &&
    !isDeepStrictEqual(commentsOf(text), commentsOf(after))
  )
    return 'a comment is gone';
  return 'done';
}
