/** A text and where in its document it stands, `blocks/0/heading`. */
export interface OwnText {
  readonly pointer: string;
  readonly text: string;
}
/** A document as it is written; nothing was validated or replaced. */
export interface WrittenDocument {
  /** `pages/bairros/mooca.yaml`. */
  readonly file: string;
  readonly document: Readonly<Record<string, unknown>>;
}
export function textsIn(value: unknown): OwnText[];
export function readDocuments(siteDir: string, folder?: string): WrittenDocument[];
