/** Makes the folder that a backup is unpacked into, empty, within the data folder; its path. */
export function prepareRestore(dataDir: string): string;

/** Removes what `prepareRestore` made. */
export function dropRestore(dataDir: string): void;

/** What was unpacked was read back whole: from here on it takes the place of the database, whoever is killed. */
export function markVerified(dataDir: string): void;

/** Carries out, or on with, the exchange that was marked. Needs the lock. True if there was one. */
export function finishRestore(dataDir: string): boolean;
