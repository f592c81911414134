import type { Pointer } from '../diagnostics/problem.ts';
import type { Part } from './source-file.ts';
import { maxItems, maxTextLength } from './limits.ts';

/** What no document may hold, and where: a character that cannot be shown (`U+0007`), a text of spaces alone or of more letters than any needs, or a list or group that is too long. */
export type ValueFlaw =
  | { readonly kind: 'blank'; readonly pointer: Pointer }
  | {
      readonly kind: 'character';
      readonly pointer: Pointer;
      readonly part: Part;
      readonly character: string;
    }
  | { readonly kind: 'long' | 'long-text'; readonly pointer: Pointer; readonly count: number };

/**
 * Control characters, which HTML and XML do not allow, not even as a reference, and halves of surrogate pairs, which are no
 * text in UTF-8: an address made of one throws.
 */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * True for a text of YAML whose `value`, as the fast parser read it, can have a flaw that this parser does not see: escapes,
 * quotes around spaces, what is longer than it may be.
 */
export const mayHaveFlaw = (yaml: string, value: unknown) =>
  yaml.includes('\\') ||
  /("|')\s+\1/.test(yaml) ||
  (yaml.length > Math.min(2 * maxItems, maxTextLength) && !isWithinLimits(value));

/** True for a value whose texts, lists and groups are no longer than they may be. */
function isWithinLimits(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= maxTextLength;
  if (typeof value !== 'object' || value === null) return true;
  const values: readonly unknown[] = Object.values(value);
  return (
    values.length <= maxItems &&
    values.every(isWithinLimits) &&
    (Array.isArray(value) || Object.keys(value).every(isWithinLimits))
  );
}

/** The first flaw of a value, in its order, or null. The value is a tree of bounded depth. */
export function flawOfValue(value: unknown, pointer: Pointer = []): ValueFlaw | null {
  if (typeof value === 'string') return flawOfText(value, pointer, 'value');
  if (typeof value !== 'object' || value === null) return null;
  const list = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length > maxItems) return { kind: 'long', pointer, count: entries.length };
  for (const [name, field] of entries) {
    const at = [...pointer, list ? Number(name) : name];
    const found = (list ? null : flawOfText(name, at, 'key')) ?? flawOfValue(field, at);
    if (found) return found;
  }
  return null;
}

function flawOfText(text: string, pointer: Pointer, part: Part): ValueFlaw | null {
  if (text.length > maxTextLength) return { kind: 'long-text', pointer, count: text.length };
  // Schemas ask for a letter at least; a title of one space would be an empty title.
  if (part === 'value' && /^\s+$/.test(text)) return { kind: 'blank', pointer };
  const found = forbidden.exec(text);
  return (
    found && {
      kind: 'character',
      pointer,
      part,
      character: `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    }
  );
}
