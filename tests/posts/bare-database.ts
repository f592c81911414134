// A database of ours within the test: the migrations over PGlite in memory, with a clock that the test can turn.
import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { join } from 'node:path';
import { vi } from 'vitest';
import { factorTables } from '../../engine/database/process/factor-tables.mjs';
import {
  earlierMigrationsOf,
  migrationsOf,
  type Migration,
} from '../../engine/database/process/migrate.mjs';
import { root } from '../structure/tree.ts';

/** What hosted Supabase and Lite bring along; whoever asks has the secret key. */
const surroundings = `${getAuthSchemaSql()}; ${factorTables};
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
  create function auth.jwt() returns jsonb language sql stable as 'select null::jsonb';
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;`;

const supabase = join(root, 'supabase');

/** Files of a database that has nothing in it yet: making them takes seconds, and they are the same for all. */
let empty: Promise<File | Blob> | undefined;

async function makeEmpty(): Promise<File | Blob> {
  const db = await PGlite.create();
  await db.exec(surroundings);
  const files = await db.dumpDataDir('none');
  await db.close();
  return files;
}

/** What a database is made of. */
interface Making {
  readonly migrations?: readonly Migration[];
  /** SQL that runs before them. */
  readonly privileges?: string;
}

/** A database with the migrations of today, or others. */
export async function bareDatabase({
  migrations = migrationsOf(supabase),
  privileges = '',
}: Making = {}) {
  empty ??= makeEmpty();
  const db = await PGlite.create({ loadDataDir: await empty });
  const run = async (some: readonly Migration[]) => {
    for (const { sql } of some) await db.exec(sql);
  };
  await db.exec(privileges);
  await run(migrations);
  return {
    /** Runs SQL as superuser. */
    sql: async <Row extends object>(text: string) => (await db.query<Row>(text)).rows,
    run,
    close: () => db.close(),
  };
}

/** The migrations from before the first release, up to the one of this name and from it on. */
export function earlierMigrations(name: string): [readonly Migration[], readonly Migration[]] {
  const all = earlierMigrationsOf(supabase);
  const place = all.findIndex((migration) => migration.name.includes(name));
  if (place < 0) throw new Error(`There is no migration ${name}.`);
  return [all.slice(0, place), all.slice(place)];
}

/** A database of `bareDatabase`. */
export type BareDatabase = Awaited<ReturnType<typeof bareDatabase>>;

/** Turns the clock of the process, and with it of the database, to a moment (ms since 1970); `vi.useRealTimers` gives it back. */
export const setClock = (moment: number) => vi.useFakeTimers({ toFake: ['Date'], now: moment });
