import { textsOf } from '../content/fields.ts';
import type { Schemas } from '../content/schemas.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Patch } from './patch.ts';

/** A text that takes another's place. */
export interface TextReplacement {
  readonly old: string;
  readonly wanted: string;
  /** Inside of words, too. */
  readonly part: boolean;
}

/** What nobody reads in a text: a reference, where a link of Markdown leads. */
const unread = String.raw`\{\{[^{}\n]*\}\}|\]\([^)\s]*`;
const letter = String.raw`[\p{L}\p{N}]`;

/** The old text wherever it is read, in its first group. */
function patternOf({ old, part }: TextReplacement): RegExp {
  const plain = old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // A text that begins or ends with a sign has no word there that could go on.
  const before = part || !new RegExp(`^${letter}`, 'u').test(old) ? '' : `(?<!${letter})`;
  const behind = part || !new RegExp(`${letter}$`, 'u').test(old) ? '' : `(?!${letter})`;
  return new RegExp(`${unread}|${before}(${plain})${behind}`, 'gu');
}

/** The patches that put a text in the place of another in everything that people read of documents, and how often they do. */
export function replacePatches(
  documents: readonly SourceFile[],
  replacement: TextReplacement,
  schemas: Schemas,
): { readonly patches: readonly Patch[]; readonly count: number } {
  const pattern = patternOf(replacement);
  const patches: Patch[] = [];
  let count = 0;
  const look = (file: string, pointer: Pointer, text: string) => {
    const value = text.replace(pattern, (whole, found?: string) => {
      if (found === undefined) return whole;
      count += 1;
      return replacement.wanted;
    });
    if (value !== text) patches.push({ file, pointer, op: 'set', value });
  };
  for (const file of documents)
    for (const { pointer, value } of textsOf(file, schemas)) {
      // The lines of a heading are one text to whoever reads it.
      if (Array.isArray(value))
        value.forEach((line, index) => look(file.path, [...pointer, index], String(line)));
      else look(file.path, pointer, String(value));
    }
  return { patches, count };
}
