import { readableTexts } from '../check/lints/readable-texts.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { Patch } from './patch.ts';
import { valueAt } from './value-at.ts';

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
  for (const { path, value } of documents)
    for (const { pointer } of readableTexts(value)) {
      const written = valueAt(value, pointer);
      // The lines of a heading are one text to whoever reads it.
      if (Array.isArray(written))
        written.forEach((line, index) => look(path, [...pointer, index], String(line)));
      else if (typeof written === 'string') look(path, pointer, written);
    }
  return { patches, count };
}
