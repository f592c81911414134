import type { ValueRanges } from '../yaml/value-ranges.ts';
import { BlockReader } from './block-reader.ts';
import { BeyondSubset, type QuickYamlReason } from './beyond-subset.ts';

export type { QuickYamlReason } from './beyond-subset.ts';

/** The value of a text, or why the quick reader left the text to the library. */
export type QuickYaml = { readonly value: unknown } | { readonly left: QuickYamlReason };

/** Characters that make a text one for the library wherever they stand. */
const beyond = /[\t\r\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;
/** Markers of several documents in one text, and directives. */
const marker = /^(?:---|\.\.\.|%)/m;

/**
 * Reads a YAML text in the subset that documents are nearly always written in (docs/engine/quick-yaml.md). On what it takes
 * it gives the value that `yaml` gives; anything else, wrong or not, it leaves, and says why. A property test holds that.
 */
export function readQuickly(text: string): QuickYaml {
  const read = readWith(text, false);
  return 'left' in read ? read : { value: read.value };
}

/** Where the values of a text in that subset stand: lines and columns are those of `yaml`. Null for one that the quick reader leaves. */
export function rangesQuickly(text: string): ValueRanges | null {
  const read = readWith(text, true);
  return 'left' in read ? null : read.reader.ranges;
}

function readWith(text: string, notes: boolean) {
  if (!text.endsWith('\n')) return { left: 'end' } as const;
  if (beyond.test(text)) return { left: 'character' } as const;
  if (marker.test(text)) return { left: 'marker' } as const;
  const reader = new BlockReader(text, notes);
  try {
    return { value: reader.document(), reader };
  } catch (error) {
    if (error instanceof BeyondSubset) return { left: error.reason };
    throw error;
  }
}
