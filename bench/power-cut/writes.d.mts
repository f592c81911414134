/** What was found of one state of a disk. */
export interface TriedState {
  readonly cut: number;
  readonly fate: string;
  /** Folder of the state, as the service left it. */
  readonly place: string;
  /** How many posts had been acknowledged. */
  readonly acknowledged: number;
  /** Their addresses, or why it does not open. */
  readonly lost: readonly string[];
}
export function recordWrites(
  dataDir: string,
  options: { record: string; rounds: number; count: number },
): Promise<void>;
export function tryPowerCuts(options: {
  record: string;
  base: string;
  times: number;
  seed: number;
  folder: (time: number) => string;
  onState: (state: TriedState) => unknown;
}): Promise<void>;
