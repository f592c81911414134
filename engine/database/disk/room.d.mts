/** True where the disk of a data folder has no room for a write: the database refuses it then. */
export function lacksRoom(dataDir: string): boolean;
