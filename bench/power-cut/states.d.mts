/** What the process asked of the disk, in its order; `name` is relative to the data folder. */
export interface Step {
  readonly step:
    'write' | 'truncate' | 'flush' | 'create' | 'rename' | 'link' | 'remove' | 'folder' | 'answer';
  readonly name: string;
  /** What was written. */
  readonly bytes?: Buffer;
  /** Of the request that was answered. */
  readonly id?: number;
}
export function readRecord(file: string): Step[];
