/** Why a text is left to the library. */
export type QuickYamlReason =
  /** No line break at the end of the text. */
  | 'end'
  /** A tab, a carriage return, a byte order mark or another control character. */
  | 'character'
  /** `---`, `...` or a directive. */
  | 'marker'
  | 'anchor'
  | 'alias'
  | 'tag'
  /** A field whose name is quoted, is no plain word, is missing or comes twice. */
  | 'field'
  /** A line that is deeper or less deep than what it could belong to; texts that go on without a mark are among these. */
  | 'indentation'
  /** More levels than the quick reader follows. */
  | 'depth'
  /** A list or a group in brackets that goes over several lines, or has something unusual in it. */
  | 'flow'
  /** A text after `|` or `>` with a header or an indentation that is not plain. */
  | 'block-scalar'
  /** A quoted text over several lines, or with an escape that JSON does not have. */
  | 'quotes'
  /** A text without quotes that has `: ` in it or begins with a character that means something. */
  | 'plain-text'
  /** A number in a spelling that is not decimal. */
  | 'number';

/** Thrown where a text leaves the subset; the library then decides. */
export class BeyondSubset extends Error {
  constructor(readonly reason: QuickYamlReason) {
    super(reason);
    this.name = 'BeyondSubset';
  }
}

const marks = new Map<string | undefined, QuickYamlReason>([
  ['&', 'anchor'],
  ['*', 'alias'],
  ['!', 'tag'],
  ['[', 'flow'],
  ['{', 'flow'],
]);

/** The reason that the first character of something tells; `otherwise` if it tells none. */
export const reasonOf = (first: string | undefined, otherwise: QuickYamlReason): QuickYamlReason =>
  marks.get(first) ?? otherwise;
