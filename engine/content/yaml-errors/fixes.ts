import type { SyntaxParams, SyntaxReason } from '../../words/problems.ts';

/** A guess at what is wrong with a text: where, and what the lines would be if it were fixed. */
export interface Fix {
  readonly params: SyntaxParams;
  /** Index of the line, from 0. */
  readonly row: number;
  /** UTF-16 units from the start of the line, from 0. */
  readonly column: number;
  readonly length: number;
  /** Lines that change, by index; a text may hold a line break. Empty where nothing can be tried. */
  readonly lines: ReadonlyMap<number, string>;
  /** Index of a line that belongs to it, or null. */
  readonly related: number | null;
}

/** Makes the guesses that one kind of mistake allows for a line. */
export type Fixer = (lines: readonly string[], row: number) => Fix[];

/** Spaces at the beginning of a line. */
export const indentOf = (line: string) => /^ */.exec(line)![0].length;

/** True for a line that says nothing: empty, or a comment. */
export const isBlank = (line: string) => /^\s*(?:#.*)?$/.test(line);

const longest = 100;

/** A line without its indentation, its middle left out where it is long. */
export function shown(line: string): string {
  const text = line.trim();
  return text.length <= longest ? text : `${text.slice(0, 60)}…${text.slice(-30)}`;
}

/** A guess from what it needs; the mark covers the text of the line unless told otherwise. */
export function makeFix(
  reason: SyntaxReason,
  at: {
    readonly lines: readonly string[];
    readonly row: number;
    readonly column?: number;
    readonly length?: number;
  },
  told: {
    readonly subject?: string;
    readonly changed?: ReadonlyMap<number, string>;
    readonly show?: boolean;
    readonly line?: number;
    readonly spaces?: readonly [number, number];
    readonly related?: number;
  } = {},
): Fix {
  const { lines, row } = at;
  const text = lines[row] ?? '';
  const column = at.column ?? indentOf(text);
  const changed = told.changed ?? new Map<number, string>();
  return {
    params: {
      reason,
      subject: told.subject ?? '',
      fixed: told.show === false ? '' : shown(changed.get(row) ?? ''),
      line: told.line ?? 0,
      spaces: told.spaces ?? [0, 0],
    },
    row,
    column,
    length: Math.max(1, at.length ?? text.trimEnd().length - column),
    lines: changed,
    related: told.related ?? null,
  };
}
