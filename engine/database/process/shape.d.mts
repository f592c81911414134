export function shapeOf(folder: string): string;

export function lastShape(dataDir: string): string | null;

/** Names of the migrations of a `supabase` folder that the database of a data folder has not had; null if the folder does not say. */
export function waitingMigrations(dataDir: string, folder: string): string[] | null;

export function keepShape(dataDir: string, shape: string, migrations?: readonly string[]): void;
