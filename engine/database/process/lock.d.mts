/** Who holds a data folder. */
export interface FolderHolder {
  /** The process that has the database open. */
  readonly pid: number;
  readonly start: string | null;
  readonly host: string;
  /** Where its service answers, `http://127.0.0.1:…`. */
  readonly url: string;
}

export function holderOf(dataDir: string): FolderHolder | null;

export function takeLock(
  dataDir: string,
  options: { url: string; patience: number },
): Promise<() => void>;
