// Why data cannot be opened, apart from what opens it: to start a process takes code that most commands do without.

/** Thrown when another process has the data folder open. */
export class DataFolderBusy extends Error {
  constructor(
    readonly dataDir: string,
    readonly pid: number,
    readonly url: string,
  ) {
    super(`The data folder ${dataDir} is in use by process ${pid} (${url}).`);
    this.name = 'DataFolderBusy';
  }
}

/**
 * Why the data cannot be opened or written, where somebody can do something about it:
 * - `damaged`: files of the database cannot be read; `keys`: keys.json cannot.
 * - `newer`: a later version of the program made it (`migration`).
 * - `migration`: one failed (`migration`, `cause`); it was taken back. `backup` names the copy from before, if there was a database.
 * - `password`: one cannot be one (`why`: `length`, `known` to attackers, the account's `own` name or address).
 * - `disk-full`, `read-only`: the disk says so.
 */
export type DataFaultReason =
  'damaged' | 'keys' | 'newer' | 'migration' | 'password' | 'disk-full' | 'read-only';

/** Thrown when the database cannot be opened, or a backup cannot be made; `message` says why. */
export class DataServiceFailed extends Error {
  override readonly name = 'DataServiceFailed';

  constructor(
    message: string,
    readonly reason?: DataFaultReason | undefined,
    readonly details: Readonly<Record<string, string | null>> = {},
  ) {
    super(message);
  }
}
