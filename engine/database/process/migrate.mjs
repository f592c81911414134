import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFault } from './fault.mjs';

/** `20261120000100` of `20261120000100_admins.sql`, as the Supabase CLI has it. */
const versionOf = (name) => name.split('_', 1)[0];

/** The migrations of a `supabase` folder in order: [{ name, version, sql }]. */
export function migrationsOf(folder) {
  return readdirSync(join(folder, 'migrations'))
    .filter((name) => /^\d+_.*\.sql$/.test(name))
    .sort()
    .map((name) => ({
      name,
      version: versionOf(name),
      sql: readFileSync(join(folder, 'migrations', name), 'utf8'),
    }));
}

/** Versions that the database has had. */
async function appliedTo(db) {
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  return rows.map(({ version }) => version);
}

/** Throws `DataFault` if the database had a migration that the folder lacks: an older program must not open newer data. */
export async function refuseNewer(db, folder) {
  const known = new Set(migrationsOf(folder).map(({ version }) => version));
  const newer = (await appliedTo(db)).find((version) => !known.has(version));
  if (newer)
    throw new DataFault(
      'newer',
      `The data folder was made by a newer version of this program (migration ${newer}).`,
      { migration: newer },
    );
}

/**
 * Runs the migrations that the database has not had, each in a transaction with its record, and after the very first
 * one the seed. Throws `DataFault`.
 */
export async function migrate(db, folder) {
  await refuseNewer(db, folder);
  const migrations = migrationsOf(folder);
  const applied = new Set(await appliedTo(db));
  for (const { name, version, sql } of migrations.filter((one) => !applied.has(one.version))) {
    await db
      .transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      })
      .catch((error) => {
        throw new DataFault(
          'migration',
          `supabase/migrations/${name}: ${error.message}`,
          { migration: name, cause: error.message },
          error,
        );
      });
  }
  await seed(db, folder);
}

/** Once in the life of a database: it is recorded in the transaction that brings the rows. */
async function seed(db, folder) {
  const { rows } = await db.query(
    "select 1 from supabase_migrations.seed_files where path = 'supabase/seed.sql'",
  );
  if (rows.length > 0) return;
  // The package has none: sample posts belong to a site.
  if (!existsSync(join(folder, 'seed.sql'))) return;
  const sql = readFileSync(join(folder, 'seed.sql'), 'utf8');
  await db.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', md5($1))",
      [sql],
    );
  });
}
