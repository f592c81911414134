import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isPair, isScalar, type Pair, type YAMLMap } from 'yaml';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { parseWithPositions } from '../../engine/content/source-file.ts';

/** Thrown where an edit by places would change more than was meant: the document has to be edited by hand. */
export class EditRefused extends Error {
  constructor(readonly pointer: Pointer) {
    super(`the edit at /${pointer.join('/')} would change something else`);
    this.name = 'EditRefused';
  }
}

type Value = Readonly<Record<string, unknown>>;

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** End of the line of an offset, its line break included; an offset at the beginning of a line is after its line already. */
function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
}

/** The map at a pointer with its field `name`; null where there is none. */
function findPair(text: string, pointer: Pointer): { map: YAMLMap; pair: Pair; at: number } | null {
  const name = pointer.at(-1);
  const map = parseWithPositions(text).document.getIn(pointer.slice(0, -1), true);
  if (!isMap(map)) return null;
  const at = map.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === name);
  const pair = map.items[at];
  return isPair(pair) ? { map, pair, at } : null;
}

/** Start of the name of a field, and end of its value. */
function rangeOf(pair: Pair): [number, number] {
  const key = isNode(pair.key) ? pair.key.range! : null;
  const value = isNode(pair.value) ? pair.value.range! : null;
  return [key![0], Math.max(key![1], value?.[1] ?? 0)];
}

const valueOf = (text: string) => parseWithPositions(text).document.toJS() as Value;

/** The map at `pointer` of a document, as a copy of the whole whose map alone may be changed. */
function change(text: string, pointer: Pointer, edit: (map: Record<string, unknown>) => void) {
  const whole = structuredClone(valueOf(text)) as Record<string, unknown>;
  let map = whole;
  for (const step of pointer.slice(0, -1)) map = map[step] as Record<string, unknown>;
  edit(map);
  return whole;
}

/** `edited`, if it says what was wanted and nothing else. Throws `EditRefused`. */
function proven(edited: string, wanted: Value, pointer: Pointer): string {
  const { document } = parseWithPositions(edited);
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), wanted))
    throw new EditRefused(pointer);
  return edited;
}

/** Puts `written`, YAML of one line, in the place of a field's value. The text itself where there is no such field. Throws `EditRefused`. */
export function writeField(text: string, pointer: Pointer, written: string): string {
  const value = findPair(text, pointer)?.pair.value;
  if (!isNode(value) || !value.range) return text;
  const wanted = change(text, pointer, (map) => {
    map[pointer.at(-1)!] = parseWithPositions(written).document.toJS();
  });
  const [start, end] = value.range;
  // A text of several lines (`|`) has the break of its last one.
  const lineBreak = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? '';
  return proven(text.slice(0, start) + written + lineBreak + text.slice(end), wanted, pointer);
}

/** Takes a field away, with the rest of its last line; comment lines above it stay. The text itself where there is no such field. Throws `EditRefused`. */
export function removeField(text: string, pointer: Pointer): string {
  const found = findPair(text, pointer);
  if (!found) return text;
  const { map, pair, at } = found;
  const [start, end] = rangeOf(pair);
  const next = map.items[at + 1];
  const before = map.items[at - 1];
  let cut: [number, number];
  if (!map.flow) cut = [lineStart(text, start), lineEnd(text, end)];
  else if (next) cut = [start, rangeOf(next)[0]];
  else cut = [before ? rangeOf(before)[1] : start, end];
  const wanted = change(text, pointer, (all) => delete all[pointer.at(-1)!]);
  return proven(text.slice(0, cut[0]) + text.slice(cut[1]), wanted, pointer);
}

/** Adds a field of one line behind the last field of a map that has one. Throws `EditRefused`, also where the map or a field is missing, or has such a field. */
export function addField(text: string, pointer: Pointer, written: string): string {
  const map = parseWithPositions(text).document.getIn(pointer.slice(0, -1), true);
  const last = isMap(map) ? map.items.at(-1) : undefined;
  if (!isMap(map) || !isPair(last) || findPair(text, pointer)) throw new EditRefused(pointer);
  const name = String(pointer.at(-1));
  const wanted = change(text, pointer, (all) => {
    all[name] = parseWithPositions(written).document.toJS();
  });
  const [, end] = rangeOf(last);
  if (map.flow)
    return proven(`${text.slice(0, end)}, ${name}: ${written}${text.slice(end)}`, wanted, pointer);
  const [first] = rangeOf(map.items[0]!);
  const indent = ' '.repeat(first - lineStart(text, first));
  const at = lineEnd(text, end);
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text[at - 1] === '\n' ? '' : lineBreak;
  const line = `${before}${indent}${name}: ${written}${lineBreak}`;
  return proven(text.slice(0, at) + line + text.slice(at), wanted, pointer);
}
