import type { Document, LineCounter } from 'yaml';
import type { SyntaxParams } from '../../words/problems.ts';
import type { Fix } from './fixes.ts';

/** One mistake in a text: what the sentences are told, and its position, line and column from 1. */
export interface SyntaxFault {
  readonly params: SyntaxParams;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** A line that belongs to it. */
  readonly related?: { readonly line: number; readonly column: number };
}

/** A text as `yaml` sees it. */
export interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** The lines of a text, without their ends. */
export const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\r$/, ''));

/** The position of an offset, row and column from 0. */
export const positionOf = (lines: LineCounter, offset: number) => {
  const { line, col } = lines.linePos(offset);
  return { row: line - 1, column: col - 1 };
};

/** A guess as what is reported. */
export const toFault = (
  { params, row, column, length, related }: Fix,
  lines: readonly string[],
): SyntaxFault => ({
  params,
  line: row + 1,
  column: column + 1,
  length,
  ...(related === null
    ? {}
    : { related: { line: related + 1, column: /^\s*/.exec(lines[related] ?? '')![0].length + 1 } }),
});
