/** What a file is to hold; a text may come in parts. */
export type FileContent = Uint8Array | Iterable<string>;

/** How a file is written. */
export interface WriteOptions {
  /** Waits until the disk has the content, so that no rename overtakes it when the machine stops. */
  readonly durable?: boolean;
  /** Permissions; those of the file that is there, else the usual ones, if left out. */
  readonly mode?: number;
}

/** Content that waits under a temporary name beside its file. */
export interface StagedFile {
  /** Lets it take the place of the file. Throws what the disk says; then nothing temporary is left. */
  readonly replace: () => void;
  /** Removes it. */
  readonly discard: () => void;
}

/**
 * Replaces a file in one step: whoever reads it, and a process that is killed in the middle, has the old content or the
 * new one, whole. A link stays a link. Throws what the disk says; then the file is as it was, and nothing temporary is
 * left.
 */
export function replaceFile(file: string, content: FileContent, options?: WriteOptions): void;

/** The first half of `replaceFile`, for a set of files, or where something is to be looked at before the second half. */
export function stageFile(file: string, content: FileContent, options?: WriteOptions): StagedFile;

/** Removes what killed processes left beside a file while they replaced it. Its folder must exist. */
export function removeLeftovers(file: string): void;
