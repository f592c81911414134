import type { BackupManifest } from './shelf.mjs';

/**
 * Packs `manifest.json`, `pg` and `pictures` (where there is such) of a folder into a file that only its owner reads; until it is whole and on the disk it has
 * another name. Rejects with what the disk says; then nothing is left of it.
 */
export function packBackup(folder: string, file: string): Promise<void>;

/** What a backup says of itself, read from its beginning. Rejects for a file that is none. */
export function readManifest(file: string): Promise<BackupManifest>;

/** Unpacks a backup into a folder that is there. Rejects if the file is cut off or damaged. */
export function unpackBackup(file: string, folder: string): Promise<void>;
