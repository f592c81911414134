import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFault } from './fault.mjs';

export const versionOf = (name) => name.split('_', 1)[0];

const filesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d+_.*\.sql$/.test(name))
    .sort()
    .map((name) => ({
      name,
      version: versionOf(name),
      sql: readFileSync(join(folder, name), 'utf8'),
    }));

export const migrationsOf = (folder) => filesOf(join(folder, 'migrations'));

export const earlierMigrationsOf = (folder) => filesOf(join(folder, 'earlier-migrations'));

export const knownVersions = (folder) =>
  new Set([...earlierMigrationsOf(folder), ...migrationsOf(folder)].map(({ version }) => version));

export function waitingFor(folder, had) {
  const [whole, ...later] = migrationsOf(folder);
  const isEarlier = had.size > 0 && !had.has(whole.version);
  const first = isEarlier ? [...earlierMigrationsOf(folder), { ...whole, sql: '' }] : [whole];
  return [...first, ...later].filter(({ version }) => !had.has(version));
}

/** Versions that the database has had. */
async function appliedTo(db) {
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations');
  return rows.map(({ version }) => version);
}

/** Throws `DataFault` if the database had a migration that the folder lacks: an older program must not open newer data. */
export async function refuseNewer(db, folder) {
  const known = knownVersions(folder);
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
  const had = new Set(await appliedTo(db));
  for (const { name, version, sql } of waitingFor(folder, had)) {
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
          `${name}: ${error.message}`,
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
