import { readdirSync, readFileSync } from 'node:fs';
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
 * one the posts that the blog begins with (`SamplePost`). Throws `DataFault`.
 */
export async function migrate(db, folder, samples = []) {
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
  await seed(db, samples);
}

/** Once in the life of a database: it is recorded in the transaction that brings the rows. */
async function seed(db, samples) {
  const { rows } = await db.query('select 1 from supabase_migrations.seed_files');
  if (rows.length > 0) return;
  const posts = JSON.stringify(samples);
  await db.transaction(async (transaction) => {
    await transaction.query(insertSamples, [posts]);
    await transaction.query(
      "insert into supabase_migrations.seed_files (path, hash) values ('blog/samples', md5($1))",
      [posts],
    );
  });
}

/** Published and changed at one time, so that no build says a day of its own. */
export const insertSamples = `
insert into public.blog_posts (title, slug, content, meta_description, tags, seo_score, published_at, created_at, updated_at)
select title, slug, content, meta_description, tags, seo_score, at, at, at from (
  select *, coalesce(published_at, now()) as at
  from jsonb_to_recordset($1::text::jsonb) as sample (title text, slug text, content text, meta_description text, tags jsonb, seo_score int, published_at timestamptz)
) as samples
on conflict (slug) do nothing`;
