/** One file of SQL. */
export interface Migration {
  readonly name: string;
  /** `20261123000500` of `20261123000500_schema.sql`, as the Supabase CLI has it. */
  readonly version: string;
  readonly sql: string;
}

/** Version of a migration by the name of its file. */
export function versionOf(name: string): string;

/** The migrations of a `supabase` folder in order. The first makes a database whole. */
export function migrationsOf(folder: string): Migration[];

/** The migrations from before the first release in order: together they make what the first of `migrationsOf` makes. */
export function earlierMigrationsOf(folder: string): Migration[];

/** Versions of both. */
export function knownVersions(folder: string): Set<string>;

/**
 * The migrations that a database lacks which has had versions, in order. One that began before the first release goes on
 * with those of then; of the file that makes the same at once it gets the record, so its `sql` is empty.
 */
export function waitingFor(folder: string, had: ReadonlySet<string>): Migration[];

/** Inserts the posts that a blog begins with: `$1` is the JSON of a list of `SamplePost`. */
export const insertSamples: string;
