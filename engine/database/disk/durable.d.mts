/** Flushes the content of a file. */
export function flushFile(path: string): void;
/** Flushes every file of a folder, and the names in it. */
export function flushAll(folder: string): void;
/** Flushes the names in a folder. */
export function flushFolder(folder: string): void;
