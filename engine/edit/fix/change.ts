/** What a correction did in a file: the line (from 1, before the correction), the words that stood there and those that stand there now. */
export interface Change {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** A corrected text with what was done to it. */
export interface Corrected {
  readonly text: string;
  readonly changes: readonly Change[];
}
