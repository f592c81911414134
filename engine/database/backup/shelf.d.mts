/** Why a backup was made. */
export type BackupReason = 'daily' | 'migration' | 'manual';

/** What a backup says of itself. */
export interface BackupManifest {
  readonly format: 1;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly reason: BackupReason;
  /** Versions of the migrations that the database had had. */
  readonly migrations: readonly string[];
  /** Rows by table, `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
}

/** A backup in its folder, by its name alone. */
export interface BackupFile {
  /** Without `.tar.gz`: `2026-11-22-031005-daily`. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** When it was begun, ms since 1970, to the second. */
  readonly at: number;
  readonly reason: BackupReason;
  readonly bytes: number;
}

/** Where backups are unless somebody says otherwise. */
export function backupsOf(dataDir: string): string;

/** The day that a backup belongs to, YYYY-MM-DD: that of its name, also where the site has another time zone since. */
export function dayOfBackup(backup: Pick<BackupFile, 'name'>): string;

/** A name that no backup of the folder has, after the clock of a time zone. */
export function freeName(
  folder: string,
  reason: BackupReason,
  at: number,
  timeZone: string,
): string;

/** Path of the backup with a name. */
export function fileOf(folder: string, name: string): string;

/** The backups of a folder, named after the clock of a time zone, newest first; none if there is no such folder. */
export function backupsIn(folder: string, timeZone: string): BackupFile[];

/**
 * Those that may go: kept are the newest of each of 7 days and of each of 4 weeks among the daily ones, 5 before migrations,
 * and whatever a person made. `now` in ms since 1970. Backups with a date in the future (a clock that was wrong) take no
 * place from the others; 3 of them stay.
 */
export function outdated(backups: readonly BackupFile[], now: number): BackupFile[];

/** Makes the folder, for its owner alone, and removes what killed processes left half written. */
export function makeShelf(folder: string): void;

/** Removes those that may go. */
export function removeOutdated(folder: string, now: number, timeZone: string): void;
