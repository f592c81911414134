import type { Pointer } from '../diagnostics/problem.ts';
import { locate, rawText, type SourceFile } from '../content/source-file.ts';

/** A text or a part of one, and where it begins in its file (line and column from 1). */
export interface WrittenLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The location of a text. One written below a `|` comes as its lines, since each of them stands on a line of its own in the
 * file; any other comes whole, at its first letter (a quote counts as one).
 */
export function writtenLines(file: SourceFile, pointer: Pointer, value: string): WrittenLine[] {
  const { line, column } = locate(file, pointer);
  const raw = rawText(file, pointer).split('\n');
  const indicator = /^[|>]/.exec(raw[0] ?? '')?.[0];
  const below = (index: number, text: string): WrittenLine => ({
    text: text.trim(),
    line: line + 1 + index,
    column: 1 + (/\S/.exec(raw[index + 1] ?? '')?.index ?? 0),
  });
  if (indicator === '|')
    return value
      .split('\n')
      .map((text, index) => ({ text, index }))
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, index }) => below(index, text));
  if (indicator === '>')
    return [
      below(
        Math.max(
          0,
          raw.slice(1).findIndex((text) => text.trim() !== ''),
        ),
        value,
      ),
    ];
  return [{ text: value, line, column }];
}
