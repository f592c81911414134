import type { BackupReason } from './shelf.mjs';

/** Packs the copy of a data folder into the folder of backups, and lets old ones go. Resolves to the name. */
export function shelveCopy(options: {
  readonly dataDir: string;
  readonly backupDir: string;
  readonly reason: BackupReason;
  /** ms since 1970. */
  readonly at: number;
  /** IANA; the backup is named after its clock. */
  readonly timeZone: string;
}): Promise<string>;
