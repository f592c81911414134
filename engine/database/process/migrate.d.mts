/** One file of `supabase/migrations`. */
export interface Migration {
  readonly name: string;
  readonly version: string;
  readonly sql: string;
}

export function migrationsOf(folder: string): Migration[];
