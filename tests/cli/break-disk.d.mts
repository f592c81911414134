/** How a disk breaks: it takes the process with it, or the call fails with this code. */
export type Break = 'SIGKILL' | 'ENOSPC';

/**
 * Breaks the disk of this process at the `at`th call (from 1) that changes something below a folder (absolute), a text half
 * written. Returns what mends it.
 */
export function breakDisk(options: {
  readonly at: number;
  readonly below: string;
  readonly how: Break;
}): () => void;
