import type { ErrorObject } from 'ajv';
import type { Pointer } from '../../diagnostics/problem.ts';
import { rawText, type SourceFile } from '../source-file.ts';
import { stepsOf } from './pointers.ts';

/** A text between braces that its own commas cut: `{ answer: 10,50 }` has the fields `answer` and `50`. */
export interface SplitValue {
  /** The group of fields between the braces. */
  readonly group: Pointer;
  readonly field: string;
  /** What was meant, with its commas. */
  readonly whole: string;
  /** The pieces that became fields. */
  readonly pieces: readonly string[];
}

const field = /^\s*([\w-]+)\s*:\s+(.*)$/s;

/** What of a flow value is read whole: a quoted text, where a value may begin, and single letters. */
const token = /(?=["'])(?<=[{[,:]\s*)(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*')|./gs;

/** The pieces between the commas of `{ … }`, not those of a list, a group or quotes inside of it; none of anything else. */
function piecesOf(raw: string): string[] {
  const inside = /^\{(.*)\}$/s.exec(raw.trim())?.[1];
  if (inside === undefined) return [];
  const pieces = [''];
  let depth = 0;
  for (const [part] of `{${inside}`.matchAll(token)) {
    if ('{['.includes(part)) depth += 1;
    if (']}'.includes(part)) depth -= 1;
    if (part === ',' && depth === 1) pieces.push('');
    else pieces[pieces.length - 1] += part;
  }
  return pieces.map((piece, at) => (at === 0 ? piece.slice(1) : piece));
}

function splitsIn(raw: string, group: Pointer): SplitValue[] {
  const splits: { group: Pointer; field: string; whole: string; pieces: string[] }[] = [];
  let last: (typeof splits)[number] | null = null;
  for (const piece of piecesOf(raw)) {
    const [, name, value] = field.exec(piece) ?? [];
    if (name !== undefined) {
      last = { group, field: name, whole: value!.trim(), pieces: [] };
      splits.push(last);
    } else if (last && piece.trim() !== '') {
      last.whole += `,${piece.trimEnd()}`;
      last.pieces.push(piece.trim());
    }
  }
  return splits.filter(({ pieces }) => pieces.length > 0);
}

/** True if a piece became the field `name`: YAML reads `1.0` as 1. */
export const isPiece = ({ pieces }: SplitValue, name: string): boolean =>
  pieces.some((piece) => piece === name || String(Number(piece)) === name);

/** The texts that lost a part of themselves to unknown fields without a value. */
export function splitValues(file: SourceFile, errors: readonly ErrorObject[]): SplitValue[] {
  const groups = new Set<string>();
  for (const { keyword, instancePath, params, data } of errors) {
    const { additionalProperty = '' } = params as { additionalProperty?: string };
    if (
      keyword === 'additionalProperties' &&
      Reflect.get(data as object, additionalProperty) === null
    )
      groups.add(instancePath);
  }
  return [...groups].map(stepsOf).flatMap((group) => splitsIn(rawText(file, group), group));
}
