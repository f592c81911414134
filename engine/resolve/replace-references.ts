import { maxReferenceLength, maxTextLength } from '../content/limits.ts';
import { referenceText } from './references/reference-values.ts';
import type { Scope } from './references/scope.ts';

/** Why a reference could not be replaced; `text` as it is written, braces included, or what stands around unmatched ones. */
export type ReferenceFault =
  | {
      readonly kind: 'unknown' | 'no-region' | 'long';
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'broken'; readonly text: string };

/** A reference in a text; the first group is its name. */
export const referencePattern = /\{\{\s*([A-Za-z][\w.-]*)\s*\}\}/g;
/** In matching braces, but no name. */
const strange = /\{\{([^{}\n]*)\}\}/g;
/** Unmatched braces and the words at them, at most 40 letters. */
const unmatched = /\{\{[^{}\n]{0,38}|[^{}\n]{0,38}\}\}/;
/** False for a text that `replaceReferences` leaves as it is. */
export const mayRefer = (text: string) => text.includes('{{') || text.includes('}}');

/** A reference that was replaced: its name, and where its text stands in the result. */
export interface FilledReference {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/** `text` with every `{{reference}}` replaced, each told to `filled`; what cannot be is left as it stands and told to `fault`. */
export function replaceReferences(
  text: string,
  scope: Scope,
  fault: (fault: ReferenceFault) => void,
  filled?: (reference: FilledReference) => void,
): string {
  if (!mayRefer(text)) return text;
  let length = text.length;
  let longer = 0;
  const result = text.replace(referencePattern, (whole, name: string, at: number) => {
    const found = referenceText(name, scope);
    length += found?.length ?? 0;
    if (found === 'no-region') fault({ kind: 'no-region', name, text: whole });
    else if (found === null) fault({ kind: 'unknown', name, text: whole });
    else if (found.length > maxReferenceLength || length > maxTextLength)
      fault({ kind: 'long', name, text: whole });
    else {
      filled?.({ name, from: at + longer, length: found.length });
      longer += found.length - whole.length;
      return found;
    }
    return whole;
  });
  const left = text.replace(referencePattern, '');
  if (!mayRefer(left)) return result;
  const named = text.replace(referencePattern, (whole) => ' '.repeat(whole.length));
  const rest = named.replace(strange, (whole, name: string) => {
    if (name.trim() === '') return whole;
    fault({ kind: 'unknown', name: name.trim(), text: whole });
    return ' '.repeat(whole.length);
  });
  const broken = unmatched.exec(rest)?.[0].trim();
  if (broken) fault({ kind: 'broken', text: broken });
  return result;
}
